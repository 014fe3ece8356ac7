"""Written positions of the solo game, and the same table with a person in the Heir's seat.

game = against(seat(tricks={"linking_rings": 1}, assigned={"magician": "headliner_trick"}))
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.support import Data, do, position, seat, show
from trickerion import Action, Event, Game, Options
from trickerion.catalog import PLANS, PROPHECIES, TRICKS
from trickerion.catalog.heir import LEFT_OUT

TEAM = ("magician", "assistant", "apprentice_1", "apprentice_2")
LOCATIONS = {plan.id: dict(zip(TEAM, plan.locations, strict=False)) for plan in PLANS}
MARKERS = {trick.id: trick.markers for trick in TRICKS}
HEIR_TRICKS = ("rabbit_from_the_top_hat", "paper_shred")
"""The Heir's spade, an optical trick of Level 1, and its heart, one of Level 2."""
STAGE = (show("riverside_8", s00="p2 spade optical"), show("riverside_5"))
"""An optical trick on riverside_8.01 with its spiritual corner up is linked with the Heir's spade
on 00 and, in a circle with a Shard, with the neutral marker on 11."""
DONE = {
    **{"magician": "downtown.4", "assistant": "saturday.1"},
    **{"apprentice_1": "market_row.4", "apprentice_2": "workshop.1"},
}
"""The Heir's Characters have been placed as the plan says."""
PERFORMING = {
    **{"magician": "friday.performance", "assistant": "friday.1"},
    **{"apprentice_1": "workshop.1", "apprentice_2": "market_row.4"},
}
"""The same with a Perform plan: `full_house`."""
USED = [prophecy.id for prophecy in PROPHECIES if prophecy.id not in LEFT_OUT]
"""HEIR-10: the prophecies of the solo game."""
WITH_CARD = ("p1 use_card bonus", "p1 with_card")


def against(player: Data, *, heir: str = "normal", **table: Any) -> Game:
    """Turn 2 of a solo game. The Heir's Characters have the Locations of its `plan`, and only those
    in `placed` have been placed. Of its tricks, what is not on stage is on the cards."""
    written: Any = both_seats(player, **table)
    plan = table.get("plan", "quiet_rehearsal")
    written["options"] = Options(players=1, heir=heir).to_dict()
    shopping = list(table.get("shopping", ("rope",)))
    written["heir"] = {**plans_with(plan), "shopping_list": shopping}
    board = written["players"][1]
    board["hand"] = []
    for name, location in LOCATIONS[plan].items():
        board["characters"][name]["card"] = location
    return Game.from_dict(written)


def in_a_duel(player: Data, **table: Any) -> Game:
    """The same table with a person in the Heir's seat, and all prophecies."""
    written: Any = both_seats(player, **table)
    others = [one for one in LEFT_OUT if one != table.get("prophecy")]
    written["dark_alley"]["prophecy_pile"] += others
    return Game.from_dict(written)


def both_seats(
    player: Data,
    *,
    plan: str = "quiet_rehearsal",
    tricks: Sequence[str] = HEIR_TRICKS,
    placed: Mapping[str, str] | None = None,
    prophecy: str | None = None,
    theater: Sequence[Data] = STAGE,
    shopping: Sequence[str] = (),
    **table: Any,
) -> Data:
    magician = player["magician"] or "mechaniker"
    other = seat(
        tricks={trick: left(trick, symbol, theater) for symbol, trick in enumerate(tricks)},
        team=[] if placed else TEAM,
        assigned=None if placed else LOCATIONS["quiet_rehearsal"],
        placed=placed,
        fame=8,
        coins=4,
        shards=2,
        magician="electra" if magician in ("great_optico", "gentleman") else "gentleman",
    )
    written: Data = position(
        {**player, "magician": magician},
        other,
        dark_alley=True,
        pending=USED[:3],
        theater=theater,
        turn_setup="carnival",
        **table,
    ).to_dict()
    pending = [one for one in USED if one != prophecy][:3]
    pile = [one for one in USED if one not in (prophecy, *pending)]
    told = {"prophecy": prophecy, "pending": pending, "prophecy_pile": pile}
    written["dark_alley"] |= told
    return written


def left(trick: str, symbol: int, theater: Sequence[Data]) -> int:
    """HEIR-1: a trick is prepared; some of its markers are on stage."""
    name = ("spade", "heart", "diamond", "club")[symbol]
    lying = [marker for card in theater for marker in card["markers"].values()]
    lying += [guest for card in theater for guest in card.get("guests", [])]
    return MARKERS[trick] - [(m["seat"], m["symbol"]) for m in lying].count((1, name))


def plans_with(plan: str) -> Data:
    """HEIR-2: a deck in which this plan holds in turn 2."""
    set_up = [one.id for one in PLANS if one.kind == "set_up" and one.id != plan]
    perform = [one.id for one in PLANS if one.kind == "perform" and one.id != plan]
    third = set_up.pop() if len(set_up) == 4 else perform.pop()
    return {
        "plans": [set_up[0], plan],
        "deck": [set_up[1], third, set_up[2], perform[0], perform[1]],
    }


def heirs_things(game: Game) -> Data:
    """Everything that belongs to the Heir or to nobody: its board, plans, list and markers, and the
    neutral markers."""
    written: Any = game.to_dict()
    view: Any = game.view(None)
    cards = [(card["performance"], card["markers"]) for card in written["theater"]]
    markers = [(c, p, str(m)) for c, lying in cards for p, m in lying.items() if m["seat"] == 1]
    return {
        "board": written["players"][1],
        "plans": written["heir"],
        "markers": sorted(markers),
        "neutral": sorted((card["performance"], str(card["neutral"])) for card in view["theater"]),
    }


def net(events: Sequence[Event], who: int) -> dict[str, int]:
    """What a seat gained or lost in all."""
    found = dict.fromkeys(("fame", "coins", "shards"), 0)
    for event in events:
        what = event.kind.removesuffix("_changed")
        if event.seat == who and what in found:
            amount = event.fields["amount"]
            assert isinstance(amount, int)
            found[what] += amount
    return {what: amount for what, amount in found.items() if amount}


def play(game: Game, *lines: str) -> list[Event]:
    """Play lines, during which only the player is ever asked."""
    events = []
    for line in lines:
        assert game.to_act == [0]
        events += do(game, line)
    return events


def outcome(game: Game, lines: Sequence[str]) -> list[object]:
    """What the player is offered at each line and what comes of it, until a line is refused or the
    other seat's turn comes. What the other seat gets is left out."""
    seen: list[object] = []
    for line in lines:
        action = Action.parse(line)
        seen.append(sorted(map(str, game.options(0))))
        refusal = game.explain(action)
        if refusal is not None:
            return [*seen, str(refusal)]
        all_events = game.apply(action)
        events = of_the_player(all_events)
        seen += [event.to_dict() for event in events if event.seat != 1]
        if game.to_act != [0] or len(events) < len(all_events):
            break
    return seen


def heirs_turn(game: Game) -> list[Event]:
    """The player's Magician does nothing; what happens until the turn ends."""
    return until_the_end(play(game, "p1 idle magician"))


def until_the_end(events: Sequence[Event]) -> list[Event]:
    """Without END-3 and what follows."""
    kinds = [event.kind for event in events]
    return list(events[: kinds.index("orders_arrived")])


def heir_performs(player: Data, **table: Any) -> Game:
    """The player has an Apprentice left; once it is Idle, the Heir performs on Friday."""
    player["characters"]["apprentice_1"] = {"where": "home", "card": "downtown"}
    player["hand"] = []
    return against(player, plan="full_house", placed=PERFORMING, **table)


def of_the_player(events: Sequence[Event]) -> Sequence[Event]:
    """Up to the Heir's next deed, and to the end of the Performance phase."""
    ends = [n for n, event in enumerate(events) if event.kind in ("heir_rule", "orders_arrived")]
    return events[: ends[0]] if ends else events
