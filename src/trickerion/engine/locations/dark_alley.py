"""The Dark Alley: drawing Special cards (DA-1, DA-2)."""

from typing import ClassVar, Final

from trickerion.engine.boards.special_decks import draw_top, take_card
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import CARDS_DRAWN
from trickerion.engine.core.frames import Question
from trickerion.engine.core.printed_facts import DARK_ALLEY
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import CardNumber, Deck, Location, Seat
from trickerion.engine.core.verbs import DRAW_FIRST, DRAW_FURTHER, KEEP
from trickerion.engine.effects.in_force import in_force
from trickerion.engine.locations.fortune_teller import FortuneTelling
from trickerion.engine.locations.location import (
    ACTED,
    DREW_FIRST,
    LocationAction,
    Placement,
    placement_below,
    spend_below,
)

ACTED_AND_DREW: Final = ACTED | DREW_FIRST


def draw_and_keep(state: State, seat: Seat, deck: Deck) -> None:
    """DA-1, DA-2: draw two cards and keep one; a deck with a single card gives that one."""
    first = draw_top(state, seat, deck)
    if not state.special_decks[deck]:
        take_card(state, seat, deck, first)
        return
    second = draw_top(state, seat, deck)
    if any(effect.keeps_both(state, seat) for effect in in_force(state, seat).keeps_both):
        take_card(state, seat, deck, first)
        take_card(state, seat, deck, second)
        return
    state.tell(CARDS_DRAWN, seat, deck, first, second)
    state.push(ChooseKeep(seat, deck, first, second))


class DrawFurtherCards(LocationAction):
    """DA-2: any number of times."""

    verb: Verb = DRAW_FURTHER
    kind: str = "draw_further_cards"
    rule: str = "DA-2"
    ap: int = 2
    locations: tuple[Location, ...] = (DARK_ALLEY,)

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return self.verb.every(placement.seat)

    def options(self, state: State, placement: Placement) -> list[Action]:
        decks = state.special_decks
        return [draw for draw in self.candidates(state, placement) if decks[draw.deck]]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        return None if state.special_decks[action.deck] else Refusal("DA-2", "deck_empty")

    def do(self, state: State, placement: Placement, action: Action) -> None:
        draw_and_keep(state, placement.seat, action.deck)


class DrawFirstCard(DrawFurtherCards):
    """DA-1: once per placement."""

    verb: Verb = DRAW_FIRST
    kind: str = "draw_first_card"
    rule: str = "DA-1"
    ap: int = 1
    leaves: int = ACTED_AND_DREW

    def options(self, state: State, placement: Placement) -> list[Action]:
        return [] if placement.acted & DREW_FIRST else super().options(state, placement)

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        if placement.acted & DREW_FIRST:
            return Refusal("DA-1", "first_card_drawn")
        return super().refusal(state, placement, action)


DRAWS: Final[tuple[LocationAction, ...]] = (DrawFirstCard(), DrawFurtherCards())


class ChooseKeep(Question):
    """DA-1, DA-2: which of the two cards of a pair is kept? The other goes face down under the
    deck. With AP left a further pair may be drawn first: each pair is a frame of its own, and the
    one on top asks for all of them."""

    name: ClassVar[str] = "choose_keep"
    fields: ClassVar[tuple[str, ...]] = ("seat", "deck", "first", "second")
    secret: ClassVar[tuple[str, ...]] = ("first", "second")
    rule: ClassVar[str] = "DA-1"
    verbs: ClassVar[tuple[Verb, ...]] = (KEEP, DRAW_FIRST, DRAW_FURTHER)
    allows_returns: ClassVar[bool] = False

    def __init__(self, seat: Seat, deck: Deck, first: CardNumber, second: CardNumber) -> None:
        super().__init__(seat)
        self.deck = deck
        self.first = first
        self.second = second

    def options(self, state: State, seat: Seat) -> list[Action]:
        actions = []
        for pair in drawn_pairs(state):
            actions += [KEEP.of(seat, pair.first), KEEP.of(seat, pair.second)]
        placement = placement_below(state)
        for draw in DRAWS:
            if draw.cost(state, seat, draw.ap) <= placement.ap:
                actions += draw.options(state, placement)
        return actions

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is KEEP:
            is_drawn = pair_of(state, action.card) is not None
            return None if is_drawn else Refusal("DA-1", "not_drawn")
        draw, placement = draw_of(action), placement_below(state)
        refusal = draw.cost_refusal(state, placement, action)
        return refusal or draw.refusal(state, placement, action)

    def choose(self, state: State, action: Action) -> None:
        if action.verb is KEEP:
            keep(state, action.card)
            return
        draw = draw_of(action)
        spend_below(state, draw.cost(state, self.seat, draw.printed_cost(action)), draw.leaves)
        draw.do(state, placement_below(state), action)


def draw_of(action: Action) -> LocationAction:
    return next(draw for draw in DRAWS if draw.verb is action.verb)


def drawn_pairs(state: State) -> list[ChooseKeep]:
    """DA-2: the drawn pairs the player has not chosen from yet, in order."""
    return [frame for frame in state.stack if isinstance(frame, ChooseKeep)]


def pair_of(state: State, card: CardNumber) -> ChooseKeep | None:
    """The pair that a card was drawn in."""
    for pair in drawn_pairs(state):
        if card in (pair.first, pair.second):
            return pair
    return None


def keep(state: State, card: CardNumber) -> None:
    """DA-1: the card goes to the hand, the other one of its pair under the deck."""
    pair = pair_of(state, card)
    assert pair is not None
    state.stack.remove(pair)
    other = pair.second if card == pair.first else pair.first
    state.special_decks[pair.deck].append(other)
    state.special_card_changes += 1
    take_card(state, pair.seat, pair.deck, card)


ACTIONS: Final[tuple[LocationAction, ...]] = (*DRAWS, FortuneTelling())
