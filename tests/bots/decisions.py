"""Golden decisions: what each level decides in positions of the golden games, and why.

A position, a seed and a number of nodes give the same answer and the same estimate on every build.
After an intended change, write them again and review the differences:
`python -m tests.bots.decisions`.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from tests.golden import FOLDER
from trickerion import Game, Options
from trickerion.bots import Budget, make_bot
from trickerion.bots.evaluation import evaluate
from trickerion.bots.learned_evaluation import learned_terms
from trickerion.bots.policy.placement import default_plan
from trickerion.bots.policy.policy import promising, rate
from trickerion.engine.core.names import name
from trickerion.record import read

FILE = Path(__file__).with_name("decisions.txt")
RECORDS = [
    f"{kind}_{players}p_{number:02}"
    for kind, numbers in (("base", (0, 1, 3)), ("dark", (0, 1, 3, 4)), ("quick", (1, 3)))
    for players in (2, 3, 4)
    for number in numbers
]
LEVELS = {"apprentice": 40, "specialist": 40, "magician": 90}
"""The levels and their node budgets; the magician's is large enough to grow its trees."""
EVALUATE_EVERY, DECIDE_EVERY = 6, 61
"""How often, in positions, policy and evaluations are recorded and the bots decide."""
MATCHES = [
    Options(players=2),
    Options(players=3, dark_alley=True, prophecies=True),
    Options(players=4, quick=True, beginner=True),
]


def lines(record: str) -> Iterator[str]:
    """The evaluations and decisions in the positions of a golden game."""
    found = read((FOLDER / f"{record}.txt").read_text(encoding="utf-8"))
    game = Game.new(found.options, found.seed, found.names)
    for number, action in enumerate(found.actions):
        at = f"{record} {number}"
        if number % EVALUATE_EVERY == 0:
            yield f"{at} {evaluated(game, action.seat)}"
        if number % DECIDE_EVERY == 0:
            yield from (f"{at} {level}: {decision(game, level)}" for level in LEVELS)
        game.play(action)


def decision(game: Game, level: str) -> str:
    """The best action with its estimate and reason, and how many were rolled out."""
    seat = game.to_act[0]
    bot = make_bot(level, seat, 1)
    advice = bot.advise(game.imagine(seat, 1), Budget(nodes=LEVELS[level]))
    best = advice[0]
    estimates = sum(one.estimate for one in advice)
    chosen = f"{best.action}, {best.estimate:.4f} for {best.reason}"
    return f"{chosen}; {len(advice)} answers, {estimates:.4f}"


def evaluated(game: Game, seat: int) -> str:
    """The policy's ratings, and both evaluations for every seat."""
    parts = [policy_choice(game, seat)]
    if game.initiative:
        seats = range(game.setup_options.players)
        parts += [f"worth {numbers([evaluate(game, each) for each in seats])}"]
        parts += [f"experience {numbers([sum(learned_terms(game, each)) for each in seats])}"]
    return "; ".join(parts)


def policy_choice(game: Game, seat: int) -> str:
    question = game.stack[-1].name
    if question == "assignment":
        plan = default_plan(game, seat)
        cards = [f"{name('character', who)} {name('card', card)}" for who, card in plan.items()]
        return f"{question}: {', '.join(cards)}"
    options = game.options(seat)
    values = rate(game, seat, options)
    best = promising(game, seat, len(options))
    weighed = sum(place * value for place, value in zip(count(1), values, strict=False))
    rated = (
        f"{best[0]}, {max(values):.4f}; {len(best)} of {len(options)} promising, last {best[-1]}"
    )
    return f"{question}: {rated}, {weighed:.4f}"


def numbers(values: list[float]) -> str:
    return " ".join(f"{value:.4f}" for value in values)


def match(options: Options) -> str:
    """The result of a game between specialists and a magician with a small budget."""
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
