"""What a seat sees: the source of everything on the screen."""

from typing import Any, cast

from trickerion import Game
from trickerion.engine.core.printed_facts import COORDINATES
from trickerion.shapes import Guest, Marker, Player, Seen, Show
from trickerion.terminal.boards.facts import SPECIAL


class View(Seen):
    """What a seat sees, with an imagined game for previews."""

    imagined: Game


def see(game: Game, seat: int) -> View:
    """The game as a seat sees it."""
    return cast(View, {**game.view(seat), "imagined": game.imagine(seat, 0)})


def question(view: View) -> dict[str, Any]:
    """The current question: the name of its frame and the frame's fields."""
    return view["pending"][-1]


def counted(player: Player, component: str) -> int:
    """CMP-2: how many of a component count; a pile on a Manager's slot counts as one more."""
    pile = player["components"].get(component)
    return pile["pieces"] + (pile["pile"] == "extension") if pile else 0


def occupants(view: View) -> dict[str, tuple[int, str]]:
    """The seat and Character on each slot; Workshop slots are `p1:workshop.1`."""
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


def guest(name: str) -> Guest:
    """The marker outside the slots that is called `riverside_3.p1.spade`."""
    _, seat, symbol = name.split(".")
    return {"seat": int(seat[1]) - 1, "symbol": symbol}


def marker_at(view: View, card: str, index: str) -> Marker | Guest:
    """A marker of a Performance by its index: its slot, or `guest_1` outside the slots."""
    show = show_of(view, card)
    assert show is not None
    if index in COORDINATES:
        return show["markers"][index]
    return show["guests"][int(index.removeprefix("guest_")) - 1]


def trick_of(view: View, marker: Marker | Guest) -> str:
    """The trick a marker belongs to."""
    return view["players"][marker["seat"]]["tricks"][marker["symbol"]]["trick"]


# Special cards


def special_cards(player: Player) -> list[str]:
    """The Special cards in the viewer's hand."""
    return [card for card in player.get("hand", []) if card in SPECIAL]


def has_secrets(view: View, seat: int) -> bool:
    """TURN-5, DA-6: is there something on the seat's screen that only its player may see?"""
    player = view["players"][seat]
    hidden = any(disk.get("face_down") for disk in player["characters"].values())
    drawn = not view["over"] and "first" in question(view)
    return view["phase"] == "assignment" or hidden or drawn or bool(special_cards(player))
