"""A plan for the Assignment phase: which card goes under which Character.

A plan is judged by playing the turn with it, alone at the table: the others' plans are unknown.
"""

from typing import Final

from trickerion import Action, Game
from trickerion.bots.sense import sensible
from trickerion.bots.worth import worth
from trickerion.engine.cardboard import BASE_AP, CHARACTER_COUNT
from trickerion.engine.names import NONE
from trickerion.engine.verbs import ASSIGN, DONE, IDLE, PASS, READY

Plan = dict[int, int]
"""The card under each Character."""

STREETS_FIRST: Final = ("downtown", "market_row", "dark_alley", "workshop")
DAYS: Final = ("saturday", "friday", "sunday", "thursday")
WHOLE: Final = ("act", "place_character", "choose_advertise", "choose_performance")
"""Questions between two actions; any other one is a step of an action."""
MOST_STEPS: Final = 4
RESTING: Final = (DONE, PASS, IDLE)
RESTLESSNESS: Final = 0.05
"""Rather something than nothing, where both are worth the same."""


def turn_worth(game: Game, seat: int, plan: Plan) -> float:
    """What the position is worth after a turn in which only this seat acts, by its plan."""
    twin = game.clone()
    _silence_others(twin, seat)
    for character, card in plan.items():
        if twin.players[seat].under[character] == NONE:
            twin.play(ASSIGN.of(seat, character, card))
    turn = twin.turn
    twin.play(READY.of(seat))
    while not twin.over and twin.turn == turn:
        asked = twin.to_act[0]
        options = sensible(twin, asked)
        twin.play(quick_choice(twin, seat, options) if asked == seat else options[-1])
    return worth(twin, seat)


def _silence_others(game: Game, seat: int) -> None:
    """Whoever has not decided yet does nothing; whoever has, does what is imagined."""
    for other in game.to_act:
        if other != seat:
            game.play(READY.of(other))


def quick_choice(game: Game, seat: int, options: list[Action]) -> Action:
    """The answer after which the position is worth most, looking no further."""
    if len(options) == 1:
        return options[0]
    if options[0].kind == "place":
        return next_to_place(options)
    return max(options, key=lambda action: worth_after(game, seat, action))


def worth_after(game: Game, seat: int, action: Action) -> float:
    """What the position is worth when the action is done, with all that it asks on the way."""
    twin = game.clone()
    twin.play(action)
    for _ in range(MOST_STEPS):
        if twin.to_act != [seat] or twin.stack[-1].name in WHOLE:
            break
        twin.play(quick_choice(twin, seat, sensible(twin, seat)))
    return worth(twin, seat) - (RESTLESSNESS if action.verb in RESTING else 0.0)


def next_to_place(options: list[Action]) -> Action:
    """Downtown first, the stage last: what is learned and prepared early can be performed."""
    places = [action for action in options if action.kind == "place"]
    on_stage = {a.a for a in places if a.fields["slot"].endswith("performance")}

    def order(action: Action) -> tuple[int, int, int, int]:
        day, _, slot = action.fields["slot"].partition(".")
        if day in STREETS_FIRST:
            return STREETS_FIRST.index(day), 0, -BASE_AP[action.a], action.b
        rank = 6 if slot == "performance" else 7 if action.a in on_stage else 5
        return rank, DAYS.index(day), -BASE_AP[action.a], action.b

    return min(places, key=order)


def finish(game: Game, seat: int, most: int) -> None:
    """Answer one's own further questions of this placement greedily."""
    phase = game.phase
    for _ in range(most):
        is_mine = game.to_act == [seat] and game.phase == phase
        if not is_mine or game.stack[-1].name == "place_character":
            return
        game.play(quick_choice(game, seat, sensible(game, seat)))


def team_of(game: Game, seat: int) -> list[int]:
    """The team, the strongest first."""
    team = [c for c in range(CHARACTER_COUNT) if game.players[seat].has(c)]
    return sorted(team, key=lambda character: -BASE_AP[character])
