"""How the Heir sets up its tricks (HEIR-7)."""

import pytest

from tests.engine.heir.solo import (
    heir_tricks,
    of_kind,
    on_stage,
    rules_told,
    solo,
    told,
)
from tests.support import changes
from trickerion import Game
from trickerion.catalog import DIFFICULTIES, Difficulty
from trickerion.engine.core.names import NONE, name, number
from trickerion.engine.core.packing import split_spot
from trickerion.engine.core.printed_facts import COORDINATES
from trickerion.engine.heir.seat import HEIR
from trickerion.engine.heir.theater import best_card, best_spot, can_set_up, next_trick, set_up
from trickerion.engine.locations.reschedule import marker_moves


def staged(*tricks: str, heir: str = "normal") -> Game:
    game = solo(heir)
    heir_tricks(game, *tricks)
    game.players[0].tricks[0] = number("trick", "linking_rings")
    return game


@pytest.mark.parametrize("difficulty", DIFFICULTIES, ids=lambda difficulty: difficulty.id)
@pytest.mark.parametrize("ap", range(1, 5))
def test_markers_by_ap(difficulty: Difficulty, ap: int) -> None:
    """HEIR-7: more than 3 AP count as 3."""
    game = staged("living_piano", "rabbit_from_the_top_hat", heir=difficulty.id)
    cards: list[tuple[str, dict[str, str]]] = [("grand_magorian_1", {}), ("magnus_pantheon_1", {})]
    on_stage(game, *cards, ("magnus_pantheon_2", {}))
    events = told(game)
    set_up(game, ap)
    expected = difficulty.markers[min(ap, 3) - 1]
    assert len(of_kind(events, "marker_set_up")) == expected
    assert rules_told(events) == ["HEIR-7 set_up"]


def test_markers_come_from_the_leftmost_trick() -> None:
    """HEIR-7, TRK-3: with a marker, and a card that does not hold that symbol yet."""
    game = staged("living_piano", "rabbit_from_the_top_hat")
    on_stage(game, ("riverside_8", {}))
    assert next_trick(game) == 1
    game.players[HEIR].markers[1] = 0
    assert next_trick(game) == 0
    on_stage(game, ("riverside_8", {"00": "heir spade mechanical"}))
    assert not can_set_up(game)


def card_for(game: Game) -> str:
    return name("performance", best_card(game, 0).card)


def test_a_card_with_its_own_and_the_players_markers_is_best() -> None:
    """HEIR-7."""
    game = staged("living_piano", "levitation")
    own, other = "heir heart mechanical", "p1 spade mechanical"
    empty: tuple[str, dict[str, str]] = ("riverside_3", {})
    on_stage(game, empty, ("riverside_5", {"11": other}))
    assert card_for(game) == "riverside_5"
    game.players[HEIR].markers[1] = 2
    on_stage(game, empty, ("riverside_5", {"11": other}), ("riverside_7", {"01": own}))
    assert card_for(game) == "riverside_7"
    both = ("riverside_8", {"00": own, "01": other})
    game.players[HEIR].markers[1] = 2
    on_stage(game, empty, ("riverside_7", {"01": own}), both)
    assert card_for(game) == "riverside_8"


def test_else_the_leftmost_card() -> None:
    """HEIR-7."""
    game = staged("living_piano")
    on_stage(game, ("riverside_5", {}), ("riverside_3", {}))
    assert card_for(game) == "riverside_5"


def test_the_card_about_to_leave_comes_last() -> None:
    """HEIR-7, END-4: from turn 3 on the last one."""
    game = staged("living_piano", "levitation")
    on_stage(game, ("riverside_3", {}), ("riverside_5", {"11": "heir heart mechanical"}))
    assert card_for(game) == "riverside_5"
    game.turn = 3
    assert card_for(game) == "riverside_3"


def spot_for(game: Game) -> str:
    spot, up = best_spot(game, 0, game.theater[0])
    return f"{COORDINATES[split_spot(spot)[1]]} {name('up', up)}"


def test_most_links_first() -> None:
    """HEIR-7, DUEL-5: neutral markers count for links; riverside_8 has one on 11."""
    game = staged("card_manipulation")
    on_stage(game, ("riverside_8", {}))
    spot, _ = best_spot(game, 0, game.theater[0])
    assert COORDINATES[split_spot(spot)[1]] == "01"


def test_then_the_topmost_and_leftmost_slot() -> None:
    """HEIR-7."""
    game = staged("stocks_escape")
    on_stage(game, ("magnus_pantheon_1", {}))
    game.theater[0].markers = [NONE] * 6
    assert spot_for(game).startswith("00 ")


def test_then_a_shard() -> None:
    """HEIR-7: of two slots that make a link, the one with the Shard."""
    game = staged("living_piano", "levitation")
    markers = {"01": "p1 spade mechanical", "12": "heir heart mechanical"}
    on_stage(game, ("magnus_pantheon_3", markers))
    assert spot_for(game) == "11 escape"
    on_stage(game, ("magnus_pantheon_3", {"01": "p1 spade mechanical"}))
    assert spot_for(game) == "00 escape"


def test_links_pay_the_heir_fame_and_a_shard() -> None:
    """HEIR-7, THR-5: the level of the trick for each link."""
    game = staged("paper_shred")
    on_stage(game, ("riverside_8", {}))
    events = told(game)
    set_up(game, 1)
    assert (2, "link") in changes(events, HEIR, "fame")
    assert changes(events, HEIR, "shards") == [(1, "link")]


def test_the_player_in_the_link_gets_a_shard_too() -> None:
    """HEIR-7, THR-5."""
    game = staged("living_piano")
    on_stage(game, ("riverside_12", {"10": "p1 spade escape"}))
    before = game.players[0].shards
    set_up(game, 1)
    assert game.players[0].shards == before + 1
    assert game.players[HEIR].shards == 1


def test_only_directors_favor_moves_the_heirs_markers() -> None:
    """HEIR-11, THR-6: the Heir's markers are an opponent's."""
    game = staged("living_piano")
    on_stage(game, ("riverside_8", {"00": "heir spade mechanical"}))
    assert marker_moves(game, 0) == []
