"""The options of a game: players and modules (SET-1)."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from trickerion.catalog import DIFFICULTIES, board

LATER: Final = ("duel", "powers", "heir")
"""Options that the first rules version did not have."""
HEIRS: Final = tuple(difficulty.id for difficulty in DIFFICULTIES)
"""HEIR-1: the difficulties of the solo game."""
HEIR_SEAT: Final = 1
"""The seat of Dahlgaard's Heir in a solo game."""
WITH_HEIR: Final = ("dark_alley", "prophecies", "duel")
"""The modules that are part of the solo game."""


@dataclass(frozen=True, slots=True)
class Options:
    """`Options(players=3)`; a combination the rules do not allow raises a ValueError.

    `Options(players=1, heir="normal")` is the solo game. It is always played with the Dark Alley,
    prophecies and the cards of the Duel, so these options need not be given."""

    players: int = 2
    dark_alley: bool = False
    prophecies: bool = False
    beginner: bool = False
    quick: bool = False
    late_bonus: bool = False
    duel: bool = False
    powers: bool = False
    heir: str = ""
    """The difficulty of the solo game; empty in a game without Dahlgaard's Heir."""

    def __post_init__(self) -> None:
        if not isinstance(self.players, int) or isinstance(self.players, bool):
            raise ValueError(f"players: {self.players!r} is not a whole number")
        for field in fields(self)[1:]:
            value = getattr(self, field.name)
            if field.name != "heir" and not isinstance(value, bool):
                raise ValueError(f"{field.name}: {value!r} is neither true nor false")
        if self.heir != "":
            self._check_heir()
            return
        if self.players == 1:
            raise ValueError("players: HEIR-1: one player needs an Heir: easy, normal or hard")
        if not 2 <= self.players <= 4:
            raise ValueError(f"players: SET-1: 2 to 4 players, not {self.players}")
        if self.prophecies and not self.dark_alley:
            raise ValueError("prophecies: SET-1: only with the Dark Alley")
        if self.late_bonus and not self.dark_alley:
            raise ValueError("late_bonus: FIN-3: only with the Dark Alley")
        if self.duel and self.players != 2:
            raise ValueError(f"duel: DUEL-1: exactly 2 players, not {self.players}")
        if self.powers and not self.dark_alley:
            raise ValueError("powers: POW-1: only with the Dark Alley")

    def _check_heir(self) -> None:
        """HEIR-1: one player, not the quick game; the modules of the solo game are switched on."""
        if self.heir not in HEIRS:
            raise ValueError(f"heir: {self.heir!r} is not one of {', '.join(HEIRS)}")
        if self.players != 1:
            raise ValueError(f"heir: HEIR-1: exactly 1 player, not {self.players}")
        if self.quick:
            raise ValueError("heir: HEIR-1: not with the quick game")
        if self.powers:
            raise ValueError("heir: HEIR-1: not with Magician Powers")
        for module in WITH_HEIR:
            object.__setattr__(self, module, True)

    @property
    def seats(self) -> int:
        """The number of player boards: the Heir has one too (HEIR-1)."""
        return 2 if self.heir else self.players

    @property
    def heir_seat(self) -> int:
        """The seat of Dahlgaard's Heir; -1 in a game without it."""
        return HEIR_SEAT if self.heir else -1

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

    def to_dict(self) -> dict[str, int | bool | str]:
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
