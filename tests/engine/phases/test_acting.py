"""Acting with a placed Character: Enhance and spending AP (AP-2, AP-4, AP-6)."""

from collections.abc import Mapping

import pytest

from tests.support import ap_of, changes, do, offers, position, refused, seat
from trickerion import Game


def downtown(assigned: Mapping[str, str], shards: int = 1, **dice: str) -> Game:
    """p1 of two players with these Characters to place."""
    return position(seat(assigned=assigned, shards=shards), seat(), dice=dice)


# AP-2: Enhance Character


def test_a_shard_buys_one_ap() -> None:
    """AP-2: a Specialist with 2 AP can take Coins for 3 with it."""
    game = downtown({"engineer": "downtown"}, shards=2, bank_a="5")
    do(game, "p1 place engineer downtown.4")
    assert refused(game, "p1 take_coins bank_a") == "DT-5: needs 3 AP, 2 left"
    events = do(game, "p1 enhance")
    assert changes(events, 0, "shards") == [(-1, "enhance")]
    assert [e.fields for e in events if e.kind == "character_enhanced"] == [{"ap": 1}]
    assert refused(game, "p1 take_coins bank_a") is None
    assert game.players[0].shards == 1


def test_a_character_is_enhanced_once() -> None:
    """AP-2: a second Shard buys nothing more."""
    game = downtown({"magician": "downtown"}, shards=2)
    do(game, "p1 place magician downtown.4", "p1 enhance")
    assert refused(game, "p1 enhance") == "AP-2: once per placement, before the first action"


def test_each_character_can_be_enhanced() -> None:
    """AP-2: once per placement."""
    game = downtown({"magician": "downtown", "apprentice_1": "workshop"}, shards=2)
    do(game, "p1 place magician downtown.4", "p1 enhance", "p1 done")
    do(game, "p1 place apprentice_1 workshop.1", "p1 enhance")
    assert game.players[0].shards == 0


def test_enhancing_comes_before_the_first_action() -> None:
    """AP-2, AP-6: not when the Character has begun to act."""
    game = downtown({"magician": "downtown"})
    do(game, "p1 place magician downtown.4", "p1 reroll bank_a")
    assert refused(game, "p1 enhance") == "AP-2: once per placement, before the first action"


def test_enhancing_needs_a_shard() -> None:
    """AP-2: it costs 1 Shard."""
    game = downtown({"magician": "downtown"}, shards=0)
    do(game, "p1 place magician downtown.4")
    assert refused(game, "p1 enhance") == "AP-2: needs a Shard, none left"


def test_nobody_is_enhanced_in_the_theater() -> None:
    """AP-2: at any Location except for the Theater."""
    game = downtown({"magician": "theater"}, shards=3)
    do(game, "p1 place magician friday.1")
    assert refused(game, "p1 enhance") == "AP-2: not in the Theater"


@pytest.mark.parametrize("place", ["downtown", "market_row", "workshop"])
def test_characters_are_enhanced_at_all_other_locations(place: str) -> None:
    """AP-2: Downtown, Market Row and Workshop."""
    game = downtown({"magician": place})
    do(game, f"p1 place magician {place}.1")
    assert refused(game, "p1 enhance") is None


# AP-4: spending


def test_ap_are_spent_in_any_order_and_number() -> None:
    """AP-4: 5 AP for two rerolls and the Bank between them."""
    game = downtown({"magician": "downtown"}, bank_a="4")
    events = do(game, "p1 place magician downtown.1", "p1 reroll inn_a", "p1 take_coins bank_a")
    events += do(game, "p1 reroll bank_a")
    assert [e.kind for e in events if e.kind in ("die_changed", "coins_changed")] == [
        "die_changed",
        "coins_changed",
        "die_changed",
        "die_changed",
    ]
    assert game.phase == "advertise"


def test_a_placement_ends_when_the_ap_are_spent() -> None:
    """AP-4: the next player goes on at once."""
    game = position(
        seat(assigned={"apprentice_1": "downtown"}), seat(assigned={"magician": "workshop"})
    )
    do(game, "p1 place apprentice_1 downtown.4", "p1 reroll inn_a")
    assert game.to_act == [1]


def test_ap_that_are_not_spent_are_lost() -> None:
    """AP-4: the 4 AP the Magician leaves do not help the Apprentice."""
    game = downtown({"magician": "downtown", "apprentice_1": "downtown"}, bank_a="4")
    events = do(game, "p1 place magician downtown.1", "p1 reroll inn_a", "p1 done")
    assert [e.fields for e in events if e.kind == "placement_ended"] == [{"ap": 4}]
    do(game, "p1 place apprentice_1 downtown.4")
    assert refused(game, "p1 take_coins bank_a") == "DT-5: needs 3 AP, 1 left"


def test_ap_are_spent_at_that_location_only() -> None:
    """AP-4: no shopping Downtown."""
    game = downtown({"magician": "downtown"})
    do(game, "p1 place magician downtown.1")
    assert refused(game, "p1 buy wood 1") == ("AP-4: that can only be done on Market Row")
    assert offers(game, 0, "buy") == []


# AP-6: the order of a placement


def test_the_slot_comes_before_enhancing() -> None:
    """AP-6: nobody is enhanced before standing on a slot."""
    game = downtown({"magician": "downtown"})
    assert refused(game, "p1 enhance") == "TURN-6: that’s not what is asked now"


def test_a_chosen_slot_is_final() -> None:
    """AP-6: neither another slot nor Idle after it."""
    game = downtown({"magician": "downtown", "apprentice_1": "workshop"})
    do(game, "p1 place magician downtown.4")
    assert refused(game, "p1 place magician downtown.1") == "AP-4: that’s not what is asked now"
    assert refused(game, "p1 idle apprentice_1") == "AP-4: that’s not what is asked now"


# The rulebook's example


def test_the_downtown_example_of_the_rulebook() -> None:
    """AP-1, AP-2: "Character Placement, Downtown Example". Three of its four columns: a Magician
    on +2 with a Shard has 3+2+1=6 AP, a Specialist on +1 has 2+1=3, an Apprentice on +1 with a
    Shard has 1+1+1=3. (The second column, a Magician with 5, is garbled: its modifier would
    have to be the +2 of the first one.)"""
    first = seat(assigned={"magician": "downtown", "engineer": "downtown"})
    second = seat(assigned={"apprentice_1": "downtown"})
    faces = {"bank_a": "3", "inn_b": "apprentice"}
    game = position(first, second, seat(), seat(), dice=faces)

    assert ap_of(do(game, "p1 place magician downtown.1", "p1 enhance")) == 5
    do(game, "p1 hire inn_b", "p1 take_coins bank_a")
    assert game.to_act == [1]
    assert ap_of(do(game, "p2 place apprentice_1 downtown.2", "p2 enhance")) == 2
    do(game, "p2 set_die inn_a manager", "p2 reroll inn_b")
    assert game.to_act == [0]
    assert ap_of(do(game, "p1 place engineer downtown.3")) == 3
    do(game, "p1 hire inn_a")
    assert game.phase == "advertise"
