"""The game as a seat may imagine it: what it knows stays, the rest is dealt at random (R9)."""

from trickerion.engine.boards.powers import powers_of_level
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import CHARACTER_COUNT, bit_set, first_bits, has_bit
from trickerion.engine.core.pieces import Powers
from trickerion.engine.core.printed_facts import (
    CARD_LOCATION,
    CARD_THEATER,
    DECKS,
    FIRST_SPECIAL,
    POWER_LEVEL,
)
from trickerion.engine.core.state import SPECTATOR, State
from trickerion.engine.core.types import CardNumber, Location, PowerNumber, Seat
from trickerion.engine.heir.plan import deal_plans
from trickerion.engine.phases.assignment import Assignment


def deal_unknown(state: State, seat: Seat | None, seed: int) -> None:
    """Redeal everything that a seat (None: a spectator) cannot know. The result depends on what it
    knows and on the seed, never on the hidden information itself."""
    viewer = SPECTATOR if seat is None else seat
    reveals = state.reveals
    state.seed = seed
    state.draws = 0
    state.numbers = []
    _deal_performances(state)
    _deal_turn_setups(state)
    _deal_powers(state, viewer)
    _deal_heir_plans(state)
    _take_up_plans(state, viewer)
    if state.setup_options.dark_alley:
        _deal_cards(state, viewer)
    _lay_plans(state, viewer)
    state.reveals = reveals


def shuffle_hidden(state: State) -> None:
    """Redeal everything face down that is not known to everyone: decks, the Special cards in hands
    and in frames. A face-down assigned card keeps its Location, so that a veiled plan stays valid;
    unfinished plans are taken back."""
    _restart_planning(state)
    _deal_performances(state)
    _deal_turn_setups(state)
    _deal_powers(state, SPECTATOR)
    _deal_heir_plans(state)
    if state.setup_options.dark_alley:
        _deal_cards(state, SPECTATOR)


def redeal_future(state: State, seed: int) -> None:
    """Other dice and draws to come: everything that nobody knows is redealt. Hands and plans stay,
    so that alternatives differ in chance alone."""
    reveals = state.reveals
    state.seed = seed
    state.draws = 0
    state.numbers = []
    _deal_performances(state)
    _deal_heir_plans(state)
    if state.setup_options.dark_alley:
        state.prophecy_pile.sort()
        state.shuffle(state.prophecy_pile)
        for deck in state.special_decks:
            _shuffle_unknown(state, deck)
    state.reveals = reveals


def _shuffle_unknown(state: State, deck: list[CardNumber]) -> None:
    """Shuffle the cards of a deck that nobody has seen among their places."""
    places = [place for place, card in enumerate(deck) if not state.known[card - FIRST_SPECIAL]]
    cards = sorted(deck[place] for place in places)
    state.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        deck[place] = card


def _deal_performances(state: State) -> None:
    """SET-4: everyone sees which theater each card of the deck belongs to, but not which of the
    unseen cards of that theater it is."""
    unseen = sorted(state.performance_deck + state.performance_box)
    state.shuffle(unseen)
    for place, shown in enumerate(state.performance_deck):
        card = next(c for c in unseen if CARD_THEATER[c] == CARD_THEATER[shown])
        unseen.remove(card)
        state.performance_deck[place] = card
    state.performance_box = sorted(unseen)


def _deal_turn_setups(state: State) -> None:
    """DUEL-2: everyone sees the top card, and which ones the others are."""
    below = sorted(state.turn_setup_deck[1:])
    state.shuffle(below)
    state.turn_setup_deck[1:] = below


def _deal_powers(state: State, viewer: Seat) -> None:
    """POW-6: everyone sees the levels of Power cards, and knows those that were face up."""
    if not state.setup_options.powers:
        return
    known: list[int] = []
    for seat, player in enumerate(state.players):
        known += (*player.learned, *player.returned_powers)
        if seat == viewer:
            known += (*player.powers, *player.discarded_powers)
    for level in (1, 2, 3):
        unseen = [power for power in powers_of_level(level) if power not in known]
        state.shuffle(unseen)
        for seat, player in enumerate(state.players):
            if seat != viewer:
                player.powers = _redealt(player.powers, level, player.returned_powers, unseen)
                player.discarded_powers = _redealt(player.discarded_powers, level, (), unseen)


def _redealt(powers: Powers, level: int, known: Powers, unseen: list[PowerNumber]) -> Powers:
    """The same number of Power cards of a level, except for the known ones taken from others."""
    dealt = []
    for power in powers:
        is_hidden = POWER_LEVEL[power] == level and power not in known
        dealt.append(unseen.pop() if is_hidden else power)
    return tuple(sorted(dealt))


def _deal_heir_plans(state: State) -> None:
    """HEIR-2: everyone knows which plans have been turned up, and how the deck is made."""
    if state.plan_deck:
        deal_plans(state)


# Special cards: the cards in a deck or hand are unknown, their number per deck is public (DA-6)


def _deal_cards(state: State, viewer: Seat) -> None:
    """Redeal what is face down in the Dark Alley: the prophecies (SET-12) and the cards."""
    state.prophecy_pile.sort()
    state.shuffle(state.prophecy_pile)
    for location in DECKS:
        _deal_special_cards(state, viewer, location)


def _deal_special_cards(state: State, viewer: Seat, location: Location) -> None:
    """Shuffle the unknown cards of a Location among their places. Who else has seen the card in a
    place stays the same: everyone saw whose card went where."""
    places = _unknown_places(state, viewer, location)
    seen_by = [state.known[place.card - FIRST_SPECIAL] for place in places]
    cards = sorted(place.card for place in places)
    state.shuffle(cards)
    for place, known, card in zip(places, seen_by, cards, strict=True):
        state.known[card - FIRST_SPECIAL] = known
        place.put(state, card)


def _unknown_places(state: State, viewer: Seat, location: Location) -> list["_Place"]:
    """Where the unknown cards are: in the deck, in pending work, in others' hands. A hand is sorted
    by card, which is hidden, so its places are ordered by who has seen them instead."""
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
            if player.face_down:
                lying = _of(player.under, state, viewer, location)
                places += [place for place in lying if player.is_face_down(place.index)]
    return places


def _of(cards: list[int], state: State, viewer: Seat, location: Location) -> list["_Place"]:
    """The places of a Location's unknown cards among some cards."""
    return [
        _Place(card, cards, index)
        for index, card in enumerate(cards)
        if card >= FIRST_SPECIAL
        and CARD_LOCATION[card] == location
        and not has_bit(state.known[card - FIRST_SPECIAL], viewer)
    ]


class _Place:
    """The place of a Special card: in a list of cards, or in a field of pending work."""

    __slots__ = ("card", "cards", "field", "index")

    def __init__(
        self, card: CardNumber, cards: list[int] | None, index: int, field: str = ""
    ) -> None:
        self.card = card
        self.cards = cards
        self.index = index
        self.field = field

    def put(self, state: State, card: CardNumber) -> None:
        if self.cards is not None:
            self.cards[self.index] = card
            return
        frame = state.stack[self.index]
        values = [card if f == self.field else getattr(frame, f) for f in frame.fields]
        state.stack[self.index] = type(frame)(*values)


# Face-down assignment cards (TURN-5, and plans that are veiled)


def _take_up_plans(state: State, viewer: Seat) -> None:
    """The face-down cards of others go back to their hands; their places stay marked."""
    for seat, player in enumerate(state.players):
        if seat != viewer:
            for character in player.face_down_characters():
                player.hand.append(player.under[character])
                player.under[character] = NONE


def _restart_planning(state: State) -> None:
    """TURN-5: everyone starts planning over."""
    if state.stack and isinstance(state.stack[-1], Assignment):
        _take_up_plans(state, SPECTATOR)
        for player in state.players:
            player.face_down = 0
        state.replace(Assignment(first_bits(state.setup_options.players)))


def _lay_plans(state: State, viewer: Seat) -> None:
    """During planning a finished seat gets a card under each Character while its cards last, and an
    unfinished one gets none. Later, cards are put back where cards were. HEIR-3: the Heir plans
    openly."""
    planning = state.stack[-1] if state.stack else None
    for seat, player in enumerate(state.players):
        if seat == viewer:
            continue
        player.hand.sort()
        if seat == state.setup_options.heir_seat:
            continue
        if isinstance(planning, Assignment):
            is_done = not has_bit(planning.waiting, seat)
            team = [c for c in range(CHARACTER_COUNT) if player.has(c)]
            player.face_down = bit_set(team[: len(player.hand)]) if is_done else 0
        if player.face_down:
            state.shuffle(player.hand)
            for character in player.face_down_characters():
                player.under[character] = player.hand.pop()
            player.hand.sort()
