"""What a seat sees, as types: the shape of `Game.view`. Everything on the screen comes from it."""

from typing import Any, NotRequired, TypedDict, cast

from trickerion import Game
from trickerion.engine.cardboard import COORDINATES
from trickerion.terminal.facts import SPECIAL


class Marker(TypedDict):
    """A marker on a Performance card: whose, which symbol, which corner points up; `pieces` is
    there for a stack."""

    seat: int
    symbol: str
    up: str
    pieces: NotRequired[int]


class Show(TypedDict):
    """A Performance card; `guests` lie outside its slots."""

    performance: str
    markers: dict[str, Marker]
    guests: NotRequired[list[Marker]]


class OwnTrick(TypedDict):
    trick: str
    markers: int
    pile: str


class Pile(TypedDict):
    pieces: int
    pile: str


class Disk(TypedDict):
    """A Character: where it is, and the card under it if it may be seen."""

    where: str
    card: str | None
    face_down: NotRequired[bool]


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
    cards: dict[str, int]
    wages_due: int
    initiative_slot: int | None
    ability_used: bool


class Market(TypedDict):
    buy: list[str]
    orders: list[str | None]
    quick_order: str | None


class Lasting(TypedDict):
    """A Special card used for its bonus this turn."""

    card: str
    seat: int
    character: str
    memory: int


class Note(TypedDict):
    """What a card remembers of a trick for the rest of the game."""

    card: str
    trick: str
    value: int


class DarkAlley(TypedDict):
    """`pending` is left, middle, right; the decks are listed from the top, None for a card that
    the viewer does not know."""

    prophecy: str | None
    pending: list[str | None]
    prophecy_pile: int
    prophecy_discard: list[str]
    special_decks: list[list[str | None]]
    armed: str | None
    lasting: list[Lasting]
    notes: list[Note]


class View(TypedDict):
    names: list[str]
    options: dict[str, Any]
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
    imagined: Game
    """The game as the viewer may imagine it: the engine says what something costs or brings."""


def see(game: Game, seat: int) -> View:
    """The game as a seat sees it."""
    return cast(View, {**game.view(seat), "imagined": game.imagine(seat, 0)})


def question(view: View) -> dict[str, Any]:
    """The question on the table: the name of its frame and the frame's fields."""
    return view["pending"][-1]


def counted(player: Player, component: str) -> int:
    """CMP-2: how many of a component count; a pile on a Manager's slot counts as one more."""
    pile = player["components"].get(component)
    return pile["pieces"] + (pile["pile"] == "extension") if pile else 0


def occupants(view: View) -> dict[str, tuple[int, str]]:
    """Who stands on each slot, as seat and Character; Workshop slots are `p1:workshop.1`."""
    standing = {}
    for seat, player in enumerate(view["players"]):
        for character, disk in player["characters"].items():
            own = f"p{seat + 1}:" if disk["where"].startswith("workshop") else ""
            standing[own + disk["where"]] = (seat, character)
    return standing


# Markers


def show_of(view: View, card: str) -> Show | None:
    """A shown Performance card."""
    return next((show for show in view["theater"] if show["performance"] == card), None)


def marker_on(view: View, spot: str) -> Marker | None:
    """The marker on a slot such as `riverside_3.01`."""
    card, _, place = spot.rpartition(".")
    show = show_of(view, card)
    return show["markers"].get(place) if show is not None else None


def guest(name: str) -> Marker:
    """The marker outside the slots that is called `riverside_3.p1.spade`."""
    _, seat, symbol = name.split(".")
    return {"seat": int(seat[1]) - 1, "symbol": symbol, "up": ""}


def marker_at(view: View, card: str, index: int) -> Marker:
    """A marker of a Performance by its index: the slot's place, then those outside."""
    show = show_of(view, card)
    assert show is not None
    if index < len(COORDINATES):
        return show["markers"][COORDINATES[index]]
    return show["guests"][index - len(COORDINATES)]


def trick_of(view: View, marker: Marker) -> str:
    """The trick that a marker stands for."""
    return view["players"][marker["seat"]]["tricks"][marker["symbol"]]["trick"]


# Special cards


def special_cards(player: Player) -> list[str]:
    """The Special cards in the hand of whoever looks."""
    return [card for card in player.get("hand", []) if card in SPECIAL]


def has_secrets(view: View, seat: int) -> bool:
    """TURN-5, DA-6: is there something on the seat's screen that only its player may see?"""
    player = view["players"][seat]
    hidden = any(disk.get("face_down") for disk in player["characters"].values())
    drawn = not view["over"] and "first" in question(view)
    return view["phase"] == "assignment" or hidden or drawn or bool(special_cards(player))
