"""The ten Special cards of Downtown (SPC-17 to SPC-20), with the questions they ask; those for
Hire Character are in `downtown_hiring`."""

from typing import ClassVar, Final

from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import ANY, FACE_COINS, LEVEL, PRICE, X
from trickerion.engine.cards import downtown_hiring
from trickerion.engine.components import missing, no_room, receive
from trickerion.engine.downtown import (
    ChooseTrick,
    LearnTrick,
    learnable,
    reroll,
    trick_refusal,
)
from trickerion.engine.effects import Effect
from trickerion.engine.frames import Frame, Question
from trickerion.engine.location import Placement
from trickerion.engine.market_row import pay, stock_price
from trickerion.engine.names import NONE
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.tricks import put_markers
from trickerion.engine.verbs import DONE, PASS, REPLACE_TRICK, TAKE_COMPONENT
from trickerion.engine.workshop import own_tricks

MOST_INVESTMENTS: Final = 3
EMPOWERED_AP: Final = 3
PLAIN_LEARN: Final = LearnTrick()


# Learn Trick


class TrickOverhaul(Effect):
    """SPC-18: the learned trick may replace one's own, whose symbol and markers it takes over, if
    its components are there."""

    id: ClassVar[str] = "trick_overhaul"
    rules: ClassVar[tuple[str, ...]] = ("DT-1", "DT-3", "TRK-6", "SPC-18")

    def action_refusal(
        self, state: State, placement: Placement, action: Action, refusal: Refusal | None
    ) -> Refusal | None:
        if refusal is None or refusal.reason in ("wrong_die", "die_x"):
            return refusal
        can_replace = replace_refusal(state, placement.seat, action.a) is None
        return None if can_replace else refusal

    def do_instead(self, state: State, placement: Placement, action: Action) -> bool:
        if replace_refusal(state, placement.seat, action.a) is not None:
            return False
        state.push(ChooseOldTrick(placement.seat, action.a))
        return True


def new_trick_refusal(state: State, seat: int, die: int, trick: int) -> Refusal | None:
    """SPC-18: why a trick cannot be learned in place of another."""
    refusal = trick_refusal(state, seat, state.dice[die], trick)
    return refusal or missing(state.players[seat], trick)


def replace_refusal(state: State, seat: int, die: int) -> Refusal | None:
    """SPC-18: a trick is replaced only if there is one to take its place."""
    for trick in learnable(state, seat, state.dice[die]):
        if new_trick_refusal(state, seat, die, trick) is None:
            return None
    return Refusal("SPC-18", "no_trick")


class ChooseOldTrick(Question):
    """SPC-18: which trick does the new one replace, if any?"""

    name: ClassVar[str] = "choose_old_trick"
    asked_by: ClassVar[str] = "trick_overhaul"
    fields: ClassVar[tuple[str, ...]] = ("seat", "die")
    rule: ClassVar[str] = "SPC-18"
    verbs: ClassVar[tuple[Verb, ...]] = (REPLACE_TRICK, PASS)

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die

    def candidates(self, state: State, seat: int) -> list[Action]:
        tricks = own_tricks(state.players[seat])
        return [*(REPLACE_TRICK.of(seat, trick) for trick in tricks), PASS.of(seat)]

    def may_run_dry(self) -> bool:
        return True

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return PLAIN_LEARN.face_refusal(state, self.seat, state.dice[self.die])
        if action.a not in state.players[self.seat].tricks:
            return Refusal("SPC-18", "not_your_trick")
        return replace_refusal(state, self.seat, self.die)

    def choose(self, state: State, action: Action) -> None:
        if action.verb is PASS:
            state.replace(ChooseTrick(self.seat, self.die))
        else:
            symbol = state.players[self.seat].symbol_of(action.a)
            state.replace(ChooseNewTrick(self.seat, self.die, symbol))


class ChooseNewTrick(ChooseTrick):
    """SPC-18: which trick takes the place of the one with that symbol? Another one, whose
    components are there."""

    name: ClassVar[str] = "choose_new_trick"
    asked_by: ClassVar[str] = "trick_overhaul"
    rule: ClassVar[str] = "SPC-18"

    def may_run_dry(self) -> bool:
        return True

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return new_trick_refusal(state, self.seat, self.die, action.a)


class ThirstForKnowledge(Effect):
    """Any category whatever the die shows (not X), for 1 AP less (DA-5)."""

    id: ClassVar[str] = "thirst_for_knowledge"
    rules: ClassVar[tuple[str, ...]] = ("DT-1", "DA-5")

    def residence_face(self, state: State, seat: int, face: int) -> int:
        return face if face == X else ANY

    def action_cost(self, state: State, seat: int, verb: Verb, ap: int) -> int:
        return max(0, ap - 1)


class LeakedBlueprints(Effect):
    """SPC-19: a learned trick of Level 1 or 2 arrives with 1 marker."""

    id: ClassVar[str] = "leaked_blueprints"
    rules: ClassVar[tuple[str, ...]] = ("DT-1", "SPC-19")

    def on_learned(self, state: State, seat: int, symbol: int) -> None:
        if LEVEL[state.players[seat].tricks[symbol]] <= 2:
            put_markers(state, seat, symbol, 1)


# Take Coins


class Investments(Effect):
    """SPC-20: the Coins received may be spent at once on up to three components of the stock."""

    id: ClassVar[str] = "investments"
    rules: ClassVar[tuple[str, ...]] = ("DT-5", "MR-1", "SPC-20")

    def on_coins_taken(self, state: State, seat: int, die: int, coins: int) -> None:
        state.push(Invest(seat, coins, MOST_INVESTMENTS))


class Invest(Question):
    """SPC-20: which component is bought next, with the Coins left of those received?"""

    name: ClassVar[str] = "invest"
    asked_by: ClassVar[str] = "investments"
    fields: ClassVar[tuple[str, ...]] = ("seat", "coins", "pieces")
    rule: ClassVar[str] = "SPC-20"
    verbs: ClassVar[tuple[Verb, ...]] = (TAKE_COMPONENT, DONE)

    def __init__(self, seat: int, coins: int, pieces: int) -> None:
        super().__init__(seat)
        self.coins = coins
        self.pieces = pieces

    def candidates(self, state: State, seat: int) -> list[Action]:
        components = (TAKE_COMPONENT.of(seat, component) for component in range(len(PRICE)))
        return [*components, DONE.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is DONE:
            return None
        price = stock_price(state, self.seat, action.a)
        if price == NONE:
            return Refusal("MR-1", "not_in_stock")
        if price > self.coins:
            return Refusal("SPC-20", "needs_coins", needs=price, left=self.coins)
        return no_room(state.players[self.seat], action.a, 1)

    def settle(self, state: State) -> bool:
        if self.pieces and len(self.options(state, self.seat)) > 1:
            return False
        state.pop()
        return True

    def choose(self, state: State, action: Action) -> None:
        if action.verb is DONE:
            state.pop()
            return
        price = stock_price(state, self.seat, action.a)
        state.replace(Invest(self.seat, self.coins - price, self.pieces - 1))
        pay(state, self.seat, price, Investments.id)
        receive(state, self.seat, action.a, 1)


class FameAndFortune(Effect):
    """PRO-6: Fame as well, as much as the printed die minus 1."""

    id: ClassVar[str] = "fame_and_fortune"
    rules: ClassVar[tuple[str, ...]] = ("DT-5", "PRO-6")

    def on_coins_taken(self, state: State, seat: int, die: int, coins: int) -> None:
        state.add_fame(seat, FACE_COINS[state.dice[die]] - 1, self.id)


class Interest(Effect):
    """SPC-20: the die is rolled once more and pays that too, undoubled, for 1 AP less (DA-5)."""

    id: ClassVar[str] = "interest"
    rules: ClassVar[tuple[str, ...]] = ("DT-5", "DA-5", "PRO-6", "SPC-20")

    def action_cost(self, state: State, seat: int, verb: Verb, ap: int) -> int:
        return max(0, ap - 1)

    def on_coins_taken(self, state: State, seat: int, die: int, coins: int) -> None:
        reroll(state, die)
        state.add_coins(seat, FACE_COINS.get(state.dice[die], 0), self.id)


# Enhance Character


class Empower(Effect):
    """SPC-19: Enhance Character gives this Character 3 AP, whatever it gives otherwise."""

    id: ClassVar[str] = "empower"
    rules: ClassVar[tuple[str, ...]] = ("AP-2", "SPC-19")
    serves_action: ClassVar[bool] = False

    def enhance_ap(self, state: State, seat: int, ap: int) -> int:
        return EMPOWERED_AP


CARDS: Final[tuple[Effect, ...]] = (
    *downtown_hiring.CARDS,
    TrickOverhaul(),
    ThirstForKnowledge(),
    LeakedBlueprints(),
    Investments(),
    FameAndFortune(),
    Interest(),
    Empower(),
)

FRAMES: Final[tuple[type[Frame], ...]] = (
    *downtown_hiring.FRAMES,
    ChooseOldTrick,
    ChooseNewTrick,
    Invest,
)
