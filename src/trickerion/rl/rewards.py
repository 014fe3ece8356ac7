"""Rewards: what a game pays each seat."""

from typing import Final

from trickerion import Game

REWARDS: Final = ("win", "place", "fame")
"""`win`: at the end, 1 for the winner, and the others share -1. `place`: at the end, evenly spaced
from 1 for the first place to -1 for the last. `fame`: whenever Fame changes, the change of the
distance to the best other seat; a game's sum is the final distance."""
LOST: Final = {"win": -1.0, "place": -1.0, "fame": -100.0}
"""What an illegal action costs where it ends the game."""


class Rewards:
    """The rewards of one game, step by step."""

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self.game = game
        self.fame = distances(game.scores)

    @property
    def is_due(self) -> bool:
        """Can the last step have paid anything?"""
        return self.name == "fame" or self.game.over

    def pay(self) -> list[float]:
        """What the last step pays each seat."""
        if self.name == "fame":
            before, self.fame = self.fame, distances(self.game.scores)
            return [float(now - then) for now, then in zip(self.fame, before, strict=True)]
        return final_rewards(self.game, self.name)


def final_rewards(game: Game, name: str) -> list[float]:
    """What a game pays each seat in total; zeros before its end."""
    players = game.setup_options.seats
    if name == "fame":
        return [float(distance) for distance in distances(game.scores)]
    places = game.places
    if places is None:
        return [0.0] * players
    if name == "win":
        return [1.0 if place == 1 else -1 / (players - 1) for place in places]
    return [1 - 2 * (place - 1) / (players - 1) for place in places]


def distances(scores: list[int]) -> list[int]:
    """Each seat's Fame minus that of the best other seat."""
    ordered = sorted(scores)
    best, second = ordered[-1], ordered[-2]
    return [fame - (second if fame == best else best) for fame in scores]
