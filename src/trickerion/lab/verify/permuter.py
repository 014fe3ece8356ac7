"""Permutes everything a seat may not know, so that the game looks the same to that seat (R8).

It implements the secrecy rules (DA-6, TURN-5, PRO-9, SET-4, SET-5, SET-12) on saved positions,
independently of `imagine`, so that each checks the other.
"""

from random import Random
from typing import Any, Final

from trickerion import Game
from trickerion.catalog import PERFORMANCES, PLANS, POWERS, SPECIAL_ASSIGNMENTS, Plan
from trickerion.engine.core.names import FIELDS, name
from trickerion.engine.core.printed_facts import FIRST_SPECIAL
from trickerion.engine.core.state import SPECTATOR

DECK_OF: Final = {card.id: card.location for card in SPECIAL_ASSIGNMENTS}
LEVEL_OF: Final = {power.id: power.level for power in POWERS}
THEATER_OF: Final = {card.id: card.theater for card in PERFORMANCES}
CARD_ORDER: Final = {card: number for number, card in enumerate(FIELDS["card"].names)}
PUBLIC: Final = ("notes", "lasting")
"""Public effects in force; the card behind one may already be back in its deck."""
Names = dict[str, str]


def permuted(game: Game, seat: int | None, rng: Random) -> tuple[Game, Names]:
    """A game that a seat (None: a spectator) can't distinguish from this one, and the new names of
    its hidden cards."""
    names = new_names(game, hidden_cards(game, seat), hidden_powers(game, seat), rng)
    position = renamed(game.to_dict(), names)
    position["seed"] = rng.getrandbits(64)
    for number, player in enumerate(position["players"]):
        if number not in (seat, game.setup_options.heir_seat):
            _permute_plans(player, game.phase == "assignment", rng)
        player["hand"].sort(key=CARD_ORDER.__getitem__)
    return Game.from_dict(position), names


# Renaming hidden cards


def hidden_cards(game: Game, seat: int | None) -> set[str]:
    """DA-6: the Special cards a seat can neither see nor has seen go to their current place."""
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


def hidden_powers(game: Game, seat: int | None) -> set[str]:
    """POW-6: the Power cards a seat has never seen: neither its own nor face up."""
    if not game.setup_options.powers:
        return set()
    seen: set[int] = set()
    for number, player in enumerate(game.players):
        seen |= {*player.learned, *player.returned_powers}
        if number == seat:
            seen |= {*player.powers, *player.discarded_powers}
    return {power.id for number, power in enumerate(POWERS) if number not in seen}


def new_names(game: Game, cards: set[str], powers: set[str], rng: Random) -> Names:
    """A new name of the same kind for each hidden card: Special cards within their deck,
    Performance cards within their theater (SET-4), prophecies within the pile (SET-12),
    Turn Setup cards below the top one (DUEL-2), Power cards within their level (POW-6), the Heir's
    plans to come within their kind (HEIR-2)."""
    unseen = [*game.performance_deck, *game.performance_box]
    performances = {name("performance", card) for card in unseen}
    kinds = [
        {card for card in cards if DECK_OF[card] == deck} for deck in sorted(set(DECK_OF.values()))
    ]
    for theater in sorted(set(THEATER_OF.values())):
        kinds.append({card for card in performances if THEATER_OF[card] == theater})
    kinds.append({name("turn_setup", card) for card in game.turn_setup_deck[1:]})
    for level in (1, 2, 3):
        kinds.append({power for power in powers if LEVEL_OF[power] == level})
    kinds.append({name("prophecy", prophecy) for prophecy in game.prophecy_pile})
    for plan_kind in ("set_up", "perform"):
        kinds.append({plan.id for plan in hidden_plans(game) if plan.kind == plan_kind})
    names: Names = {}
    for kind in kinds:
        names |= zip(sorted(kind), rng.sample(sorted(kind), len(kind)), strict=True)
    return names


def hidden_plans(game: Game) -> list[Plan]:
    """HEIR-2: the plans of the Heir that have not been turned up."""
    if not game.plan_deck:
        return []
    return [plan for number, plan in enumerate(PLANS) if number not in game.plans]


def renamed(value: Any, names: Names) -> Any:
    """Rename recursively, so that no field is forgotten."""
    if isinstance(value, dict):
        return {
            names.get(key, key): each if key in PUBLIC else renamed(each, names)
            for key, each in value.items()
        }
    if isinstance(value, list):
        return [renamed(each, names) for each in value]
    return names.get(value, value) if isinstance(value, str) else value


# Face-down cards


def _permute_plans(player: dict[str, Any], is_assigning: bool, rng: Random) -> None:
    """TURN-5: during assignment, plans are unknown. PRO-9: later, only the positions of face-down
    cards are known."""
    team = {name: disk for name, disk in player["characters"].items() if disk["where"] != "inn"}
    face_down_at = [name for name, disk in team.items() if disk.get("face_down")]
    cards = player["hand"] + [team[name]["card"] for name in face_down_at]
    rng.shuffle(cards)
    for character in face_down_at:
        team[character] |= {"card": None, "face_down": False}
    if is_assigning:
        face_down_at = rng.sample(sorted(team), rng.randint(0, min(len(team), len(cards))))
    for character in face_down_at:
        team[character] |= {"card": cards.pop(), "face_down": True}
    player["hand"] = cards
