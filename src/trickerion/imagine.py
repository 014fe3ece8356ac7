"""The game as a seat may imagine it: all it knows is kept, the rest is dealt at random (R9)."""

from trickerion.engine.assignment import Assignment
from trickerion.engine.cardboard import (
    CARD_LOCATION,
    CARD_THEATER,
    CHARACTER_COUNT,
    DECKS,
    FIRST_SPECIAL,
)
from trickerion.engine.frames import Question
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
        _deal_cards(state, viewer)
    _lay_plans(state, viewer)
    state.reveals = reveals


def shuffle_hidden(state: State) -> None:
    """Deal everything anew that lies face down and that not everybody knows: decks, the Special
    cards in hands and in pending work. A card laid face down keeps its Location, so that a veiled
    plan stays that plan; plans in the making are taken back."""
    _restart_planning(state)
    _deal_performances(state)
    if state.variant.dark_alley:
        _deal_cards(state, SPECTATOR)
    for player in state.players:
        player.hand.sort()


def _deal_performances(state: State) -> None:
    """SET-4: of which theater each card of the deck is, everybody sees; which one of the unseen
    cards of that theater it is, nobody knows."""
    unseen = sorted(state.performance_deck + state.performance_box)
    state.shuffle(unseen)
    for place, shown in enumerate(state.performance_deck):
        card = next(c for c in unseen if CARD_THEATER[c] == CARD_THEATER[shown])
        unseen.remove(card)
        state.performance_deck[place] = card
    state.performance_box = sorted(unseen)


# Special cards: which ones a deck or hand holds is unknown, how many of each deck is not (DA-6)


def _deal_cards(state: State, viewer: int) -> None:
    """What lies face down in the Dark Alley: the order of the prophecies (SET-12), the cards."""
    state.prophecy_pile.sort()
    state.shuffle(state.prophecy_pile)
    for location in DECKS:
        _deal_special_cards(state, viewer, location)


def _deal_special_cards(state: State, viewer: int, location: int) -> None:
    """The unknown cards of a Location change places with each other. Who else has seen the card
    in a place stays as it is: everybody saw whose card went where."""
    places = _unknown_places(state, viewer, location)
    seen_by = [state.known[place.card - FIRST_SPECIAL] for place in places]
    cards = sorted(place.card for place in places)
    state.shuffle(cards)
    for place, known, card in zip(places, seen_by, cards, strict=True):
        state.known[card - FIRST_SPECIAL] = known
        place.put(state, card)


def _unknown_places(state: State, viewer: int, location: int) -> list["_Place"]:
    """Where the unknown cards lie: in the deck, in pending work, in the hands of others. A hand
    is sorted by what is hidden, so its places are ordered by who has seen them instead."""
    deck = state.special_decks[DECKS.index(location)]
    places = _of(deck, state, viewer, location)
    for depth, frame in enumerate(state.stack):
        if isinstance(frame, Question) and frame.secret and frame.seat != viewer:
            fields = [(getattr(frame, field), field) for field in frame.secret]
            places += [_Place(c, None, depth, f) for c, f in fields if CARD_LOCATION[c] == location]
    for seat, player in enumerate(state.players):
        if seat != viewer:
            held = _of(player.hand, state, viewer, location)
            held.sort(key=lambda place: state.known[place.card - FIRST_SPECIAL])
            places += held
            lying = _of(player.under, state, viewer, location)
            places += [place for place in lying if player.is_face_down(place.index)]
    return places


def _of(cards: list[int], state: State, viewer: int, location: int) -> list["_Place"]:
    """The places of a Location's unknown cards among some cards."""
    return [
        _Place(card, cards, index)
        for index, card in enumerate(cards)
        if card >= FIRST_SPECIAL
        and CARD_LOCATION[card] == location
        and not state.known[card - FIRST_SPECIAL] >> viewer & 1
    ]


class _Place:
    """Where a Special card lies: in a list of cards, or in a field of pending work."""

    __slots__ = ("card", "cards", "field", "index")

    def __init__(self, card: int, cards: list[int] | None, index: int, field: str = "") -> None:
        self.card = card
        self.cards = cards
        self.index = index
        self.field = field

    def put(self, state: State, card: int) -> None:
        if self.cards is not None:
            self.cards[self.index] = card
            return
        frame = state.stack[self.index]
        values = [card if f == self.field else getattr(frame, f) for f in frame.fields]
        state.stack[self.index] = type(frame)(*values)


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


def _restart_planning(state: State) -> None:
    """TURN-5: everybody plans from the beginning."""
    if state.stack and isinstance(state.stack[-1], Assignment):
        _take_up_plans(state, SPECTATOR)
        for player in state.players:
            player.face_down = 0
        state.replace(Assignment((1 << state.variant.players) - 1))


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
