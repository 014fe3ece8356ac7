"""Every level plays legally and reproducibly, and better than the level below it."""

import pytest

from tests.bots.games import play, seated
from trickerion import Game, Options
from trickerion.bots import LEVELS, Budget, make_bot

MODES = [
    Options(players=2),
    Options(players=3, beginner=True),
    Options(players=2, quick=True, dark_alley=True),
    Options(players=4, dark_alley=True, prophecies=True, late_bonus=True),
    Options(players=2, dark_alley=True, prophecies=True, duel=True),
    Options(players=1, heir="normal"),
]
QUICKEST = Options(players=2, beginner=True, quick=True)


@pytest.mark.parametrize(
    "options", MODES, ids=lambda options: f"{options.players}p{'_duel' * options.duel}"
)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_mode_to_the_end(level: str, options: Options) -> None:
    """`apply` would refuse an illegal action."""
    levels = [level, *["random"] * (options.players - 1)]
    assert play(Game.new(options, 5), seated(levels, 5), Budget(nodes=20)).over


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_reproducible_with_a_seed_and_a_node_budget(level: str) -> None:
    games = [
        play(Game.new(QUICKEST, 3), seated([level, level], 3), Budget(nodes=20)) for _ in range(2)
    ]
    assert games[0].digest() == games[1].digest()


def contest(levels: list[str], games: int, options: Options) -> tuple[int, float]:
    """How often the first level wins with rotating seats, and its mean lead in Fame."""
    won = lead = 0
    for seed in range(games):
        first = seed % len(levels)
        seats = levels[-first:] + levels[:-first] if first else levels
        game = play(Game.new(options, seed), seated(seats, seed), Budget(nodes=200))
        won += game.winner == first
        scores = game.scores
        lead += scores.pop(first) - max(scores)
    return won, lead / games


@pytest.mark.long
def test_an_apprentice_beats_random_players() -> None:
    """`trickerion arena` measures it with more games."""
    won, lead = contest(["apprentice", "random", "random"], 6, Options(players=3))
    assert won == 6
    assert lead >= 20


@pytest.mark.long
def test_a_specialist_beats_an_apprentice() -> None:
    won, lead = contest(["specialist", "apprentice"], 6, Options(players=2))
    assert won >= 4
    assert lead >= 8


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="bots: 'wizard' is not one of random, apprentice"):
        make_bot("wizard", 0)
