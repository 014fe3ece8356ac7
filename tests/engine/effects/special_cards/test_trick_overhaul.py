"""Trick Overhaul."""

from typing import Any

from tests.engine.effects.at_downtown import (
    BONUS,
    MORE_AP,
    OPEN,
    PARTS,
    ap_left,
    asked,
    die,
    learning,
    tricks,
)
from tests.support import changes, do, offers, player, refused, seat, show
from trickerion import Game

THREE = {"chinese_sticks": 2, "levitation": 0, "mind_reading": 1}


def is_in_deck(game: Game, trick: str) -> bool:
    decks: Any = game.view(None)["tricks"]
    return any(trick in deck for deck in decks.values())


def test_trick_overhaul_gives_symbol_and_markers_to_the_new_trick() -> None:
    """SPC-18: the old one goes back to its deck first."""
    mine = {"tricks": {"chinese_sticks": 2, "mind_reading": 1}, "components": PARTS}
    game = learning("trick_overhaul", slot="downtown.1", **mine)
    do(game, "p1 learn residence_a", "p1 replace_trick mind_reading")
    events = do(game, "p1 trick enchanted_butterflies")
    assert [e.kind for e in events] == ["die_changed", "trick_returned", "trick_learned"]
    assert tricks(game) == {"spade": ("chinese_sticks", 2), "heart": ("enchanted_butterflies", 1)}
    assert is_in_deck(game, "mind_reading")
    assert not is_in_deck(game, "enchanted_butterflies")
    assert (die(game, "residence_a"), ap_left(game)) == ("x", 2)


def test_trick_overhaul_works_with_all_slots_full() -> None:
    """SPC-18, DT-3: a plain Learn needs a free slot, and then there is no passing."""
    game = learning("trick_overhaul", tricks=THREE, components=PARTS, use=OPEN)
    assert refused(game, "p1 learn residence_a") == "DT-3: no free trick slot"
    do(game, "p1 with_card", "p1 learn residence_a")
    assert refused(game, "p1 pass") == "DT-3: no free trick slot"
    do(game, "p1 replace_trick levitation", "p1 trick linking_rings")
    assert tricks(game)["heart"] == ("linking_rings", 0)
    assert len(tricks(game)) == 3


def test_trick_overhaul_needs_the_components_only_to_replace() -> None:
    """SPC-18, DT-1, RUL-15: a trick that is merely learned needs none."""
    mine = {"tricks": {"chinese_sticks": 2}, "components": {"fabric": 1}, "managed": {"metal": 1}}
    game = learning("trick_overhaul", team=["manager"], **mine)
    do(game, "p1 learn residence_a", "p1 replace_trick chinese_sticks")
    assert offers(game, 0, "trick") == ["linking_rings"]
    assert refused(game, "p1 trick enchanted_butterflies") == "WS-1: needs 2 fabric, 1 available"
    game = learning("trick_overhaul", team=["manager"], **mine)
    do(game, "p1 learn residence_a", "p1 pass", "p1 trick enchanted_butterflies")
    assert tricks(game) == {"spade": ("chinese_sticks", 2), "heart": ("enchanted_butterflies", 0)}


def test_trick_overhaul_offers_nothing_that_cannot_be_learned_then() -> None:
    """SPC-18: without components for any trick nothing is replaced; without a free slot either the
    bonus finds no action."""
    game = learning("trick_overhaul", tricks={"chinese_sticks": 2})
    do(game, "p1 learn residence_a")
    assert refused(game, "p1 replace_trick chinese_sticks") == (
        "DT-1: that’s not what is asked now"
    )
    assert offers(game, 0, "trick")
    game = learning("trick_overhaul", tricks=THREE, use=OPEN)
    assert refused(game, "p1 with_card") == "DA-4: no action that the card could serve"


def test_trick_overhaul_needs_a_trick_of_ones_own_and_another_new_one() -> None:
    """SPC-18, RUL-15: the trick that leaves is not the one that comes."""
    mine = {"tricks": {"linking_rings": 2}, "components": PARTS}
    game = learning("trick_overhaul", opponent=seat(tricks={"mind_reading": 0}), **mine)
    do(game, "p1 learn residence_a")
    assert refused(game, "p1 replace_trick mind_reading") == "SPC-18: not one of your tricks"
    do(game, "p1 replace_trick linking_rings")
    assert offers(game, 0, "trick") == ["enchanted_butterflies"]
    assert refused(game, "p1 trick linking_rings") == "SET-2: the trick is not in its deck"
    assert refused(game, "p1 trick mind_reading") == "SET-2: the trick is not in its deck"
    game = learning("trick_overhaul", tricks={}, components=PARTS)
    do(game, "p1 learn residence_a")
    assert [str(action) for action in game.options(0)] == ["p1 pass"]


def test_trick_overhaul_lets_markers_in_the_theater_stand_for_the_new_trick() -> None:
    """SPC-18: they are not turned, and TRK-2 is not tested again."""
    stage = show("riverside_1", s01="p1 spade spiritual")
    mine = {"tricks": {"mind_reading": 1}, "components": PARTS}
    game = learning("trick_overhaul", theater=[stage], **mine)
    do(game, "p1 learn residence_a", "p1 replace_trick mind_reading")
    do(game, "p1 trick enchanted_butterflies")
    theater: Any = game.to_dict()["theater"]
    assert theater == [
        {
            "performance": "riverside_1",
            "markers": {"01": {"seat": 0, "symbol": "spade", "up": "spiritual"}},
        }
    ]
    assert tricks(game) == {"spade": ("enchanted_butterflies", 1)}


def test_trick_overhaul_markers_in_the_theater_yield_the_new_trick() -> None:
    """SPC-18, PRF-2: 2 Fame for Butterflies instead of Mind Reading's Shard."""
    stage = show("riverside_1", s00="p2 spade optical", s01="p1 spade spiritual")
    performer = seat(tricks={"spirit_hand": 0}, placed={"magician": "friday.performance"})
    mine = {"tricks": {"mind_reading": 0}, "components": PARTS}
    game = learning("trick_overhaul", theater=[stage], opponent=performer, others={}, **mine)
    do(game, "p1 learn residence_a", "p1 replace_trick mind_reading")
    do(game, "p1 trick enchanted_butterflies")
    events = do(game, "p2 perform riverside_1")
    assert changes(events, 0, "fame") == [(2, "yield")]
    assert changes(events, 0, "shards") == []


def test_trick_overhaul_may_take_any_free_slot() -> None:
    """SPC-18, DT-3: the place of the old trick is free too; the Engineer adds no marker."""
    mine = {"tricks": {"mind_reading": 2}, "engineers_trick": "mind_reading", "components": PARTS}
    game = learning("trick_overhaul", team=["engineer"], **mine)
    do(game, "p1 learn residence_a", "p1 replace_trick mind_reading")
    do(game, "p1 trick linking_rings")
    assert asked(game) == "choose_trick_slot"
    assert tricks(game) == {"spade": ("mind_reading", 2)}
    do(game, "p1 trick_slot extension")
    assert player(game, 0)["tricks"] == {
        "spade": {"trick": "linking_rings", "markers": 2, "pile": "extension"}
    }


def test_trick_overhaul_moves_a_full_board_onto_the_engineers_slot() -> None:
    """SPC-18, DT-3: a board trick leaves, and the new one may take the Engineer's free slot."""
    game = learning("trick_overhaul", tricks=THREE, components=PARTS, team=["engineer"])
    do(game, "p1 learn residence_a", "p1 replace_trick levitation", "p1 trick linking_rings")
    do(game, "p1 trick_slot extension")
    assert player(game, 0)["tricks"]["heart"]["pile"] == "extension"


def test_trick_overhaul_pays_for_missing_fame_as_ever() -> None:
    """SPC-18, DT-2: 11 Coins for a Level 2 trick with 5 Fame."""
    parts = {"metal": 3, "saw": 1, "disguise": 1}
    game = learning("trick_overhaul", components=parts, coins=12)
    do(game, "p1 learn residence_a", "p1 replace_trick linking_rings")
    events = do(game, "p1 trick self_decapitation")
    assert changes(events, 0, "coins") == [(-11, "learn_trick")]


def test_trick_overhaul_ends_what_enhance_trick_added() -> None:
    """SPC-18, TRK-6: a trick that goes back to its deck loses it; the new one has nothing of it."""
    game = learning(
        "enhance_trick",
        use=(),
        slot="workshop.1",
        others={"apprentice_1": "trick_overhaul"},
        tricks={"linking_rings": 0},
        components=PARTS,
        prophecy="open_residence",
    )
    do(game, "p1 use_card bonus", "p1 with_card", "p1 prepare linking_rings", "p1 accept")
    do(game, "p1 done", "p1 place apprentice_1 downtown.4", *BONUS, "p1 learn residence_a")
    alley: Any = game.to_dict()["dark_alley"]
    assert alley["notes"] == [{"card": "enhance_trick", "trick": "linking_rings", "value": 1}]
    do(game, "p1 replace_trick linking_rings", "p1 trick enchanted_butterflies")
    alley = game.to_dict()["dark_alley"]
    assert alley["notes"] == []


def test_trick_overhaul_used_for_ap_replaces_nothing() -> None:
    """AP-3: a plain Learn asks for the trick at once."""
    game = learning("trick_overhaul", components=PARTS, use=MORE_AP)
    do(game, "p1 learn residence_a")
    assert asked(game) == "choose_trick"
    assert refused(game, "p1 replace_trick linking_rings") == ("DT-1: that’s not what is asked now")


def test_trick_overhaul_needs_a_die_that_does_not_show_x() -> None:
    """DT-1, SPC-18: the card does not stand in for a die."""
    game = learning("trick_overhaul", tricks=THREE, components=PARTS)
    assert refused(game, "p1 learn residence_b") == "DT-1: the die shows X"
