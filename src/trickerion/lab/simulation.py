"""Random play: whole games with a seeded chance, one summary per game."""

from collections.abc import Iterator
from random import Random
from typing import Final, TypedDict

from trickerion import Action, Game, Options
from trickerion.engine.cardboard import CIRCLES, FIRST_SPECIAL, NEEDS, SLOT_PLACES
from trickerion.engine.components import counted
from trickerion.engine.names import NONE
from trickerion.engine.pieces import corner

EAGERNESS: Final = {
    **dict.fromkeys(("done", "pass", "idle", "ready"), 1),
    **dict.fromkeys(("order", "quick_order", "reroll", "set_die", "reschedule"), 2),
    **dict.fromkeys(("move_trick", "move_components", "move_apprentice"), 2),
    **dict.fromkeys(("take_coins", "hire", "draw_first", "draw_further"), 50),
    **dict.fromkeys(("learn", "prepare", "set_up", "set_up_stack", "perform"), 500),
    **dict.fromkeys(("with_card", "mimic", "accept", "steal"), 500),
}
"""How much a lively player likes a kind of action; anything else weighs 10."""
MOST: Final = 1_000_000
"""No game has so many decisions."""
NEEDED: Final = 500
"""How much it likes a component that one of its tricks lacks."""


class Summary(TypedDict):
    """What `trickerion simulate` tells of a game."""

    seed: int
    options: dict[str, int | bool]
    scores: list[int]
    winner: int | None
    turns: int
    decisions: int
    digest: str


def random_action(game: Game, chance: Random) -> Action:
    """Any legal answer of any seat that must decide."""
    seats = game.to_act
    seat = seats[0] if len(seats) == 1 else chance.choice(seats)
    return chance.choice(game.options(seat))


def lively_action(game: Game, chance: Random) -> Action:
    """A random answer that would rather do something than not: its games reach every rule."""
    actions = game.options(chance.choice(game.to_act))
    return chance.choices(actions, [_liking(game, action) for action in actions])[0]


def _liking(game: Game, action: Action) -> int:
    if action.kind in ("component", "buy", "order") and _is_needed(game, action):
        return NEEDED
    if action.kind == "place" and action.fields["slot"].endswith("performance"):
        return NEEDED
    if action.kind == "assign" and action.b >= FIRST_SPECIAL:
        return NEEDED
    if action.kind == "use_card" and action.fields["use"] == "bonus":
        return NEEDED
    if action.kind == "spot" and _makes_link(game, action):
        return NEEDED
    return EAGERNESS.get(action.kind, 10)


def _is_needed(game: Game, action: Action) -> bool:
    player = game.players[action.seat]
    return any(
        component == action.a and counted(player, component) < count
        for trick in player.tricks
        if trick != NONE
        for component, count in NEEDS[trick]
    )


def _makes_link(game: Game, action: Action) -> bool:
    card, place = divmod(action.a, SLOT_PLACES)
    show = game.show_of(card)
    assert show is not None
    for circle in CIRCLES[card][place]:
        there = show.markers[circle.neighbour]
        if there != NONE and corner(action.b, circle.corner) == corner(
            there, circle.neighbour_corner
        ):
            return True
    return False


def play_randomly(game: Game, chance: Random) -> int:
    """Play a game to its end; how many decisions it took."""
    return play_some(game, chance, MOST)[0]


def play_some(game: Game, chance: Random, most: int) -> tuple[int, int]:
    """Play at most so many decisions; how many there were, and how many left a choice."""
    decisions = free = 0
    while not game.over and decisions < most:
        seats = game.to_act
        seat = seats[0] if len(seats) == 1 else chance.choice(seats)
        actions = game.options(seat)
        if len(actions) > 1:
            free += 1
        game.play(chance.choice(actions))
        decisions += 1
    return decisions, free


def play_turn(game: Game, chance: Random) -> int:
    """Play until the turn counter moves or the game ends; how many decisions that took."""
    turn, decisions = game.turn, 0
    while not game.over and game.turn == turn:
        game.play(random_action(game, chance))
        decisions += 1
    return decisions


def random_game(options: Options, seed: int) -> Game:
    """A finished game of random players; the same seed gives the same game."""
    game = Game.new(options, seed)
    play_randomly(game, Random(seed))
    return game


def simulate(options: Options, games: int, seed: int) -> Iterator[Summary]:
    """Games with the seeds seed, seed + 1, ...: each as a summary."""
    for number in range(seed, seed + games):
        yield summary(random_game(options, number))


def summary(game: Game) -> Summary:
    return {
        "seed": game.seed,
        "options": game.variant.to_dict(),
        "scores": game.scores,
        "winner": game.winner,
        "turns": game.variant.turns,
        "decisions": len(game.history),
        "digest": game.digest(),
    }
