"""Pending work as data: a stack of small frames, so that a game can be saved and cloned at any
point. A frame is a value: it is never changed, only replaced, and clones share it.
"""

from typing import TYPE_CHECKING, ClassVar

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.types import Seat, Symbol
from trickerion.engine.core.verbs import ACCEPT, PASS

if TYPE_CHECKING:
    from trickerion.engine.core.state import State


class Frame:
    """`name` and `fields` say how the frame is saved; the constructor takes the fields."""

    name: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    secret: ClassVar[tuple[str, ...]] = ()
    """The fields that only the seat asked may see."""

    def proceed(self, state: "State") -> bool:
        """Continue without asking anyone; False if a player has to decide first."""
        raise AssertionError(self.name)

    def holds(self, state: "State", seat: Seat, symbol: Symbol) -> bool:
        """TURN-8: does the frame still need this trick, so that it can't be returned now?"""
        return False

    def __repr__(self) -> str:
        values = " ".join(f"{field}={getattr(self, field)}" for field in self.fields)
        return f"<{self.name} {values}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), tuple([getattr(self, field) for field in self.fields])


class Work(Frame):
    """Work that the game carries out without asking a player."""

    def proceed(self, state: "State") -> bool:
        if state.scenes is not None:
            state.keep_scene(state.scenes)
        self.resume(state)
        return True

    def resume(self, state: "State") -> None:
        """Do the next step. The frame is still on top: pop or replace it."""
        raise AssertionError(self.name)


class Question(Frame):
    """A decision: who is asked, what can be answered, and what follows."""

    rule: ClassVar[str] = ""
    """The rule behind the question; cited when a player answers something else."""

    verbs: ClassVar[tuple[Verb, ...]] = ()

    asked_by: ClassVar[str] = ""
    """The card or magician whose text asks; empty for a question of the rules."""

    allows_returns: ClassVar[bool] = True
    """TURN-8: may the seat return tricks and components before it answers?"""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def proceed(self, state: "State") -> bool:
        return self.settle(state)

    def seats(self) -> list[Seat]:
        """The seats that must decide, in order."""
        return [self.seat]

    def asks(self, seat: Seat) -> bool:
        """Must this seat decide?"""
        return seat == self.seat

    def candidates(self, state: "State", seat: Seat) -> list[Action]:
        """All answers that could be legal; `refusal` decides."""
        raise AssertionError(self.name)

    def accepts(self, state: "State", action: Action) -> bool:
        """Is this the kind of action the question asks for?"""
        return action.verb in self.verbs

    def refusal(self, state: "State", action: Action) -> Refusal | None:
        """Why an answer (of one of the verbs) is not legal; None if it is."""
        return None

    def choose(self, state: "State", action: Action) -> None:
        """Carry out a legal answer. The frame is still on top: pop or replace it."""
        raise AssertionError(self.name)

    def settle(self, state: "State") -> bool:
        """Called before the question is asked: pop or replace it if it has become pointless.
        True if the stack has changed."""
        return False

    def may_run_dry(self) -> bool:
        """TURN-8: could returning something leave no legal answer?"""
        return False

    def options(self, state: "State", seat: Seat) -> list[Action]:
        """Every legal answer: what is offered is what is legal. A question that can list them
        directly overrides this and needs no candidates."""
        candidates = self.candidates(state, seat)
        return [action for action in candidates if self.refusal(state, action) is None]


class TrickQuestion(Question):
    """A question about a trick of the seat asked, named by its symbol; NONE if it is about none."""

    def __init__(self, seat: Seat, symbol: Symbol) -> None:
        super().__init__(seat)
        self.symbol = symbol

    def holds(self, state: "State", seat: Seat, symbol: Symbol) -> bool:
        return seat == self.seat and symbol == self.symbol


class Offer(Question):
    """Something that a player may accept or pass."""

    verbs: ClassVar[tuple[Verb, ...]] = (ACCEPT, PASS)

    def candidates(self, state: "State", seat: Seat) -> list[Action]:
        return [ACCEPT.of(seat), PASS.of(seat)]
