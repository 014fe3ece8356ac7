"""Setup: the table, the start of play, and the beginner setup (SET-1 to 4, SET-10, 11, 13)."""

from typing import Any

import pytest

from tests.support import do, refused
from trickerion import Game, Options
from trickerion.catalog import TRICKS

BEGINNERS = (
    "p1 magician mechaniker",
    "p2 magician yoruba_spiritmaster",
    "p3 magician great_optico",
    "p4 magician red_lotus",
)


def written(game: Game) -> Any:
    """The whole position as plain data."""
    return game.to_dict()


def table(players: int, seed: int = 1) -> Any:
    """What everybody sees of a new game."""
    return Game.new(Options(players=players), seed).view(None)


def begun(players: int, seed: int = 1) -> Game:
    """A beginners' game at its first Advertise."""
    game = Game.new(Options(players=players, beginner=True), seed)
    do(game, *BEGINNERS[:players])
    return game


def idle_turn(game: Game) -> None:
    """A turn in which nobody does anything."""
    while game.phase == "advertise":
        do(game, f"p{game.to_act[0] + 1} pass")
    do(game, *(f"p{seat + 1} ready" for seat in game.to_act))


def cards_shown(game: Game) -> int:
    return len(written(game)["theater"])


# SET-1: players and modules


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    """SET-1: every player has a board, and all of them take part in the first turn."""
    game = begun(players)
    assert len(written(game)["players"]) == players
    assert sorted(game.initiative) == list(range(players))


@pytest.mark.parametrize("players", [0, 5])
def test_fewer_or_more_do_not_play(players: int) -> None:
    """SET-1: 2 to 4 players."""
    with pytest.raises(ValueError, match=f"SET-1: 2 to 4 players, not {players}"):
        Options(players=players)


def test_prophecies_need_the_dark_alley() -> None:
    """SET-1: the prophecies belong to the Dark Alley."""
    with pytest.raises(ValueError, match="SET-1: only with the Dark Alley"):
        Options(players=2, prophecies=True)


def test_a_seat_that_is_not_in_the_game_cannot_act() -> None:
    """SET-1: with 2 players there is no third one."""
    game = Game.new(Options(players=2), 1)
    assert refused(game, "p3 magician electra") == "SET-1: there is no p3 in this game"


# SET-2: tricks


def test_each_trick_lies_in_the_deck_of_its_category_once() -> None:
    """SET-2: four decks of 8 tricks; the 16 tricks of Level 3 stay in the box."""
    decks = table(2)["tricks"]
    assert {category: len(deck) for category, deck in decks.items()} == {
        "spiritual": 8,
        "mechanical": 8,
        "optical": 8,
        "escape": 8,
    }
    in_decks = [trick for deck in decks.values() for trick in deck]
    assert sorted(in_decks) == sorted(trick.id for trick in TRICKS if trick.level < 3)


def test_a_chosen_trick_leaves_its_deck() -> None:
    """SET-2: there is no second Linking Rings."""
    game = Game.new(Options(players=2), 1)
    do(game, "p1 magician electra", "p1 trick linking_rings")
    decks: Any = game.view(None)["tricks"]
    assert "linking_rings" not in decks["mechanical"]
    assert len(decks["mechanical"]) == 7


# SET-3: Market Row


def test_market_row_starts_with_the_four_basic_components() -> None:
    """SET-3: wood, metal, glass and fabric to buy, nothing ordered."""
    assert table(2)["market"] == {
        "buy": ["wood", "metal", "glass", "fabric"],
        "orders": [None, None, None, None],
        "quick_order": None,
    }


# SET-4: Theater


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_performance_deck_leads_from_riverside_to_grand_magorian(players: int) -> None:
    """SET-4: two cards of each theater, without the Magnus Pantheon of the Dark Alley."""
    deck = table(players)["performance_deck"]
    assert deck == ["riverside", "riverside", "grand_magorian", "grand_magorian"]


@pytest.mark.parametrize(("players", "shown"), [(2, 1), (3, 2), (4, 3)])
def test_the_theater_shows_one_riverside_card_fewer_than_players(players: int, shown: int) -> None:
    """SET-4: players - 1 further Riverside cards, none of them in the deck; turn 1."""
    position = written(Game.new(Options(players=players), 1))
    cards = [show["performance"] for show in position["theater"]]
    assert len(cards) == shown
    assert all(card.startswith("riverside") for card in cards)
    assert not set(cards) & set(position["performance_deck"])
    assert position["turn"] == 1


def test_performance_cards_are_drawn_at_random() -> None:
    """SET-4: each of the twelve Riverside cards comes up."""
    shown = {table(2, seed)["theater"][0]["performance"] for seed in range(100)}
    assert shown == {f"riverside_{number}" for number in range(1, 13)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_theater_has_one_place_more_than_players(players: int) -> None:
    """SET-4: a card a turn fills the places until there are players + 1, and then no more."""
    game = begun(players)
    shown = []
    for _ in range(4):
        shown.append(cards_shown(game))
        idle_turn(game)
    assert shown == [players - 1, players, players + 1, players + 1]


# SET-10: initiative and Coins


@pytest.mark.parametrize(
    ("players", "coins"), [(2, [10, 14]), (3, [10, 12, 14]), (4, [10, 12, 14, 16])]
)
def test_coins_come_by_initiative_slot(players: int, coins: list[int]) -> None:
    """SET-10: 10/12/14/16 Coins; with 2 players slots 1 and 3 are used."""
    game = begun(players)
    assert [game.players[seat].coins for seat in game.initiative] == coins


def test_initiative_is_drawn_after_all_choices() -> None:
    """SET-10: before the last choice there is no order and nobody has Coins."""
    game = Game.new(Options(players=2, beginner=True), 1)
    do(game, "p1 magician mechaniker")
    assert game.initiative == []
    assert [player.coins for player in game.players] == [0, 0]
    events = do(game, "p2 magician gentleman")
    assert [event.kind for event in events].count("initiative_set") == 1


def test_initiative_is_drawn_at_random() -> None:
    """SET-10: with 3 players each of the six orders comes up."""
    assert len({tuple(begun(3, seed).initiative) for seed in range(60)}) == 6
