"""The Dark Alley: Special Assignment decks and the Fortune Teller (DA)."""

from bisect import insort
from typing import ClassVar, Final

from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import CARD_LOCATION, DARK_ALLEY, DECKS, FIRST_SPECIAL
from trickerion.engine.events import CARD_DISCARDED, CARD_KEPT, CARDS_DRAWN
from trickerion.engine.frames import Question
from trickerion.engine.location import (
    ACTED,
    DREW_FIRST,
    LocationAction,
    Placement,
    placement_below,
    spend_below,
)
from trickerion.engine.names import NONE
from trickerion.engine.prophecies import turn_prophecies
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import KNOWN_TO_ALL, State
from trickerion.engine.verbs import DRAW_FIRST, DRAW_FURTHER, KEEP, TELL_FORTUNE

ACTED_AND_DREW: Final = ACTED | DREW_FIRST


def lay_special_decks(state: State) -> None:
    """SET-5: four shuffled, face-down Special Assignment decks."""
    for deck, location in enumerate(DECKS):
        cards = [
            c for c in range(FIRST_SPECIAL, len(CARD_LOCATION)) if CARD_LOCATION[c] == location
        ]
        state.shuffle(cards)
        state.special_decks[deck] = cards


def draw_top(state: State, seat: int, deck: int) -> int:
    """The top card of a deck; from now on its drawer alone knows where it is."""
    state.reveals += 1
    card = state.special_decks[deck].pop(0)
    state.known[card - FIRST_SPECIAL] = 1 << seat
    return card


def take_card(state: State, seat: int, deck: int, card: int) -> None:
    insort(state.players[seat].hand, card)
    state.tell(CARD_KEPT, seat, deck, card)


def draw_and_keep(state: State, seat: int, deck: int) -> None:
    """DA-1, DA-2: draw two, keep one; a deck with one card gives that one."""
    first = draw_top(state, seat, deck)
    if not state.special_decks[deck]:
        take_card(state, seat, deck, first)
        return
    second = draw_top(state, seat, deck)
    state.tell(CARDS_DRAWN, seat, deck, first, second)
    state.push(ChooseKeep(seat, deck, first, second))


def discard_card(state: State, seat: int, card: int) -> None:
    """END-7: a used Special card goes face down under its deck, and everybody knows it."""
    state.special_decks[DECKS.index(CARD_LOCATION[card])].append(card)
    state.known[card - FIRST_SPECIAL] = KNOWN_TO_ALL
    state.tell(CARD_DISCARDED, seat, card)


class DrawFurtherCards(LocationAction):
    """DA-2: any number of times."""

    verb: Verb = DRAW_FURTHER
    kind: str = "draw_further_cards"
    rule: str = "DA-2"
    ap: int = 2
    locations: tuple[int, ...] = (DARK_ALLEY,)

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [self.verb.of(placement.seat, deck) for deck in range(len(DECKS))]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        return None if state.special_decks[action.a] else Refusal("DA-2", "deck_empty")

    def do(self, state: State, placement: Placement, action: Action) -> None:
        draw_and_keep(state, placement.seat, action.a)


class DrawFirstCard(DrawFurtherCards):
    """DA-1: once per placement."""

    verb: Verb = DRAW_FIRST
    kind: str = "draw_first_card"
    rule: str = "DA-1"
    ap: int = 1
    leaves: int = ACTED_AND_DREW

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        if placement.acted & DREW_FIRST:
            return Refusal("DA-1", "first_card_drawn")
        return super().refusal(state, placement, action)


class FortuneTelling(LocationAction):
    """DA-3: the Pending prophecies turn one place."""

    verb: Verb = TELL_FORTUNE
    kind: str = "fortune_telling"
    rule: str = "DA-3"
    locations: tuple[int, ...] = (DARK_ALLEY,)

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [TELL_FORTUNE.of(placement.seat)]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        return None if state.pending[0] != NONE else Refusal("DA-3", "no_prophecies")

    def do(self, state: State, placement: Placement, action: Action) -> None:
        turn_prophecies(state)


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

    def __init__(self, seat: int, deck: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.deck = deck
        self.first = first
        self.second = second

    def candidates(self, state: State, seat: int) -> list[Action]:
        cards = [card for pair in drawn_pairs(state) for card in (pair.first, pair.second)]
        actions = [KEEP.of(seat, card) for card in cards]
        for draw in DRAWS:
            actions += draw.candidates(state, placement_below(state))
        return actions

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is KEEP:
            is_drawn = pair_of(state, action.a) is not None
            return None if is_drawn else Refusal("DA-1", "not_drawn")
        draw, placement = draw_of(action), placement_below(state)
        refusal = draw.cost_refusal(state, placement, action)
        return refusal or draw.refusal(state, placement, action)

    def choose(self, state: State, action: Action) -> None:
        if action.verb is KEEP:
            keep(state, action.a)
            return
        draw = draw_of(action)
        spend_below(state, draw.cost(state, self.seat, draw.printed_cost(action)), draw.leaves)
        draw.do(state, placement_below(state), action)


def draw_of(action: Action) -> LocationAction:
    return next(draw for draw in DRAWS if draw.verb is action.verb)


def drawn_pairs(state: State) -> list[ChooseKeep]:
    """DA-2: the pairs drawn of which none is kept yet, the first one first."""
    return [frame for frame in state.stack if isinstance(frame, ChooseKeep)]


def pair_of(state: State, card: int) -> ChooseKeep | None:
    """The pair with which a card was drawn."""
    for pair in drawn_pairs(state):
        if card in (pair.first, pair.second):
            return pair
    return None


def keep(state: State, card: int) -> None:
    """DA-1: the card goes to hand, the other one of its pair under the deck."""
    pair = pair_of(state, card)
    assert pair is not None
    state.stack.remove(pair)
    other = pair.second if card == pair.first else pair.first
    state.special_decks[pair.deck].append(other)
    take_card(state, pair.seat, pair.deck, card)


ACTIONS: Final[tuple[LocationAction, ...]] = (*DRAWS, FortuneTelling())
