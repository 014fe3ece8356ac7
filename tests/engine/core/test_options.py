"""The options of a game (SET-1)."""

from typing import Any

import pytest

from trickerion import Options


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"players": 0}, "players: SET-1: 2 to 4 players, not 0"),
        ({"players": 5}, "players: SET-1: 2 to 4 players, not 5"),
        ({"players": "3"}, "players: '3' is not a whole number"),
        ({"beginner": 1}, "beginner: 1 is neither true nor false"),
        ({"prophecies": True}, "prophecies: SET-1: only with the Dark Alley"),
        ({"speed": True}, "options: unknown field speed"),
    ],
)
def test_options_the_rules_do_not_allow_are_refused(
    fields: dict[str, object], sentence: str
) -> None:
    """SET-1: 2 to 4 players; prophecies only with the Dark Alley."""
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        Options.from_dict(fields)


def test_the_late_bonus_needs_the_dark_alley() -> None:
    """FIN-3."""
    with pytest.raises(ValueError, match=r"^late_bonus: FIN-3: only with the Dark Alley$"):
        Options(late_bonus=True)
    assert Options(dark_alley=True, late_bonus=True).late_bonus


@pytest.mark.parametrize(
    ("options", "turns"),
    [
        (Options(), (1, 5, 5)),
        (Options(quick=True), (2, 5, 4)),
        (Options(dark_alley=True), (1, 7, 7)),
        (Options(dark_alley=True, quick=True), (2, 7, 6)),
    ],
)
def test_the_modules_say_how_long_a_game_is(options: Options, turns: tuple[int, ...]) -> None:
    """SET-4, SET-14, FIN-1: the first turn, the last one, and how many there are."""
    assert (options.first_turn, options.last_turn, options.turns) == turns


def test_options_read_back_as_they_were_written() -> None:
    options = Options(players=4, dark_alley=True, prophecies=True)
    assert Options.from_dict(options.to_dict()) == options
    with pytest.raises(ValueError, match=r"^options: an object with fields, not list$"):
        Options.from_dict([])


@pytest.mark.parametrize("players", [3, 4])
def test_the_duel_is_for_two(players: int) -> None:
    """DUEL-1."""
    with pytest.raises(ValueError, match=rf"^duel: DUEL-1: exactly 2 players, not {players}$"):
        Options(players=players, duel=True)


def test_only_games_with_the_duel_mention_it() -> None:
    """DUEL-1: older games keep their digests."""
    assert "duel" not in Options().to_dict()
    assert Options.from_dict(Options(duel=True).to_dict()) == Options(duel=True)


def test_powers_need_the_dark_alley() -> None:
    """POW-1: with any number of players, and with the Duel."""
    with pytest.raises(ValueError, match="powers: POW-1: only with the Dark Alley"):
        Options(players=3, powers=True)
    assert Options(players=2, dark_alley=True, duel=True, powers=True).powers
    assert "powers" not in Options(players=2, dark_alley=True).to_dict()


@pytest.mark.parametrize("heir", ["easy", "normal", "hard"])
def test_the_solo_game_has_its_modules_and_two_boards(heir: str) -> None:
    """HEIR-1: with the Dark Alley, prophecies and the cards of the Duel."""
    options = Options(players=1, heir=heir)
    assert (options.dark_alley, options.prophecies, options.duel) == (True, True, True)
    assert (options.seats, options.heir_seat, options.turns) == (2, 1, 7)
    assert Options.from_dict(options.to_dict()) == options
    assert options.to_dict()["heir"] == heir


def test_other_games_have_no_heir() -> None:
    """HEIR-1."""
    options = Options(players=3)
    assert (options.seats, options.heir_seat) == (3, -1)
    assert "heir" not in options.to_dict()


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"players": 2, "heir": "easy"}, "HEIR-1: exactly 1 player, not 2"),
        ({"players": 1, "heir": "easy", "quick": True}, "HEIR-1: not with the quick game"),
        ({"players": 1, "heir": "easy", "powers": True}, "HEIR-1: not with Magician Powers"),
        ({"players": 1}, "HEIR-1: one player needs an Heir"),
        ({"players": 1, "heir": "brutal"}, "'brutal' is not one of easy, normal, hard"),
        ({"players": 1, "heir": None}, "None is not one of easy, normal, hard"),
    ],
)
def test_combinations_with_the_heir_that_the_rules_do_not_allow(
    chosen: dict[str, Any], reason: str
) -> None:
    """HEIR-1."""
    with pytest.raises(ValueError, match=reason):
        Options.from_dict(chosen)
