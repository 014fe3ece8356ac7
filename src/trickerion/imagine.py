"""The game as a seat may imagine it: all it knows is kept, the rest is dealt at random (R9)."""

from trickerion.engine.assignment import Assignment
from trickerion.engine.cardboard import (
    CARD_LOCATION,
    CARD_THEATER,
    CHARACTER_COUNT,
    DECKS,
    FIRST_SPECIAL,
    THEATERS,
)
from trickerion.engine.names import NONE
from trickerion.engine.state import SPECTATOR, State


def deal_unknown(state: State, seat: int | None, seed: int) -> None:
    """Deal everything anew that a seat (None: a spectator) cannot know. The result depends on what
    it knows and on the seed, never on what is really hidden."""
    viewer = SPECTATOR if seat is None else seat
    reveals = state.reveals
    state.seed = seed
    state.draws = 0
    _deal_performances(state)
    _take_up_plans(state, viewer)
    if state.variant.dark_alley:
        state.prophecy_pile.sort()
        state.shuffle(state.prophecy_pile)
        for location in DECKS:
            _deal_special_cards(state, viewer, location)
    _lay_plans(state, viewer)
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


# Special cards: which ones a deck or hand holds is unknown, how many of each deck is not (DA-6)


def _deal_special_cards(state: State, viewer: int, location: int) -> None:
    """The unknown cards of a Location change places with each other; known ones stay."""
    holders = [state.special_decks[DECKS.index(location)]]
    holders += [player.hand for seat, player in enumerate(state.players) if seat != viewer]
    places = [
        (holder, index)
        for holder in holders
        for index, card in enumerate(holder)
        if CARD_LOCATION[card] == location and _is_unknown(state, card, viewer)
    ]
    cards = sorted(holder[index] for holder, index in places)
    state.shuffle(cards)
    for (holder, index), card in zip(places, cards, strict=True):
        holder[index] = card


def _is_unknown(state: State, card: int, viewer: int) -> bool:
    return card >= FIRST_SPECIAL and not state.known[card - FIRST_SPECIAL] >> viewer & 1


# Face-down assignment cards (TURN-5, and plans that are veiled)


def _take_up_plans(state: State, viewer: int) -> None:
    """The face-down cards of others go back to their hands; where they lay stays marked."""
    for seat, player in enumerate(state.players):
        if seat != viewer:
            for character in range(CHARACTER_COUNT):
                if player.is_face_down(character):
                    player.hand.append(player.under[character])
                    player.under[character] = NONE
            player.hand.sort()


def _lay_plans(state: State, viewer: int) -> None:
    """While others plan, whoever is done has a card under each Character as far as they reach, and
    of whoever is not, nothing is known. Later, cards lie where cards lay."""
    planning = state.stack[-1] if state.stack else None
    for seat, player in enumerate(state.players):
        if seat == viewer:
            continue
        player.hand.sort()
        if isinstance(planning, Assignment):
            is_done = not planning.waiting >> seat & 1
            team = [c for c in range(CHARACTER_COUNT) if player.has(c)]
            player.face_down = sum(1 << c for c in team[: len(player.hand)]) if is_done else 0
        if player.face_down:
            state.shuffle(player.hand)
            for character in range(CHARACTER_COUNT):
                if player.is_face_down(character):
                    player.under[character] = player.hand.pop()
            player.hand.sort()
