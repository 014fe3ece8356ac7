"""Why one option is better than another: the sources of Fame in which they differ most."""

from typing import Final, NamedTuple

from trickerion.bots.appraisal import PARTS, Appraisal

FAME: Final = PARTS[0]
SHARDS: Final = "shards"
POWERS: Final = "powers"
POWER_SLOTS: Final = "power_slots"
"""Instead of `shards`, if they open a Power slot or keep it open (POW-3)."""
MIN_SLOTS: Final = 0.5
MIN_AMOUNT: Final = 0.25
"""The least difference in Fame that is mentioned."""
GAINS: Final = 3
LOSSES: Final = 2
"""The most of each that are mentioned."""


class FameReason(NamedTuple):
    """A difference between two options, in Fame."""

    what: str
    """A part of the value (`coins`, `team`, `rivals` ...), a learned Power's id, or why Fame is
    gained or lost this turn, as in the events (`link`, `unpaid_wages`, the id of a card ...)."""
    amount: float


def differences(better: Appraisal, worse: Appraisal) -> dict[str, float]:
    """By how much one option is ahead of another, by the parts of their values."""
    return {part: better.parts[i] - worse.parts[i] for i, part in enumerate(PARTS)}


def reasons(better: Appraisal, worse: Appraisal) -> list[FameReason]:
    """What speaks for the better option, the largest amount first, then what speaks against it."""
    found = differences(better, worse)
    sources = source_differences(better, worse)
    if any(abs(amount) >= MIN_AMOUNT for amount in sources.values()):
        del found[FAME]
        found |= sources
    add_powers(found, better, worse)
    ordered = sorted(found.items(), key=lambda one: -one[1])
    gains = [FameReason(what, amount) for what, amount in ordered if amount >= MIN_AMOUNT]
    losses = [FameReason(what, amount) for what, amount in ordered if amount <= -MIN_AMOUNT]
    return [*gains[:GAINS], *losses[::-1][:LOSSES]]


def add_powers(found: dict[str, float], better: Appraisal, worse: Appraisal) -> None:
    """Name each Power in which the options differ, and say if Shards open a slot (POW-3, POW-4)."""
    for power in sorted({*better.powers, *worse.powers}):
        amount = better.powers.get(power, 0.0) - worse.powers.get(power, 0.0)
        found[power] = found.get(power, 0.0) + amount
        found[POWERS] -= amount
    slots = better.power_slots - worse.power_slots
    if abs(slots) >= MIN_SLOTS and slots * found[SHARDS] > 0:
        found[POWER_SLOTS] = found.pop(SHARDS)


def source_differences(better: Appraisal, worse: Appraisal) -> dict[str, float]:
    """The same for the Fame gained and lost this turn, by its sources."""
    return {
        source: better.sources.get(source, 0.0) - worse.sources.get(source, 0.0)
        for source in sorted({*better.sources, *worse.sources})
    }
