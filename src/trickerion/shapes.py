"""Types of what a seat sees: the structure of `Game.view`."""

from typing import Any, NotRequired, TypedDict


class Marker(TypedDict):
    """A marker on a Performance card: its seat, its symbol, the corner that points up; a stack also
    has `pieces`."""

    seat: int
    symbol: str
    up: str
    pieces: NotRequired[int]


class Guest(TypedDict):
    """A marker outside the slots of a Performance card: it has no corners."""

    seat: int
    symbol: str


class NeutralMarker(TypedDict):
    """A neutral marker on a Performance card (DUEL-5): its slot, and the corner that points up."""

    slot: str
    up: str


class Show(TypedDict):
    """A Performance card; `guests` are markers outside its slots."""

    performance: str
    markers: dict[str, Marker]
    guests: NotRequired[list[Guest]]
    neutral: NotRequired[NeutralMarker]


class OwnTrick(TypedDict):
    """A trick on a board; `yields` are Fame, Coins and Shards as printed and enhanced (PRF-6)."""

    trick: str
    markers: int
    pile: str
    yields: list[int]


class Pile(TypedDict):
    """Components of a type, and how many they count as (CMP-2)."""

    pieces: int
    counted: int
    pile: str


class Disk(TypedDict):
    """A Character: where it is, and the card under it if it may be seen."""

    where: str
    card: str | None
    face_down: NotRequired[bool]


class CardCount(TypedDict):
    """A player's cards in hand and face down."""

    permanent: int
    special: int


class PlayerPowers(TypedDict):
    """A player's Powers (POW-2 to POW-6): those beside the four Power slots with the Coins on them
    and whether they were used this turn, how many slots are open, how many cards of each level are
    in hand, and those of them that everyone knows. The owner also sees the hand and what was
    discarded."""

    learned: list[str | None]
    coins: list[int]
    used: list[bool]
    open_slots: int
    levels: list[int]
    known: list[str]
    hand: NotRequired[list[str]]
    discarded: NotRequired[list[str]]


class Player(TypedDict):
    magician: str | None
    fame: int
    coins: int
    shards: int
    advertised: bool
    tricks: dict[str, OwnTrick]
    components: dict[str, Pile]
    characters: dict[str, Disk]
    inn_apprentices: int
    hand: NotRequired[list[str]]
    known_cards: NotRequired[list[str]]
    cards: CardCount
    wages_due: int
    initiative_slot: int | None
    ability_used: bool
    powers: NotRequired[PlayerPowers]


class Market(TypedDict):
    buy: list[str]
    orders: list[str | None]
    quick_order: str | None


class Placed(TypedDict):
    """A Character placed this turn."""

    seat: int
    character: str


class Lasting(TypedDict):
    """A Special card used for its bonus this turn, and what it remembers, if anything."""

    card: str
    seat: int
    character: str
    memory: NotRequired[Any]


class Note(TypedDict):
    """A card's note about a trick, for the rest of the game."""

    card: str
    trick: str
    value: int


class HeirState(TypedDict):
    """Dahlgaard's Heir: its plan, whether its stance is Ready, the Character with 1 AP more,
    earlier plans, how many are to come, its shopping list, its tricks from left to right."""

    plan: str | None
    ready: bool
    stronger: str | None
    past_plans: list[str]
    deck: int
    shopping_list: list[str]
    tricks: list[str]


class DarkAlley(TypedDict):
    """`pending` is left, middle, right; the decks are listed from the top, with None for a card
    that the viewer does not know."""

    prophecy: str | None
    pending: list[str | None]
    prophecy_pile: int
    prophecy_discard: list[str]
    special_decks: list[list[str | None]]
    armed: str | None
    placed: list[Placed]
    lasting: list[Lasting]
    notes: list[Note]


class SetupOptions(TypedDict):
    """The options a game is played with."""

    players: int
    dark_alley: bool
    prophecies: bool
    beginner: bool
    quick: bool
    late_bonus: bool
    duel: NotRequired[bool]
    powers: NotRequired[bool]
    heir: NotRequired[str]


class Duel(TypedDict):
    """The Turn Setup cards of this turn (None during setup) and of the next one with the slots
    they close, and how many are left (DUEL-2)."""

    turn_setup: str | None
    closed: list[str]
    next_turn_setup: str | None
    next_closed: list[str]
    deck: int


class Seen(TypedDict):
    """`tricks` and `performance_deck` are the open decks, `pending` the pending work, the
    current question last."""

    names: list[str]
    options: SetupOptions
    seat: int | None
    turn: int
    phase: str
    over: bool
    winner: int | None
    to_act: list[int]
    pending: list[dict[str, Any]]
    initiative: list[int]
    dice: dict[str, str | None]
    market: Market
    tricks: dict[str, list[str]]
    theater: list[Show]
    performance_deck: list[str]
    players: list[Player]
    dark_alley: NotRequired[DarkAlley]
    duel: NotRequired[Duel]
    heir: NotRequired[HeirState]


class SceneView(TypedDict):
    """The game after some of an action's events, such as at the end of a turn."""

    after: int
    view: Seen
