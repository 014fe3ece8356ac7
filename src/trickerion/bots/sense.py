"""Common sense: which answers are worth a thought at all."""

from trickerion import Action, Game
from trickerion.engine.cardboard import (
    ANY,
    FACE_COINS,
    FAVORITE,
    INN_DICE,
    NEEDS,
    RESIDENCE_DICE,
    SLOT_AP,
    SLOT_LOCATION,
    THEATER,
    X,
)
from trickerion.engine.components import counted
from trickerion.engine.names import NONE
from trickerion.engine.pieces import Player

FEW = 4
"""So few answers are all thought about."""
BEST_BANK = 6


def sensible(game: Game, seat: int) -> list[Action]:
    """The options of a seat without those that hardly ever help; never empty."""
    options = game.options(seat)
    if len(options) < FEW:
        return options
    chosen = [action for action in options if _may_help(game, seat, action)]
    return _best_slots(chosen) or options


def lacking(player: Player, component: int) -> int:
    """How many pieces of a component the own tricks still lack."""
    most = 0
    for trick in player.tricks:
        if trick != NONE:
            for needed, count in NEEDS[trick]:
                if needed == component:
                    most = max(most, count - counted(player, component))
    return most


def _may_help(game: Game, seat: int, action: Action) -> bool:
    player, kind = game.players[seat], action.kind
    if kind == "buy":
        return 0 < action.b <= lacking(player, action.a)
    if kind in ("order", "quick_order", "component", "move_components"):
        return lacking(player, action.a) > 0
    if kind == "set_die":
        return _opens_something(game, seat, action.a, action.b)
    if kind == "reroll":
        return game.dice[action.a] == X
    if kind == "move_trick":
        return player.engineer_symbol == NONE
    return kind != "reschedule"


def _opens_something(game: Game, seat: int, die: int, face: int) -> bool:
    """A die on X turned to the favorite category, to any, to a Character, to much money."""
    if game.dice[die] != X:
        return False
    if die in RESIDENCE_DICE:
        return face in (ANY, FAVORITE[game.players[seat].magician])
    return die in INN_DICE or FACE_COINS.get(face, 0) == BEST_BANK


def _best_slots(options: list[Action]) -> list[Action]:
    """Of the slots of a street, a Workshop or a backstage only the one with the most AP."""
    best: dict[tuple[int, int], Action] = {}
    rest: list[Action] = []
    for action in options:
        if action.kind != "place":
            rest.append(action)
            continue
        key = (action.a, _slot_group(action.b))
        if key not in best or SLOT_AP[action.b] > SLOT_AP[best[key].b]:
            best[key] = action
    return [*best.values(), *rest]


def _slot_group(slot: int) -> int:
    """Slots that are alike but for their AP: each weekday has a backstage and a stage."""
    location = SLOT_LOCATION[slot]
    if location != THEATER:
        return location
    return 100 + slot - (slot % 3 == 1)
