"""The options of a game: players and modules (SET-1)."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from trickerion.catalog import board

LATER: Final = ("duel", "powers")
"""Options that the first rules version did not have."""


@dataclass(frozen=True, slots=True)
class Options:
    """`Options(players=3)`; a combination the rules do not allow raises a ValueError."""

    players: int = 2
    dark_alley: bool = False
    prophecies: bool = False
    beginner: bool = False
    quick: bool = False
    late_bonus: bool = False
    duel: bool = False
    powers: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.players, int) or isinstance(self.players, bool):
            raise ValueError(f"players: {self.players!r} is not a whole number")
        if not 2 <= self.players <= 4:
            raise ValueError(f"players: SET-1: 2 to 4 players, not {self.players}")
        for field in fields(self)[1:]:
            value = getattr(self, field.name)
            if not isinstance(value, bool):
                raise ValueError(f"{field.name}: {value!r} is neither true nor false")
        if self.prophecies and not self.dark_alley:
            raise ValueError("prophecies: SET-1: only with the Dark Alley")
        if self.late_bonus and not self.dark_alley:
            raise ValueError("late_bonus: FIN-3: only with the Dark Alley")
        if self.duel and self.players != 2:
            raise ValueError(f"duel: DUEL-1: exactly 2 players, not {self.players}")
        if self.powers and not self.dark_alley:
            raise ValueError("powers: POW-1: only with the Dark Alley")

    @property
    def first_turn(self) -> int:
        """SET-4, SET-14: where the turn counter starts."""
        return 2 if self.quick else 1

    @property
    def last_turn(self) -> int:
        """FIN-1: the game ends after this turn by the counter."""
        return board.TURNS["dark_alley" if self.dark_alley else "base"]

    @property
    def turns(self) -> int:
        """How many turns are played."""
        return self.last_turn - self.first_turn + 1

    def to_dict(self) -> dict[str, int | bool]:
        """Variants that came later are left out unless they are played, so that older games keep
        their digests."""
        return {
            name: getattr(self, name)
            for name in Options.__slots__
            if name not in LATER or getattr(self, name)
        }

    @staticmethod
    def from_dict(data: object) -> "Options":
        if not isinstance(data, Mapping):
            raise ValueError(f"options: an object with fields, not {type(data).__name__}")
        known = {field.name for field in fields(Options)}
        unknown = sorted(str(key) for key in data if key not in known)
        if unknown:
            raise ValueError(f"options: unknown field {', '.join(unknown)}")
        return Options(**data)
