"""Finding puzzles: what is found is proved, misses a bot, and comes again from its seed."""

from functools import cache

from tests.support import position, seat
from trickerion.lab.puzzles.generate import MODES, kind_of, puzzle_from, puzzles_of_game, seating
from trickerion.puzzles.puzzle import Puzzle, collection

NUMBER = 2
SEED = 3
"""The game with this number and seed has a puzzle."""


@cache
def found_once() -> list[Puzzle]:
    return puzzles_of_game(NUMBER, SEED)


def test_a_game_gives_the_same_puzzles_again() -> None:
    found = found_once()
    assert found
    assert found == puzzles_of_game(NUMBER, SEED)
    for puzzle in found:
        assert "apprentice" in puzzle.fooled
        assert puzzle.decisions >= 2
        assert puzzle.margin >= 2


def test_the_shipped_collection_holds_what_the_first_games_give() -> None:
    for puzzle in found_once():
        assert collection()[puzzle.id] == puzzle


def test_games_of_every_mode_are_searched() -> None:
    assert len(set(MODES)) == len(MODES) == 21
    assert seating(0, 1) == seating(0, 1)


def test_a_show_begins_when_all_characters_are_placed() -> None:
    """TURN-6."""
    placing = position(seat(assigned={"apprentice_1": "theater"}), seat(), turn=5)
    assert kind_of(placing, 0) == "last_turn"
    placed = position(seat(placed={"magician": "friday.performance"}), seat(), turn=5)
    assert kind_of(placed, 0) == "show"


def test_a_position_with_chance_is_no_puzzle() -> None:
    """DT-6."""
    game = position(seat(assigned={"apprentice_1": "downtown"}), seat(), turn=5)
    assert puzzle_from(game, 0, []) is None
