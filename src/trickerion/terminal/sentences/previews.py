"""Previews: what an option would bring, computed on an imagined game."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from trickerion import Action, Event, Game
from trickerion.foresight import (
    PERFORMANCE_QUESTIONS,
    ActionResult,
    Change,
    changes,
    link_pay,
    own_events,
    performance_events,
)
from trickerion.shapes import Marker
from trickerion.terminal.boards.facts import Circle, circles, corner
from trickerion.terminal.boards.figures import outcome, weekday_yield
from trickerion.terminal.language import said, say
from trickerion.terminal.sentences.words import UNITS, amount, signed, who, whose, word
from trickerion.terminal.view import View, marker_on, question

PRICED: Final = ("buy", "smuggled_goods", "advertise", "learn_trick", "enhance", "link")
"""Options whose own sentence already says what changes."""
GAINING: Final = (
    *("take_coins", "prepare", "buy", "bargain", "payment", "component", "give"),
    *("accept", "swap_cards", "outside"),
)


def with_foresight(view: View, action: Action, option: str) -> str:
    """An option's sentence and what is foreseen of it, if anything."""
    foreseen = foresee(view, action)
    return say("option-foreseen", option=option, foreseen=foreseen) if foreseen else option


def foresee(view: View, action: Action) -> str:
    """What an option would bring; empty if there is nothing to foresee."""
    parts = _parts(view, action)
    if not parts:
        return ""
    text = parts[0]
    for part in parts[1:]:
        text = say("foreseen-more", foreseen=text, next=part)
    return text


def _parts(view: View, action: Action) -> list[str]:
    if action.kind == "place":
        return _placement(view, action)
    if action.kind == "spot":
        return _links(view, action)
    frame = question(view)["frame"]
    if action.kind == "perform" or frame in PERFORMANCE_QUESTIONS:
        return _performance(view, action)
    if action.kind == "specialist" and frame == "choose_talent":
        return gains(view, action, changes(own_events(outcome(view, action))))
    return sure_gains(view, action) if action.kind in GAINING else []


# Fame, Coins and Shards


def sure_gains(view: View, action: Action) -> list[str]:
    """What changes immediately, unless it depends on chance."""
    foreseen = outcome(view, action)
    if not foreseen.is_sure:
        return []
    told = _at_once(foreseen) if action.kind != "payment" else changes(own_events(foreseen))
    return gains(view, action, told)


def _at_once(foreseen: ActionResult) -> Iterable[Change]:
    own = changes(own_events(foreseen))
    return (c for c in own if c.why not in (*PRICED, "wages", "unpaid_wages"))


def gains(view: View, action: Action, told: Iterable[Change]) -> list[str]:
    """`gain 4 Fame, pay 1 Shard` and `■ Ben receives 1 Shard`: for the acting player first."""
    sums: dict[int, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for change in told:
        sums[change.seat][change.what] += change.amount
    texts = []
    for seat in sorted(sums, key=lambda seat: (seat != action.seat, seat)):
        if seat == action.seat:
            texts.append(_purse(sums[seat], "gain", "lose"))
        elif any(sums[seat].values()):
            others = _purse(sums[seat], "gains", "loses")
            texts.append(say("foreseen-other", who=who(view, seat), changes=others))
    return [text for text in texts if text]


def _purse(sums: dict[str, int], comes: str, goes: str) -> str:
    """Gains first, then losses."""
    changed = sorted((what for what in UNITS if sums[what]), key=lambda what: sums[what] < 0)
    return said().list_of((_change(what, sums[what], comes, goes) for what in changed), "unit")


def _change(what: str, number: int, comes: str, goes: str) -> str:
    verb = comes if number > 0 else goes
    return say(f"{verb}-{what}", amount=amount(what, abs(number)))


# Placing a Character


def _placement(view: View, action: Action) -> list[str]:
    """AP-1, and what the slot costs or brings (AP-6)."""
    foreseen = outcome(view, action)
    weekday, _, place = action.fields["slot"].partition(".")
    if place == "performance":
        text = say("foreseen-stage", modifier=signed(weekday_yield(view, weekday)))
    else:
        placed = next(event for event in foreseen.events if event.kind == "character_placed")
        text = say("foreseen-ap", ap=str(placed.fields["ap"]))
    return [text, *gains(view, action, _at_once(foreseen))]


# Links


def _links(view: View, action: Action) -> list[str]:
    """TRK-4, THR-5: the links a marker would make, what they pay and who gets Shards."""
    made = made_links(view, action.fields["spot"], action.fields["up"])
    neighbours = said().list_of(_owned(view, marker) for _, marker in made)
    links = [say("foreseen-links", links=neighbours)] if made else []
    foreseen = outcome(view, action)
    return [
        *links,
        *_link_pay(foreseen.game, action.seat, len(made)),
        *_link_shards(view, foreseen.events),
        *gains(view, action, _at_once(foreseen)),
    ]


def _link_pay(after: Game, seat: int, made: int) -> list[str]:
    """What the links pay, read from the game after the marker is set up."""
    asked = after.stack[-1] if after.stack else None
    if asked is None or asked.name != "choose_link_pay":
        return []
    payments, pays = getattr(asked, "links", 0), link_pay(after, seat)
    if payments == made:
        return [say("foreseen-level", links=made, level=pays)]
    return [say("foreseen-payments", payments=amount("payments", payments), level=pays)]


def _link_shards(view: View, events: list[Event]) -> list[str]:
    received: dict[int, int] = defaultdict(int)
    for change in changes(events):
        if (change.what, change.why) == ("shards", "link"):
            received[change.seat] += change.amount
    sharing: dict[int, list[str]] = defaultdict(list)
    for seat, shards in sorted(received.items()):
        sharing[shards].append(who(view, seat))
    return [
        say("foreseen-shards", shards=amount("shards", shards), names=said().list_of(names))
        for shards, names in sharing.items()
    ]


def _owned(view: View, marker: Marker) -> str:
    symbol = word("symbol", marker["symbol"])
    return say("owned-marker", whose=whose(view, marker["seat"]), symbol=symbol)


def made_links(view: View, spot: str, up: str) -> list[tuple[Circle, Marker]]:
    """TRK-4: the circles in which a marker on a spot would meet an equal corner. A marker being
    moved does not meet itself."""
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


def _performance(view: View, action: Action) -> list[str]:
    """PRF-2 to PRF-4: what everyone would get for a Performance if no further choice is made;
    nothing if another player still has to decide."""
    return gains(view, action, changes(performance_events(view["imagined"], action)))
