"""Playing on in the mind: what a turn comes to if everybody follows instinct."""

from typing import Final

from trickerion import Action, Game
from trickerion.bots.instinct import choose
from trickerion.bots.placing import Plan, improvise
from trickerion.bots.worth import ITEMS, items
from trickerion.engine.names import NONE
from trickerion.engine.verbs import ASSIGN, READY

SET_UP_TURNS: Final = 2
"""So many turns are played in the mind to choose a first trick, a Specialist, components."""


class Judge:
    """How a seat looks at a position: by rules of thumb, and with how much envy."""

    def __init__(self, seat: int, envy: float = 0.0) -> None:
        self.seat = seat
        self.envy = envy
        """How much of the best rival's Fame counts against the own."""

    def items(self, game: Game, seat: int) -> list[float]:
        """Of what the position's worth to a seat is made."""
        return items(game, seat)

    def best_rival(self, game: Game) -> float:
        """What the position is worth to the best of the others."""
        seats = range(game.variant.players)
        return max(sum(self.items(game, other)) for other in seats if other != self.seat)


class Trial:
    """An answer, or a plan for the Assignment phase, and what it came to wherever it was tried."""

    __slots__ = ("action", "bias", "count", "items", "plan", "rivals")

    def __init__(self, action: Action | None, plan: Plan) -> None:
        self.action = action
        self.plan = plan
        self.count = 0
        self.items = [0.0] * len(ITEMS)
        self.rivals = 0.0
        """What it brings the best of the others."""
        self.bias = 0.0
        """What is known, or wrongly believed, beyond the mean."""

    def __reduce__(self) -> tuple[object, ...]:
        return Trial, (self.action, self.plan), (self.count, self.items, self.rivals, self.bias)

    def __setstate__(self, found: tuple[int, list[float], float, float]) -> None:
        self.count, self.items, self.rivals, self.bias = found

    def carry_out(self, game: Game, judge: Judge) -> None:
        """In a world of its own, as far as one can see."""
        turn = horizon(game)
        if self.action is not None:
            game.play(self.action)
        else:
            assign(game, judge.seat, self.plan)
        self.finish(game, turn, judge)

    def finish(self, game: Game, turn: int, judge: Judge) -> float:
        """Play on to the end of a turn: what did it come to this time?"""
        finish_turn(game, turn)
        self.count += 1
        own = judge.items(game, judge.seat)
        for place, item in enumerate(own):
            self.items[place] += item
        if not judge.envy:
            return sum(own)
        rival = judge.best_rival(game)
        self.rivals += rival
        return sum(own) - judge.envy * rival

    def settle(self, values: list[float], envy: float) -> None:
        """From now on it stands by the mean of these values."""
        if values:
            self.bias += sum(values) / len(values) - self.standing(envy)

    @property
    def worth(self) -> float:
        return sum(self.items) / max(1, self.count) + self.bias

    def standing(self, envy: float) -> float:
        """The own Fame to come, less some of the best rival's."""
        return self.worth - envy * self.rivals / max(1, self.count)


def assign(game: Game, seat: int, plan: Plan) -> None:
    """Lay the cards of a plan that do not lie yet."""
    for character, card in plan.items():
        if game.players[seat].under[character] == NONE:
            game.play(ASSIGN.of(seat, character, card))
    game.play(READY.of(seat))


def alone(game: Game, seat: int) -> Game:
    """The game in the Assignment phase, if nobody else did anything this turn."""
    twin = game.clone()
    for other in game.to_act:
        if other != seat:
            twin.play(READY.of(other))
    return twin


def horizon(game: Game) -> int:
    """The turn to whose end an answer is thought through; a set-up shows its worth only later."""
    return game.turn + (SET_UP_TURNS - 1 if game.phase == "set_up" else 0)


def nodes(game: Game) -> int:
    """What it takes to think an answer through: a node is the turn of one player in the mind."""
    return game.variant.players * (horizon(game) - game.turn + 1)


def finish_turn(game: Game, turn: int) -> None:
    """Play on by instinct to the end of a turn, which may have come already."""
    while game.stack and game.turn <= turn:
        seat = game.to_act[0]
        if game.stack[-1].name == "assignment":
            assign(game, seat, improvise(game, seat))
        else:
            game.play(choose(game, seat, game.options(seat)))
