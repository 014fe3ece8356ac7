"""The game as a seat may imagine it: all it knows is kept, the rest is dealt at random (R9)."""

from trickerion.engine.assignment import Assignment
from trickerion.engine.cardboard import CARD_THEATER, CHARACTER_COUNT, THEATERS
from trickerion.engine.names import NONE
from trickerion.engine.state import State


def deal_unknown(state: State, seat: int | None, seed: int) -> None:
    """Deal everything anew that a seat (None: a spectator) cannot know. The result depends on what
    it knows and on the seed, never on what is really hidden."""
    reveals = state.reveals
    state.seed = seed
    state.draws = 0
    _deal_performances(state)
    if state.stack and isinstance(state.stack[-1], Assignment):
        for other in range(state.variant.players):
            if other != seat:
                _deal_assignment(state, other, done=not state.stack[-1].waiting >> other & 1)
    state.reveals = reveals


def _deal_performances(state: State) -> None:
    """Which of the unseen cards lie in the deck is unknown; how many of each theater is not."""
    unseen = state.performance_deck + state.performance_box
    wanted = [CARD_THEATER[card] for card in state.performance_deck]
    state.performance_deck, state.performance_box = [], []
    for theater in range(len(THEATERS)):
        cards = sorted(card for card in unseen if CARD_THEATER[card] == theater)
        state.shuffle(cards)
        in_deck = wanted.count(theater)
        state.performance_deck += cards[:in_deck]
        state.performance_box += sorted(cards[in_deck:])


def _deal_assignment(state: State, seat: int, done: bool) -> None:
    """TURN-5: a seat that is done has some card under each Character, as far as they reach; of one
    that is not, nothing is known, and it begins anew."""
    player = state.players[seat]
    cards = sorted([*player.hand, *(card for card in player.under if card != NONE)])
    player.under = [NONE] * CHARACTER_COUNT
    if done:
        state.shuffle(cards)
        for character in range(CHARACTER_COUNT):
            if cards and player.has(character):
                player.under[character] = cards.pop()
    player.hand = sorted(cards)
