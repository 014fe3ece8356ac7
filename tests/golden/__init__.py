"""The golden corpus (R1): seeded games with their final digest, replayed on every commit.

A change of rules that changes a game needs a new RULES_VERSION. First keep a dozen of the games in
`rules_<version>/`, then write the corpus again: `python -m tests.golden`.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from trickerion import Game, Options
from trickerion.lab.play.simulation import lively_action, random_action

FOLDER = Path(__file__).parent
DIGEST = "# digest: "


def corpus() -> Iterator[tuple[str, Game]]:
    """Games for each number of players and every combination of modules: mostly lively ones."""
    for players in (2, 3, 4):
        for number in range(20):
            yield _game(f"base_{players}p_{number:02}", number, _base(players, number))
        for number in range(36):
            yield _game(f"dark_{players}p_{number:02}", number, _dark(players, number))
        for number in range(12):
            yield _game(f"quick_{players}p_{number:02}", number, _quick(players, number))
    for number in range(20):
        yield _game(f"duel_2p_{number:02}", number, _duel(number))
    for number in range(20):
        options = _powers(number)
        yield _game(f"powers_{options.players}p_{number:02}", number, options)
        yield _game(f"heir_1p_{number:02}", number, _heir(number))


def _base(players: int, number: int) -> Options:
    return Options(players=players, beginner=number % 4 == 3)


def _dark(players: int, number: int) -> Options:
    return Options(
        players=players,
        dark_alley=True,
        prophecies=number % 3 != 0,
        beginner=number % 6 == 5,
        late_bonus=number % 2 == 0,
    )


def _quick(players: int, number: int) -> Options:
    dark_alley = number % 3 != 0
    prophecies = number % 3 == 2
    return Options(players=players, dark_alley=dark_alley, prophecies=prophecies, quick=True)


def _duel(number: int) -> Options:
    return Options(
        players=2,
        dark_alley=number % 3 != 0,
        prophecies=number % 3 == 2,
        beginner=number % 10 == 9,
        quick=number % 5 == 4,
        late_bonus=number % 3 == 1,
        duel=True,
    )


def _powers(number: int) -> Options:
    players = 2 + number % 3
    return Options(
        players=players,
        dark_alley=True,
        prophecies=number % 2 == 0,
        beginner=number % 10 == 9,
        quick=number % 5 == 4,
        duel=players == 2 and number % 4 == 0,
        powers=True,
    )


def _heir(number: int) -> Options:
    return Options(
        players=1,
        heir=("easy", "normal", "hard")[number % 3],
        beginner=number % 10 == 9,
        late_bonus=number % 2 == 1,
    )


def _game(name: str, number: int, options: Options) -> tuple[str, Game]:
    game, chance = Game.new(options, 1000 * options.players + number), Random(number)
    choose = random_action if number % 4 == 2 else lively_action
    while not game.over:
        game.play(choose(game, chance))
    return name, game


def write() -> None:
    for name, game in corpus():
        text = f"{game.record()}{DIGEST}{game.digest()}\n"
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
