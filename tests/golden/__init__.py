"""The golden corpus (R1): seeded games with their final digest, replayed on every commit.

A change of rules that changes a game needs a new RULES_VERSION. To write the corpus again:
`python -m tests.golden`.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from trickerion import Game, Options
from trickerion.lab.simulation import lively_action, random_action

FOLDER = Path(__file__).parent
DIGEST = "# digest: "


def corpus() -> Iterator[tuple[str, Game]]:
    """Twenty games for each number of players: lively ones, random ones, beginners' ones."""
    for players in (2, 3, 4):
        for number in range(20):
            options = Options(players=players, beginner=number % 4 == 3)
            game, chance = Game.new(options, 1000 * players + number), Random(number)
            choose = random_action if number % 4 == 2 else lively_action
            while not game.over:
                game.play(choose(game, chance))
            yield f"base_{players}p_{number:02}", game


def write() -> None:
    for name, game in corpus():
        text = f"{game.record()}{DIGEST}{game.digest()}\n"
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
