"""Another game that looks the same to a seat: everything changed that it may not know (R8).

Written from the rules of what is secret (DA-6, TURN-5, PRO-9, SET-4, SET-5, SET-12), on the written
position, and without the code that imagines games: the two check each other.
"""

from random import Random
from typing import Any, Final

from trickerion import Game
from trickerion.catalog import PERFORMANCES, SPECIAL_ASSIGNMENTS
from trickerion.engine.cardboard import FIRST_SPECIAL
from trickerion.engine.names import FIELDS, name
from trickerion.engine.state import SPECTATOR

DECK_OF: Final = {card.id: card.location for card in SPECIAL_ASSIGNMENTS}
THEATER_OF: Final = {card.id: card.theater for card in PERFORMANCES}
CARD_ORDER: Final = {card: number for number, card in enumerate(FIELDS["card"].names)}
PUBLIC: Final = ("notes", "lasting")
"""Effects in force, which everybody sees; the card that brought one may be back in its deck."""
Names = dict[str, str]


def permuted(game: Game, seat: int | None, chance: Random) -> tuple[Game, Names]:
    """A game that a seat (None: a spectator) cannot tell from this one, and the new names of the
    hidden cards there."""
    names = new_names(game, hidden_cards(game, seat), chance)
    position = renamed(game.to_dict(), names)
    position["seed"] = chance.getrandbits(64)
    for number, player in enumerate(position["players"]):
        if number != seat:
            _move_plans(player, game.phase == "assignment", chance)
        player["hand"].sort(key=CARD_ORDER.__getitem__)
    return Game.from_dict(position), names


# Cards change their names, wherever they are


def hidden_cards(game: Game, seat: int | None) -> set[str]:
    """DA-6: the Special cards of which a seat does not know where they are: neither does it see
    them now, nor has it seen them go where they are."""
    bit = SPECTATOR if seat is None else seat
    seen = {FIRST_SPECIAL + card for card, known in enumerate(game.known) if known >> bit & 1}
    for number, player in enumerate(game.players):
        seen |= {card for c, card in enumerate(player.under) if not player.is_face_down(c)}
        if number == seat:
            seen |= {*player.hand, *player.under}
    for frame in game.stack:
        if getattr(frame, "seat", None) == seat:
            seen |= {getattr(frame, field) for field in frame.secret}
    cards = range(FIRST_SPECIAL, FIRST_SPECIAL + len(game.known))
    return {name("card", card) for card in cards if card not in seen}


def new_names(game: Game, cards: set[str], chance: Random) -> Names:
    """A new name for each hidden thing, of the same kind: a Special card of the same deck, a
    Performance card of the same theater (SET-4), a prophecy of the pile (SET-12)."""
    unseen = [*game.performance_deck, *game.performance_box]
    performances = {name("performance", card) for card in unseen}
    kinds = [
        {card for card in cards if DECK_OF[card] == deck} for deck in sorted(set(DECK_OF.values()))
    ]
    for theater in sorted(set(THEATER_OF.values())):
        kinds.append({card for card in performances if THEATER_OF[card] == theater})
    kinds.append({name("prophecy", prophecy) for prophecy in game.prophecy_pile})
    names: Names = {}
    for kind in kinds:
        names |= zip(sorted(kind), chance.sample(sorted(kind), len(kind)), strict=True)
    return names


def renamed(value: Any, names: Names) -> Any:
    """The same with other names, as far down as it goes: no field can be forgotten."""
    if isinstance(value, dict):
        return {
            names.get(key, key): each if key in PUBLIC else renamed(each, names)
            for key, each in value.items()
        }
    if isinstance(value, list):
        return [renamed(each, names) for each in value]
    return names.get(value, value) if isinstance(value, str) else value


# Cards that lie face down


def _move_plans(player: dict[str, Any], is_planning: bool, chance: Random) -> None:
    """TURN-5: nothing is known of plans in the making. PRO-9: later it is known where cards lie,
    not which ones."""
    team = {name: disk for name, disk in player["characters"].items() if disk["where"] != "inn"}
    lying = [name for name, disk in team.items() if disk.get("face_down")]
    cards = player["hand"] + [team[name]["card"] for name in lying]
    chance.shuffle(cards)
    for character in lying:
        team[character] |= {"card": None, "face_down": False}
    if is_planning:
        lying = chance.sample(sorted(team), chance.randint(0, min(len(team), len(cards))))
    for character in lying:
        team[character] |= {"card": cards.pop(), "face_down": True}
    player["hand"] = cards
