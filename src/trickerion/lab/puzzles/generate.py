"""Puzzles from games between bots: endings with one clearly best answer that a bot overlooks.

The solver proves the answer. What makes a puzzle difficult is measured: which bots miss the best
line, how many decisions it takes, and how much other answers lose.
"""

from random import Random
from typing import Final

from trickerion import Action, Game, Options
from trickerion.bots import Budget, make_bot, referee
from trickerion.bots.solver import SolvedAction, Solver, distinct_answers, is_ending
from trickerion.engine.core.names import NONE
from trickerion.engine.core.printed_facts import SLOT_LOCATION, THEATER
from trickerion.engine.locations.location import Placement
from trickerion.engine.phases.placement import has_to_place
from trickerion.lab.ladder.ladder import EVERY_MODE
from trickerion.lab.play.arena import derived_seed, next_magician
from trickerion.lab.regret.endings import Ending
from trickerion.lab.regret.measure import played_out
from trickerion.puzzles.attempt import Attempt
from trickerion.puzzles.puzzle import Kind, Puzzle
from trickerion.puzzles.themes import themes_of

MODES: Final = (
    *EVERY_MODE,
    *(Options(players, dark_alley=True, late_bonus=players == 3) for players in (2, 3, 4)),
)
PLAYERS: Final = ("apprentice", "specialist", "magician")
"""The levels that play up to a puzzle."""
NODES: Final = 30
"""The node budget of their decisions."""
LIMIT: Final = 8_000
"""Actions after which the solver gives a position up."""
MIN_MARGIN: Final = 2
"""How much Fame the second best first answer loses at least."""
MIN_DECISIONS: Final = 2
FOOLED: Final = "apprentice"
"""The level that must miss the best line, or the puzzle is too obvious."""
EXAMINED: Final = (("random", 1), ("apprentice", 1), ("specialist", 60), ("magician", 60))
"""The levels that try every puzzle, with their node budgets."""
NAMES: Final = ("Ada", "Vesna", "Boris", "Noor")


def seating(number: int, seed: int) -> list[str]:
    """The levels that play the game with this number."""
    rng = Random(f"puzzles {seed}")
    return [rng.choice(PLAYERS) for _ in range(MODES[number % len(MODES)].players)]


def puzzles_of_game(number: int, seed: int) -> list[Puzzle]:
    """The puzzles of one game between bots, for each seat at most one of each kind. The number
    chooses the mode, the seed everything else."""
    options = MODES[number % len(MODES)]
    game = Game.new(options, seed, list(NAMES[: options.players]))
    bots = [make_bot(level, seat, seed) for seat, level in enumerate(seating(number, seed))]
    found: dict[tuple[int, Kind], Puzzle] = {}
    while not game.over:
        seat = game.to_act[0]
        if game.players[seat].magician == NONE:
            game.play(next_magician(game, seat, number))
            continue
        if is_ending(game, seat) and len(distinct_answers(game, seat)) > 1:
            known = [kind for owner, kind in found if owner == seat]
            puzzle = puzzle_from(game, seat, known)
            if puzzle is not None:
                found[seat, puzzle.kind] = puzzle
        imagined = game.imagine(seat, derived_seed("imagined", seed, len(game.history)))
        game.play(bots[seat].decide(imagined, Budget(nodes=NODES)))
    return list(found.values())


def puzzle_from(game: Game, seat: int, known: list[Kind]) -> Puzzle | None:
    """The first puzzle on the best line from a position, if its kind is not known yet."""
    solver = Solver(seat, LIMIT)
    if kind_of(game, seat) in known or not solver.answers(game):
        return None
    game = game.clone()
    while not game.over and kind_of(game, seat) not in known:
        puzzle = puzzle_in(game, seat, solver) if game.to_act == [seat] else None
        if puzzle is not None:
            return puzzle
        game.play(expected(solver, game))
    return None


def kind_of(game: Game, seat: int) -> Kind:
    """A show, once the seat only acts in the Theater and performs; before that, a last turn."""
    acting = [frame for frame in game.stack if isinstance(frame, Placement)]
    is_elsewhere = any(SLOT_LOCATION[frame.slot] != THEATER for frame in acting)
    return "last_turn" if is_elsewhere or has_to_place(game, seat) else "show"


def puzzle_in(game: Game, seat: int, solver: Solver) -> Puzzle | None:
    """The position as a puzzle, if it is one."""
    answers = solver.answers(game)
    if len(answers) < 2 or answers[0].fame - answers[1].fame < MIN_MARGIN:
        return None
    ending = Ending(game.clone(), seat, solver, answers[0].fame)
    if loses(ending, FOOLED, 1) == 0:
        return None
    line, decisions = best_line(ending)
    if decisions < MIN_DECISIONS:
        return None
    return described(ending, answers, line, decisions)


def loses(ending: Ending, level: str, nodes: int) -> int:
    """The Fame that a bot loses in an ending."""
    bot = referee.make(level, ending.seat, derived_seed("bots", ending.game.seed))
    return played_out(ending, bot, Budget(nodes=nodes))


def best_line(ending: Ending) -> tuple[list[str], int]:
    """The seat's actions on the best line, and how many of them are choices."""
    game, line, decisions = ending.game.clone(), [], 0
    while not game.over:
        action = expected(ending.solver, game)
        if game.to_act == [ending.seat]:
            line.append(str(action))
            decisions += len(distinct_answers(game, ending.seat)) > 1
        game.play(action)
    return line, decisions


def expected(solver: Solver, game: Game) -> Action:
    """What the seat to act plays on a solved line."""
    action = solver.expected(game)
    assert action is not None
    return action


def described(
    ending: Ending, answers: list[SolvedAction], line: list[str], decisions: int
) -> Puzzle:
    game = ending.game
    fooled = [level for level, nodes in EXAMINED if loses(ending, level, nodes) > 0]
    puzzle = Puzzle(
        id=game.digest()[:6],
        kind=kind_of(game, ending.seat),
        themes=[],
        seat=ending.seat,
        best=ending.best,
        margin=answers[0].fame - answers[1].fame,
        decisions=decisions,
        fooled=fooled,
        line=line,
        position=game.to_dict(),
    )
    attempt = Attempt(puzzle)
    for action in line:
        attempt.play(Action.parse(action))
    puzzle.themes.extend(themes_of(game, ending.seat, attempt.played))
    return puzzle
