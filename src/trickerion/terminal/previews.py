"""Look before you leap: what an option would bring, read off the view or an imagined game."""

from collections import defaultdict

from trickerion import Action, Game
from trickerion.terminal.english import FORESEEN, SYMBOLS
from trickerion.terminal.facts import TRICK, YIELD, Circle, circles, corner
from trickerion.terminal.seen import Marker, View, marker_on, question
from trickerion.terminal.words import amounts, signed, who

PERFORMANCE_PAYS = ("yield", "link_bonus", "specialist_bonus", "card_bonus")


def foresee(game: Game, view: View, action: Action) -> str:
    """What to add to an option's sentence; empty if there is nothing to foresee."""
    if action.kind == "place":
        return _placement(game, action)
    if action.kind == "spot":
        return _links(view, action)
    return _performance(game, view, action) if action.kind == "perform" else ""


def _placement(game: Game, action: Action) -> str:
    weekday, _, place = action.fields["slot"].partition(".")
    if place == "performance":
        return FORESEEN["stage"].format(modifier=signed(YIELD[weekday]))
    placed = game.imagine(action.seat, 0).apply(action)[0]
    return FORESEEN["ap"].format(ap=placed.fields["ap"])


def _links(view: View, action: Action) -> str:
    """TRK-4, THR-5: the links a marker would make, what they pay and who gets Shards."""
    made = made_links(view, action.fields["spot"], action.fields["up"])
    if not made:
        return ""
    names = ", ".join(_owned(view, marker) for _, marker in made)
    text = FORESEEN["links"].format(neighbours=names)
    asked = question(view)
    if asked["frame"] != "choose_spot":
        return text
    own = view["players"][action.seat]["tricks"][asked["symbol"]]
    pays = FORESEEN["pays" if len(made) == 1 else "pays_each"]
    text += pays.format(level=TRICK[own["trick"]].level)
    sharing = {s for circle, marker in made if circle.shard for s in (action.seat, marker["seat"])}
    if sharing:
        shared = " and ".join(who(view, seat) for seat in sorted(sharing))
        text += FORESEEN["shard"].format(names=shared)
    return text


def _owned(view: View, marker: Marker) -> str:
    return f"{who(view, marker['seat'])}'s {SYMBOLS[marker['symbol']]}"


def made_links(view: View, spot: str, up: str) -> list[tuple[Circle, Marker]]:
    """TRK-4: the circles in which a marker on a spot would meet an equal corner. A marker on the
    move does not meet itself."""
    card, _, slot = spot.rpartition(".")
    made = []
    for circle in circles(card, slot):
        there = f"{card}.{circle.neighbour}"
        marker = None if there == question(view).get("spot") else marker_on(view, there)
        if marker is not None:
            opposite = corner(marker["up"], (circle.direction + 2) % 4)
            if corner(up, circle.direction) == opposite:
                made.append((circle, marker))
    return made


def _performance(game: Game, view: View, action: Action) -> str:
    """PRF-2 to PRF-4: what everybody would get for a Performance."""
    gains: dict[int, dict[str, int]] = defaultdict(lambda: {"fame": 0, "coins": 0, "shards": 0})
    for event in game.imagine(action.seat, 0).apply(action):
        what, why = event.kind.removesuffix("_changed"), event.fields.get("why")
        number = event.fields.get("amount")
        if why in PERFORMANCE_PAYS and event.seat is not None and isinstance(number, int):
            gains[event.seat][what] += number
    texts = (f"{who(view, seat)} {amounts(**got)}" for seat, got in sorted(gains.items()))
    return FORESEEN["gains"].format(gains="; ".join(texts)) if gains else ""
