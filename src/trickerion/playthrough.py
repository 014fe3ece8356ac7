"""A position that one person plays on: what lessons and puzzles have in common."""

from dataclasses import dataclass

from trickerion import Action, Event, Game, Scene


@dataclass(frozen=True, slots=True)
class Played:
    """An action of any seat, with its events."""

    action: Action
    events: list[Event]
    scenes: list[Scene]
    """The positions it led through, and the one it led to."""


class Playthrough:
    """A game from a prepared position on, and everything played in it so far."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game.clone()
        self.seat = seat
        """The seat of the person; the others answer on their own."""
        self.played: list[Played] = []
        self.own: list[str] = []
        """The actions of the person."""

    def play(self, action: Action) -> None:
        """Carry out an action of the person, then what the others answer; an IllegalAction changes
        nothing."""
        raise AssertionError(type(self).__name__)

    def carry_out(self, action: Action) -> None:
        """Carry out an action of any seat; an IllegalAction changes nothing."""
        scenes: list[Scene] = []
        events = self.game.apply(action, scenes)
        scenes.append(Scene(len(events), self.game.clone()))
        self.played.append(Played(action, events, scenes))

    def others(self) -> list[int]:
        """The seats to act, if the person isn't among them."""
        asked = self.game.to_act
        return [] if self.seat in asked else asked
