"""Links between trick markers, and what they pay (TRK-4, THR-5)."""

import pytest

from tests.engine.locations.backstage import ABOVE, BUTTERFLIES, backstage, gains
from tests.support import changes, do, offers, show
from trickerion import Game

BARRELS = {"barricaded_barrels": 2}  # escape, Level 1
DECAPITATION = {"self_decapitation": 2}  # optical, Level 2
# Three slots in a column; a Shard lies in the circle between 00 and 01. p2's optical trick lies
# on 00 with the optical corner down (ABOVE), or on 02 with the optical corner up.
BELOW = show("riverside_1", s02="p2 spade optical")


# TRK-4: what is a link


def links(game: Game, *lines: str) -> list[object]:
    """The links that actions create, each as the spot of the new marker."""
    return [e.fields["spot"] for e in do(game, *lines) if e.kind == "link_created"]


def test_the_same_symbol_in_a_circle_is_a_link() -> None:
    """TRK-4: optical meets optical."""
    game = backstage(BUTTERFLIES, ABOVE)
    created = links(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 optical")
    assert created == ["riverside_1.01"]


def test_a_link_is_told_with_both_its_slots() -> None:
    """TRK-4: the new marker's and its neighbour's."""
    game = backstage(BUTTERFLIES, ABOVE)
    events = do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 optical")
    told = [event.fields for event in events if event.kind == "link_created"]
    assert told == [{"spot": "riverside_1.01", "neighbour": "riverside_1.00"}]


def test_links_need_not_be_made() -> None:
    """TRK-4: the same trick on the same slot, turned so that spiritual meets optical."""
    game = backstage(BUTTERFLIES, ABOVE)
    created = links(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 spiritual")
    assert created == []


@pytest.mark.parametrize("up", ["mechanical", "escape"])
def test_different_symbols_in_a_circle_are_no_link(up: str) -> None:
    """TRK-4: p1's mechanical trick shows mechanical or escape to p2's optical corner."""
    game = backstage({"linking_rings": 2}, ABOVE)
    created = links(game, "p1 set_up linking_rings", f"p1 spot riverside_1.01 {up}")
    assert created == []


def test_neighbours_without_a_circle_do_not_link() -> None:
    """TRK-4: spiritual looks at spiritual, but 10 and 11 of this card share no circle."""
    beside = show("grand_magorian_5", s10="p2 spade optical")
    game = backstage(BARRELS, beside, rivals={"chinese_sticks": 0})
    created = links(game, "p1 set_up barricaded_barrels", "p1 spot grand_magorian_5.11 spiritual")
    assert created == []


def test_a_link_may_show_any_symbol() -> None:
    """TRK-4: two escape tricks, whose escape corners point elsewhere, meet with spiritual."""
    above = show("riverside_3", s01="p2 spade escape")
    game = backstage(BARRELS, above, rivals={"stocks_escape": 0})
    created = links(game, "p1 set_up barricaded_barrels", "p1 spot riverside_3.11 mechanical")
    assert created == ["riverside_3.11"]


# THR-5: what links pay


def test_without_a_link_nothing_is_paid() -> None:
    """THR-5: neither Fame nor Coins nor the Shard of the circle."""
    game = backstage(BUTTERFLIES, ABOVE)
    events = do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 spiritual")
    assert gains(events, 0) == ([], [], [])
    assert gains(events, 1) == ([], [], [])


def test_a_level_1_trick_makes_a_link_worth_one() -> None:
    """THR-5: 1 Fame, or 1 Coin."""
    game = backstage(BUTTERFLIES, BELOW)
    do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 spiritual")
    assert offers(game, 0, "link") == ["fame", "coins"]
    assert gains(do(game.clone(), "p1 link fame"), 0) == ([(1, "link")], [], [])
    assert gains(do(game.clone(), "p1 link coins"), 0) == ([], [(1, "link")], [])


def test_a_level_2_trick_makes_a_link_worth_two() -> None:
    """THR-5: what counts is the trick set up, though its neighbour is of Level 1."""
    game = backstage(DECAPITATION, BELOW)
    do(game, "p1 set_up self_decapitation", "p1 spot riverside_1.01 spiritual")
    assert gains(do(game.clone(), "p1 link fame"), 0) == ([(2, "link")], [], [])
    assert gains(do(game.clone(), "p1 link coins"), 0) == ([], [(2, "link")], [])


def test_the_level_of_the_neighbour_does_not_count() -> None:
    """THR-5: p1's Level 1 trick beside p2's Level 2 trick pays 1."""
    game = backstage(BUTTERFLIES, BELOW, rivals={"paper_shred": 0})
    do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 spiritual")
    assert gains(do(game, "p1 link fame"), 0) == ([(1, "link")], [], [])


def test_the_neighbour_gets_nothing_for_a_plain_link() -> None:
    """THR-5: the link pays whoever created it."""
    game = backstage(BUTTERFLIES, BELOW)
    events = do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 spiritual")
    events += do(game, "p1 link coins")
    assert gains(events, 1) == ([], [], [])


def test_a_shard_circle_gives_a_shard_to_both_players_in_the_link() -> None:
    """THR-5: beside the Fame that p1 chooses."""
    game = backstage(BUTTERFLIES, ABOVE)
    events = do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 optical")
    events += do(game, "p1 link fame")
    assert gains(events, 0) == ([(1, "link")], [], [(1, "link")])
    assert gains(events, 1) == ([], [], [(1, "link")])


def test_a_shard_circle_between_own_markers_gives_one_shard() -> None:
    """THR-5: one, not two."""
    tricks = {"card_manipulation": 0, "enchanted_butterflies": 1}
    own = show("riverside_1", s00="p1 spade spiritual")
    game = backstage(tricks, own, rivals={"linking_rings": 0})
    events = do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_1.01 optical")
    assert changes(events, 0, "shards") == [(1, "link")]
    assert offers(game, 0, "link") == ["fame", "coins"]


def test_one_marker_may_make_several_links() -> None:
    """THR-5: each of the two pays, chosen link by link; only one lies over the Shard."""
    rivals = {"card_manipulation": 0, "mind_reading": 0}
    both = show("riverside_1", s00="p2 spade spiritual", s02="p2 heart spiritual")
    game = backstage(DECAPITATION, both, rivals=rivals)
    events = do(game, "p1 set_up self_decapitation", "p1 spot riverside_1.01 optical")
    events += do(game, "p1 link fame", "p1 link coins")
    assert gains(events, 0) == ([(2, "link")], [(2, "link")], [(1, "link")])
    assert gains(events, 1) == ([], [], [(1, "link")])
    assert offers(game, 0, "link") == []
