"""Random play: whole games with a seeded random generator, one summary per game."""

from collections.abc import Iterator
from random import Random
from typing import Final, TypedDict

from trickerion import Action, Game, Options
from trickerion.engine.boards.components import counted
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import corner, split_spot
from trickerion.engine.core.printed_facts import CIRCLES, FIRST_SPECIAL, NEEDS

ACTION_WEIGHTS: Final = {
    **dict.fromkeys(("done", "pass", "idle", "ready"), 1),
    **dict.fromkeys(("order", "quick_order", "reroll", "set_die", "reschedule"), 2),
    **dict.fromkeys(("move_trick", "move_components", "move_apprentice"), 2),
    **dict.fromkeys(("take_coins", "hire", "draw_first", "draw_further"), 50),
    **dict.fromkeys(("learn", "prepare", "set_up", "set_up_stack", "perform"), 500),
    **dict.fromkeys(("with_card", "mimic", "accept", "steal"), 500),
}
"""The weight of each kind of action in lively play; all other kinds weigh 10."""
CHOICE_BITS: Final = 30
"""A choice among some hundred actions from this many bits is fair to one part in a million."""
MAX_DECISIONS: Final = 1_000_000
"""More decisions than any game has."""
NEEDED_WEIGHT: Final = 500
"""The weight of an action that makes progress, such as buying a missing component."""


class GameSummary(TypedDict):
    """The output of `trickerion simulate` for one game."""

    seed: int
    options: dict[str, int | bool | str]
    scores: list[int]
    winner: int | None
    turns: int
    decisions: int
    digest: str


def random_action(game: Game, rng: Random) -> Action:
    """Any legal action of any seat that must decide."""
    seats = game.to_act
    seat = seats[0] if len(seats) == 1 else rng.choice(seats)
    return rng.choice(game.options(seat))


class Chooser:
    """Random choices, several from each number of a generator: faster than `rng.choice`."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.left = 0
        """What is left of the last number; it is used down to `CHOICE_BITS` bits, so that every
        choice stays fair."""

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        if self.left >> CHOICE_BITS == 0:
            self.left = self.rng.getrandbits(2 * CHOICE_BITS)
        before = self.left
        self.left = before // limit
        return before % limit


def lively_action(game: Game, rng: Random) -> Action:
    """A random action weighted toward progress, so that games reach every rule."""
    actions = game.options(rng.choice(game.to_act))
    return rng.choices(actions, [_weight(game, action) for action in actions])[0]


def _weight(game: Game, action: Action) -> int:
    if action.kind in ("component", "buy", "order") and _is_needed(game, action):
        return NEEDED_WEIGHT
    if action.kind == "place" and action.fields["slot"].endswith("performance"):
        return NEEDED_WEIGHT
    if action.kind == "assign" and action.card >= FIRST_SPECIAL:
        return NEEDED_WEIGHT
    if action.kind == "use_card" and action.fields["use"] == "bonus":
        return NEEDED_WEIGHT
    if action.kind == "spot" and _makes_link(game, action):
        return NEEDED_WEIGHT
    return ACTION_WEIGHTS.get(action.kind, 10)


def _is_needed(game: Game, action: Action) -> bool:
    player = game.players[action.seat]
    return any(
        component == action.component and counted(player, component) < count
        for trick in player.tricks
        if trick != NONE
        for component, count in NEEDS[trick]
    )


def _makes_link(game: Game, action: Action) -> bool:
    card, place = split_spot(action.spot)
    show = game.show_of(card)
    assert show is not None
    for circle in CIRCLES[card][place]:
        there = show.markers[circle.neighbour]
        if there != NONE and corner(action.up, circle.corner) == corner(
            there, circle.neighbour_corner
        ):
            return True
    return False


def play_randomly(game: Game, rng: Random) -> int:
    """Play a game to its end; returns the number of decisions."""
    return play_some(game, rng, MAX_DECISIONS)[0]


def play_some(game: Game, rng: Random, most: int) -> tuple[int, int]:
    """Play up to `most` decisions; returns how many there were, and how many had a choice."""
    decisions = free = 0
    chooser = Chooser(rng)
    while not game.over and decisions < most:
        seats = game.to_act
        seat = seats[0] if len(seats) == 1 else seats[chooser.below(len(seats))]
        actions = game.options(seat)
        if len(actions) > 1:
            free += 1
        game.play(actions[chooser.below(len(actions))])
        decisions += 1
    return decisions, free


def play_turn(game: Game, rng: Random) -> int:
    """Play until the next turn or the end of the game; returns the number of decisions."""
    turn, decisions = game.turn, 0
    while not game.over and game.turn == turn:
        game.play(random_action(game, rng))
        decisions += 1
    return decisions


def random_game(options: Options, seed: int) -> Game:
    """A finished game of random players; the same seed gives the same game."""
    game = Game.new(options, seed)
    play_randomly(game, Random(seed))
    return game


def simulate(options: Options, games: int, seed: int) -> Iterator[GameSummary]:
    """Summaries of random games with the seeds seed, seed + 1, ..."""
    for number in range(seed, seed + games):
        yield summary(random_game(options, number))


def summary(game: Game) -> GameSummary:
    return {
        "seed": game.seed,
        "options": game.setup_options.to_dict(),
        "scores": game.scores,
        "winner": game.winner,
        "turns": game.setup_options.turns,
        "decisions": len(game.history),
        "digest": game.digest(),
    }
