"""What a seat sees, as types: the shape of `Game.view`. Everything on the screen comes from it."""

from typing import Any, NotRequired, TypedDict, cast

from trickerion import Game


class Marker(TypedDict):
    """A marker on a Performance card: whose, which symbol, which corner points up."""

    seat: int
    symbol: str
    up: str


class Show(TypedDict):
    performance: str
    markers: dict[str, Marker]


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
    cards: int
    wages_due: int
    initiative_slot: int | None


class Market(TypedDict):
    buy: list[str]
    orders: list[str | None]
    quick_order: str | None


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


def see(game: Game, seat: int) -> View:
    """The game as a seat sees it."""
    return cast(View, game.view(seat))


def question(view: View) -> dict[str, Any]:
    """The question on the table: the name of its frame and the frame's fields."""
    return view["pending"][-1]


def counted(player: Player, component: str) -> int:
    """CMP-2: how many of a component count; a pile on a Manager's slot counts as one more."""
    pile = player["components"].get(component)
    return pile["pieces"] + (pile["pile"] == "extension") if pile else 0


def marker_on(view: View, spot: str) -> Marker | None:
    """The marker on a slot such as `riverside_3.01`."""
    card, _, place = spot.rpartition(".")
    for show in view["theater"]:
        if show["performance"] == card:
            return show["markers"].get(place)
    return None


def occupants(view: View) -> dict[str, tuple[int, str]]:
    """Who stands on each slot, as seat and Character; Workshop slots are `p1:workshop.1`."""
    standing = {}
    for seat, player in enumerate(view["players"]):
        for character, disk in player["characters"].items():
            own = f"p{seat + 1}:" if disk["where"].startswith("workshop") else ""
            standing[own + disk["where"]] = (seat, character)
    return standing
