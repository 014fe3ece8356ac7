"""Look before you leap: what an option would bring, read off the view or an imagined game."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from trickerion import Action, Event, Game
from trickerion.foresight import (
    PERFORMANCE_QUESTIONS,
    Change,
    Outcome,
    changes,
    link_pay,
    own_events,
    performance_events,
)
from trickerion.shapes import Marker
from trickerion.terminal.english import CHANGES, OWN_CHANGES, SYMBOLS
from trickerion.terminal.facts import Circle, circles, corner
from trickerion.terminal.figures import outcome, weekday_yield
from trickerion.terminal.phrases import FORESEEN
from trickerion.terminal.seen import View, marker_on, question
from trickerion.terminal.words import amount, amounts, signed, who

PRICED: Final = ("buy", "smuggled_goods", "advertise", "learn_trick", "enhance", "link")
"""What these change is part of the option's own sentence."""
GAINING: Final = (
    *("take_coins", "prepare", "buy", "bargain", "payment", "component", "give"),
    *("accept", "swap_cards", "outside"),
)
NOTHING: Final = {"fame": 0, "coins": 0, "shards": 0}


def foresee(view: View, action: Action) -> str:
    """What to add to an option's sentence; empty if there is nothing to foresee."""
    if action.kind == "place":
        return _placement(view, action)
    if action.kind == "spot":
        return _links(view, action)
    frame = question(view)["frame"]
    if action.kind == "perform" or frame in PERFORMANCE_QUESTIONS:
        return _performance(view, action)
    if action.kind == "specialist" and frame == "choose_talent":
        return gains(view, action, changes(own_events(outcome(view, action))))
    return sure_gains(view, action) if action.kind in GAINING else ""


# Fame, Coins and Shards


def sure_gains(view: View, action: Action) -> str:
    """What changes at once, unless chance has a say."""
    foreseen = outcome(view, action)
    if not foreseen.is_sure:
        return ""
    told = _at_once(foreseen) if action.kind != "payment" else changes(own_events(foreseen))
    return gains(view, action, told)


def _at_once(foreseen: Outcome) -> Iterable[Change]:
    own = changes(own_events(foreseen))
    return (c for c in own if c.why not in (*PRICED, "wages", "unpaid_wages"))


def gains(view: View, action: Action, told: Iterable[Change]) -> str:
    """` - gain 5 Coins, 4 Fame, pay 1 Shard; ■ Ben gains 1 Shard`."""
    sums: dict[int, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for change in told:
        sums[change.seat][change.what] += change.amount
    texts = []
    for seat in sorted(sums, key=lambda seat: (seat != action.seat, seat)):
        verbs = OWN_CHANGES if seat == action.seat else CHANGES
        name = "" if seat == action.seat else f"{who(view, seat)} "
        parts = _purse_changes(verbs, sums[seat])
        texts += [name + ", ".join(parts)] if parts else []
    return FORESEEN["gains"].format(gains="; ".join(texts)) if texts else ""


def _purse_changes(verbs: dict[str, tuple[str, str]], sums: dict[str, int]) -> list[str]:
    """What comes, under one verb, then what goes."""
    comes = {what: number for what, number in sums.items() if number > 0}
    goes = [change_text(verbs, what, number) for what, number in sums.items() if number < 0]
    if not comes:
        return goes
    return [f"{verbs['fame'][0]} {amounts(**(NOTHING | comes))}", *goes]


def change_text(verbs: dict[str, tuple[str, str]], what: str, number: int) -> str:
    """`receive 5 Coins`, `lose 1 Fame`."""
    return f"{verbs[what][number < 0]} {amount(what, abs(number))}"


# Placing a Character


def _placement(view: View, action: Action) -> str:
    """AP-1, and what the slot costs or brings (AP-6)."""
    foreseen = outcome(view, action)
    weekday, _, place = action.fields["slot"].partition(".")
    if place == "performance":
        text = FORESEEN["stage"].format(modifier=signed(weekday_yield(view, weekday)))
    else:
        placed = next(event for event in foreseen.events if event.kind == "character_placed")
        text = FORESEEN["ap"].format(ap=placed.fields["ap"])
    return text + gains(view, action, _at_once(foreseen))


# Links


def _links(view: View, action: Action) -> str:
    """TRK-4, THR-5: the links a marker would make, what they pay and who gets Shards."""
    made = made_links(view, action.fields["spot"], action.fields["up"])
    names = ", ".join(_owned(view, marker) for _, marker in made)
    text = FORESEEN["links"].format(neighbours=names) if made else ""
    foreseen = outcome(view, action)
    text += _link_pay(foreseen.game, action.seat, len(made))
    text += _link_shards(view, foreseen.events)
    return text + gains(view, action, _at_once(foreseen))


def _link_pay(after: Game, seat: int, made: int) -> str:
    """What the links pay: asked of the game after the marker has been put down."""
    asked = after.stack[-1] if after.stack else None
    if asked is None or asked.name != "choose_link_pay":
        return ""
    payments, pays = getattr(asked, "links", 0), link_pay(after, seat)
    if payments != made:
        return FORESEEN["payments"].format(payments=amount("payments", payments), level=pays)
    return FORESEEN["pays" if made == 1 else "pays_each"].format(level=pays)


def _link_shards(view: View, events: list[Event]) -> str:
    received: dict[int, int] = defaultdict(int)
    for change in changes(events):
        if (change.what, change.why) == ("shards", "link"):
            received[change.seat] += change.amount
    sharing: dict[int, list[str]] = defaultdict(list)
    for seat, shards in sorted(received.items()):
        sharing[shards].append(who(view, seat))
    return "".join(
        FORESEEN["shards"].format(shards=amount("shards", shards), names=" and ".join(names))
        for shards, names in sharing.items()
    )


def _owned(view: View, marker: Marker) -> str:
    return f"{who(view, marker['seat'])}'s {SYMBOLS[marker['symbol']]}"


def made_links(view: View, spot: str, up: str) -> list[tuple[Circle, Marker]]:
    """TRK-4: the circles in which a marker on a spot would meet an equal corner. A marker on the
    move does not meet itself."""
    card, _, slot = spot.rpartition(".")
    made = []
    for circle in circles(card, slot):
        there = f"{card}.{circle.neighbour}"
        marker = None if there == question(view).get("spot") else marker_on(view, there)
        if marker is not None:
            opposite = corner(marker["up"], (circle.direction + 2) % 4)
            if corner(up, circle.direction) == opposite:
                made.append((circle, marker))
    return made


# Performances


def _performance(view: View, action: Action) -> str:
    """PRF-2 to PRF-4: what everybody would get for a Performance, if whoever chooses leaves it at
    that; nothing is said where another player has something to decide."""
    return gains(view, action, changes(performance_events(view["imagined"], action)))
