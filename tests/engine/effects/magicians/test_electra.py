"""Electra."""

from typing import Any

from tests.engine.effects.at_theater import ABOVE, FULL, gains, lying, on_card
from tests.support import Data, changes, do, offers, position, refused, seat, show
from trickerion import Game

RINGS = {"linking_rings": 3}
"""Mechanical, Level 1: 2 Coins."""
BULLETS = {"bullet_catch": 2}
"""Mechanical, Level 2: 3 Fame, 4 Coins."""


def electra(
    *theater: Data, tricks: dict[str, int] = RINGS, card: str = "theater", **more: Any
) -> Game:
    """Electra's Engineer is backstage on Friday with 2 AP."""
    game = position(
        seat(tricks=tricks, assigned={"engineer": card}, magician="electra"),
        seat(tricks={"card_manipulation": 1, "mind_reading": 1}, magician="gentleman"),
        seat(tricks={"pub_in_a_bottle": 0}, magician="red_lotus"),
        theater=theater or [show("riverside_1")],
        dark_alley=True,
        **more,
    )
    do(game, "p1 place engineer friday.1")
    return game


def pieces(game: Game, card: str, place: str) -> object:
    """How many markers lie on a slot, as written (a lone one is not counted)."""
    written: Any = game.to_dict()["theater"]
    found = next(entry for entry in written if entry["performance"] == card)
    return found["markers"][place].get("pieces", 1)


def performed(weekday: str, card: Data, tricks: dict[str, int], **more: Any) -> tuple[Any, ...]:
    """What the yields of Electra's own Performance give her."""
    game = position(
        seat(tricks=tricks, placed={"magician": f"{weekday}.performance"}, magician="electra"),
        seat(tricks={"card_manipulation": 1}, magician="gentleman"),
        theater=[card],
        dark_alley=True,
        **more,
    )
    events = do(game, f"p1 perform {card['performance']}")
    paid = gains([e for e in events if e.fields.get("why") == "yield"], 0)
    return tuple([amount for amount, _ in part] for part in paid)


def test_electra_stacks_two_markers_with_one_set_up() -> None:
    """MAG-2: 1 AP, two markers from the trick card onto one slot."""
    game = electra()
    events = do(game, "p1 set_up_stack linking_rings", "p1 spot riverside_1.00 escape")
    assert [event.kind for event in events] == ["ability_used", "marker_set_up"]
    assert pieces(game, "riverside_1", "00") == 2
    assert on_card(game, 0, "spade") == 1
    assert game.to_act == [0]
    assert refused(game, "p1 set_up linking_rings") == (
        "TRK-3: no Performance card has a legal slot for it"
    )


def test_electra_needs_two_markers_of_the_trick() -> None:
    """MAG-2: of one trick; a single one is set up as ever."""
    game = electra(tricks={"linking_rings": 1, "bullet_catch": 1})
    assert refused(game, "p1 set_up_stack linking_rings") == (
        "MAG-2: needs 2 markers on the trick card, 1 there"
    )
    assert refused(game, "p1 set_up linking_rings") is None
    assert refused(game, "p1 set_up_stack levitation") == "THR-4: not one of your tricks"


def test_electra_stacks_in_the_theater_only() -> None:
    """MAG-2: and no other magician does."""
    game = position(
        seat(tricks=RINGS, assigned={"engineer": "workshop"}, magician="electra"),
        seat(),
        theater=[show("riverside_1")],
        dark_alley=True,
    )
    do(game, "p1 place engineer workshop.1")
    assert (
        refused(game, "p1 set_up_stack linking_rings")
        == "MAG-2: that can only be done in the Theater"
    )
    game = position(
        seat(tricks=RINGS, assigned={"engineer": "theater"}, magician="mechaniker"),
        seat(),
        theater=[show("riverside_1")],
        dark_alley=True,
    )
    do(game, "p1 place engineer friday.1")
    assert refused(game, "p1 set_up_stack linking_rings") == "AP-4: that’s not what is asked now"


def test_electra_is_paid_for_the_links_of_a_stack_once() -> None:
    """MAG-2, THR-5: one link, one payment of its level, one Shard each."""
    game = electra(show("riverside_1", s00="p2 spade escape"))
    events = do(game, "p1 set_up_stack linking_rings", "p1 spot riverside_1.01 mechanical")
    events += do(game, "p1 link fame")
    assert gains(events, 0) == ([(1, "link")], [], [(1, "link")])
    assert gains(events, 1) == ([], [], [(1, "link")])


def test_electra_keeps_to_one_symbol_a_card() -> None:
    """TRK-3: a stack is a marker of its symbol like any other."""
    game = electra(show("riverside_1", s00="p1 spade escape"))
    assert refused(game, "p1 set_up_stack linking_rings") == (
        "TRK-3: no Performance card has a legal slot for it"
    )


def test_electra_gets_the_level_more_in_fame_and_coins() -> None:
    """MAG-2, PRF-6: a Level 2 stack pays 3 + 2 Fame and 4 + 2 Coins, once."""
    stack = show("riverside_1", s00="p1 spade escape 2")
    assert performed("friday", stack, BULLETS) == ([5], [6], [])
    lone = show("riverside_1", s00="p1 spade escape")
    assert performed("friday", lone, BULLETS) == ([3], [4], [])


def test_electra_adds_after_thursday_where_nothing_is_printed() -> None:
    """PRF-6: in the order best for the owner: Linking Rings' 0 Fame cannot fall, then +1; its 2
    Coins are 2 - 1 + 1. On Sunday both add."""
    stack = show("riverside_1", s00="p1 spade escape 2")
    assert performed("thursday", stack, {"linking_rings": 0}) == ([1], [2], [])
    assert performed("sunday", stack, {"linking_rings": 0}) == ([2], [4], [])


def test_electra_is_paid_in_anybodys_performance() -> None:
    """PRF-2: her stack yields its level more when p2 performs the card."""
    game = position(
        seat(tricks=BULLETS, magician="electra"),
        seat(
            tricks={"card_manipulation": 0},
            placed={"magician": "friday.performance"},
            magician="gentleman",
        ),
        theater=[show("riverside_1", s00="p1 spade escape 2", s02="p2 spade optical")],
        dark_alley=True,
    )
    events = do(game, "p2 perform riverside_1")
    assert changes(events, 0, "fame")[0] == (5, "yield")
    assert changes(events, 0, "coins")[0] == (6, "yield")
    returned = [e.fields["markers"] for e in events if e.kind == "markers_returned"]
    assert returned == [2, 1]


def test_electra_moves_a_stack_whole() -> None:
    """MAG-2, THR-6: both markers go to the new slot."""
    game = electra(show("riverside_1", s00="p1 spade escape 2"), tricks={"linking_rings": 0})
    do(game, "p1 reschedule riverside_1.00", "p1 spot riverside_1.02 mechanical")
    assert lying(game, "riverside_1") == {"02": "p1 spade"}
    assert pieces(game, "riverside_1", "02") == 2


def test_electra_stacks_with_a_card_for_set_up() -> None:
    """MAG-2, SPC-2: Headliner Trick serves it, but Guest Performer does not let a stack outside."""
    game = electra(show("riverside_1", s00="p2 spade escape"), card="headliner_trick")
    do(game, "p1 use_card bonus", "p1 with_card", "p1 set_up_stack linking_rings")
    events = do(game, "p1 spot riverside_1.01 mechanical", "p1 link coins")
    assert gains(events, 0) == ([], [(2, "link")], [(2, "link")])
    game = electra(ABOVE, card="guest_performer")
    do(game, "p1 use_card bonus", "p1 with_card", "p1 set_up_stack linking_rings")
    assert offers(game, 0, "outside") == []
    full = electra(FULL, card="guest_performer")
    do(full, "p1 use_card bonus", "p1 with_card")
    assert refused(full, "p1 set_up linking_rings") is None
    assert refused(full, "p1 set_up_stack linking_rings") == (
        "TRK-3: no Performance card has a legal slot for it"
    )


def test_electra_counts_once_for_a_craze_and_for_a_fiasco() -> None:
    """MAG-2: Mechanical Craze gives 2 Fame for the stack, Arranged Fiasco 1 for it."""
    game = electra(prophecy="mechanical_craze")
    events = do(game, "p1 set_up_stack linking_rings", "p1 spot riverside_1.00 escape")
    assert changes(events, 0, "fame") == [(2, "mechanical_craze")]
    game = position(
        seat(
            tricks=BULLETS,
            placed={"magician": "friday.performance arranged_fiasco"},
            magician="electra",
        ),
        seat(magician="gentleman"),
        theater=[show("riverside_1", s00="p1 spade escape 2")],
        dark_alley=True,
    )
    assert changes(do(game, "p1 perform riverside_1"), 0, "fame")[0] == (6, "yield")
