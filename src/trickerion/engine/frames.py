"""Pending work as data: a stack of small frames, so that a game saves and clones in the middle of
anything. A frame is a value: it is never changed, only replaced, and clones share it.
"""

from typing import TYPE_CHECKING, ClassVar

from trickerion.engine.actions import Action, Verb
from trickerion.engine.refusals import Refusal

if TYPE_CHECKING:
    from trickerion.engine.state import State


class Frame:
    """`name` and `fields` say how the frame is saved; the constructor takes the fields."""

    name: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    secret: ClassVar[tuple[str, ...]] = ()
    """The fields that only the seat asked may see."""

    def holds(self, state: "State", seat: int, symbol: int) -> bool:
        """TURN-8: does it still need this trick of a seat, which so cannot be returned now?"""
        return False

    def __repr__(self) -> str:
        values = " ".join(f"{field}={getattr(self, field)}" for field in self.fields)
        return f"<{self.name} {values}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), tuple([getattr(self, field) for field in self.fields])


class Work(Frame):
    """Something the game does by itself when its time comes."""

    def resume(self, state: "State") -> None:
        """Do the next step. The frame is still on top and must leave or be replaced."""
        raise AssertionError(self.name)


class Question(Frame):
    """A decision: who is asked, what can be answered, and what follows."""

    rule: ClassVar[str] = ""
    """The rule that asks; cited when somebody answers something else."""

    verbs: ClassVar[tuple[Verb, ...]] = ()

    asked_by: ClassVar[str] = ""
    """The card or magician whose text asks; empty for a question of the rules."""

    is_exact: ClassVar[bool] = False
    """Are all candidates legal? Then they are offered without asking `refusal` again."""

    allows_returns: ClassVar[bool] = True
    """TURN-8: may the seat asked return tricks and components before it answers?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self) -> list[int]:
        """Who must decide, in order."""
        return [self.seat]

    def candidates(self, state: "State", seat: int) -> list[Action]:
        """All that could be legal; `refusal` has the last word."""
        raise AssertionError(self.name)

    def accepts(self, state: "State", action: Action) -> bool:
        """Is this a kind of answer at all?"""
        return action.verb in self.verbs

    def refusal(self, state: "State", action: Action) -> Refusal | None:
        """Why an answer (of one of the verbs) is not legal; None if it is."""
        return None

    def choose(self, state: "State", action: Action) -> None:
        """Let a legal answer happen. The frame is still on top and must leave or be replaced."""
        raise AssertionError(self.name)

    def settle(self, state: "State") -> bool:
        """Before the question is asked: has it become pointless, or changed? Then it has left or
        been replaced, and something else may be on top."""
        return False

    def may_run_dry(self) -> bool:
        """TURN-8: can a return leave it without an answer?"""
        return False

    def options(self, state: "State", seat: int) -> list[Action]:
        """Every legal answer: what is offered is what is legal."""
        candidates = self.candidates(state, seat)
        if self.is_exact:
            return candidates
        return [action for action in candidates if self.refusal(state, action) is None]


class TrickQuestion(Question):
    """A question about a trick of the seat asked, named by its symbol; NONE if it is about none."""

    def __init__(self, seat: int, symbol: int) -> None:
        super().__init__(seat)
        self.symbol = symbol

    def holds(self, state: "State", seat: int, symbol: int) -> bool:
        return seat == self.seat and symbol == self.symbol
