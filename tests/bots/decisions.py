"""Golden decisions: what each level decides in positions of the golden games, and why.

A position, a seed and a number of nodes give the same answer and the same estimate on every build.
Who changes how a bot thinks writes them again, and looks at what has changed:
`python -m tests.bots.decisions`.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from tests.golden import FOLDER
from trickerion import Game, Options
from trickerion.bots import Budget, make_bot
from trickerion.bots.experience import experienced
from trickerion.bots.instinct import promising, ratings
from trickerion.bots.placing import improvise
from trickerion.bots.worth import items
from trickerion.engine.names import name
from trickerion.record import read

FILE = Path(__file__).with_name("decisions.txt")
RECORDS = [
    f"{kind}_{players}p_{number:02}"
    for kind, numbers in (("base", (0, 1, 3)), ("dark", (0, 1, 3, 4)), ("quick", (1, 3)))
    for players in (2, 3, 4)
    for number in numbers
]
LEVELS = {"apprentice": 40, "specialist": 40, "magician": 90}
"""The levels and the nodes they may think: the magician grows its trees with so many."""
GLANCES, THOUGHTS = 6, 61
"""In every 6th position instinct and evaluation are asked, in every 61st the bots decide."""
MATCHES = [
    Options(players=2),
    Options(players=3, dark_alley=True, prophecies=True),
    Options(players=4, quick=True, beginner=True),
]


def lines(record: str) -> Iterator[str]:
    """What is thought of the positions of a golden game."""
    found = read((FOLDER / f"{record}.txt").read_text(encoding="utf-8"))
    game = Game.new(found.options, found.seed, found.names)
    for number, action in enumerate(found.actions):
        at = f"{record} {number}"
        if number % GLANCES == 0:
            yield f"{at} {glance(game, action.seat)}"
        if number % THOUGHTS == 0:
            yield from (f"{at} {level}: {decision(game, level)}" for level in LEVELS)
        game.play(action)


def decision(game: Game, level: str) -> str:
    """The best answer with its estimate and reason, and how many were thought through."""
    seat = game.to_act[0]
    bot = make_bot(level, seat, 1)
    advice = bot.advise(game.imagine(seat, 1), Budget(nodes=LEVELS[level]))
    best = advice[0]
    estimates = sum(one.estimate for one in advice)
    told = f"{best.action}, {best.estimate:.4f} for {best.reason}"
    return f"{told}; {len(advice)} answers, {estimates:.4f}"


def glance(game: Game, seat: int) -> str:
    """What instinct makes of the answers, and what everybody's position is worth."""
    parts = [instinct(game, seat)]
    if game.initiative:
        seats = range(game.variant.players)
        parts += [f"worth {numbers([sum(items(game, each)) for each in seats])}"]
        parts += [f"experience {numbers([sum(experienced(game, each)) for each in seats])}"]
    return "; ".join(parts)


def instinct(game: Game, seat: int) -> str:
    question = game.stack[-1].name
    if question == "assignment":
        plan = improvise(game, seat)
        cards = [f"{name('character', who)} {name('card', card)}" for who, card in plan.items()]
        return f"{question}: {', '.join(cards)}"
    options = game.options(seat)
    values = ratings(game, seat, options)
    best = promising(game, seat, len(options))
    weighed = sum(place * value for place, value in zip(count(1), values, strict=False))
    told = f"{best[0]}, {max(values):.4f}; {len(best)} of {len(options)} promising, last {best[-1]}"
    return f"{question}: {told}, {weighed:.4f}"


def numbers(values: list[float]) -> str:
    return " ".join(f"{value:.4f}" for value in values)


def match(options: Options) -> str:
    """How a game of specialists and a magician ends; they think little, but of everything."""
    game = Game.new(options, 5)
    levels = ["magician", *["specialist"] * (options.players - 1)]
    bots = [make_bot(level, seat, 5) for seat, level in enumerate(levels)]
    while not game.over:
        seat = game.to_act[0]
        game.play(bots[seat].decide(game.imagine(seat, len(game.history)), Budget(nodes=12)))
    return f"match of {options.players}: {game.scores} {len(game.history)} {game.digest()}"


def write() -> None:
    written = [line for record in RECORDS for line in lines(record)]
    written += [match(options) for options in MATCHES]
    FILE.write_text("\n".join(written) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
