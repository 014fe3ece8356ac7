"""A whole position as plain data: for saves, tests, puzzles and bug reports (R4)."""

from typing import Final

from trickerion.catalog import board
from trickerion.engine.boards.neutral_markers import is_neutral
from trickerion.engine.core.codes import FRAME_CODES, MEMORY_CODES, Seats
from trickerion.engine.core.frames import Frame
from trickerion.engine.core.names import CHARACTERS, NONE, SLOTS, encode, name
from trickerion.engine.core.packing import (
    disk_character,
    disk_seat,
    has_bit,
    marker_seat,
    marker_symbol,
    marker_up,
    split_armed,
    split_note,
)
from trickerion.engine.core.pieces import (
    HOME,
    IDLE,
    INN,
    SUPPLY,
    PerformanceCard,
    PlayerBoard,
    Powers,
    UsedCard,
)
from trickerion.engine.core.printed_facts import COORDINATES, FIRST_SPECIAL
from trickerion.engine.core.state import KNOWN_TO_ALL, State
from trickerion.engine.core.types import ArmedCard, Character, PackedGuest, PackedMarker
from trickerion.engine.effects.in_force import CARD_EFFECTS
from trickerion.engine.heir.tricks import wanted

FORMAT: Final = 2
"""The format number of positions; those without one are older (see `older_formats`)."""
EVERYBODY: Final = "everybody"
SEATS: Final = Seats()

NOT_SAVED: Final = (
    *("events", "scenes", "trick_owner", "occupants", "force", "numbers"),
    *("supply_changes", "trick_changes", "special_card_changes"),
)
"""State fields that are not saved: the event log, what is derived from the others, and counters of
changes."""

PLACES: Final = {"home": HOME, "idle": IDLE, "inn": INN}


def to_dict(state: State) -> dict[str, object]:
    """The position with names for numbers; `from_dict` reads it back."""
    position: dict[str, object] = {
        "format": FORMAT,
        "options": state.setup_options.to_dict(),
        "seed": state.seed,
        "draws": state.draws,
        "reveals": state.reveals,
        "turn": state.turn,
        "initiative": state.initiative[:],
        "dice": {
            die: encode("face", face) for die, face in zip(board.DICE, state.dice, strict=True)
        },
        "market": market_to_dict(state),
        "theater": [show_to_dict(show) for show in state.theater],
        "performance_deck": [name("performance", card) for card in state.performance_deck],
        "performance_box": [name("performance", card) for card in state.performance_box],
        "players": [player_to_dict(player) for player in state.players],
        "stack": [frame_to_dict(frame) for frame in state.stack],
    }
    if state.rules > 1:
        position["rules"] = state.rules
    if state.setup_options.duel:
        position["duel"] = duel_to_dict(state)
    if state.setup_options.powers:
        position["powers"] = [powers_to_dict(player) for player in state.players]
    if state.setup_options.heir:
        position["heir"] = heir_to_dict(state)
    if state.setup_options.dark_alley:
        position["dark_alley"] = dark_alley_to_dict(state)
    return position


def duel_to_dict(state: State) -> dict[str, object]:
    """DUEL-2: the Turn Setup card of the turn, and those to come."""
    return {
        "turn_setup": encode("turn_setup", state.turn_setup),
        "deck": [name("turn_setup", card) for card in state.turn_setup_deck],
    }


def powers_to_dict(player: PlayerBoard) -> dict[str, object]:
    """POW-2 to POW-6: a player's Power cards, and what lies beside the Power slots."""
    return {
        "hand": power_names(player.powers),
        "learned": power_names(player.learned),
        "discarded": power_names(player.discarded_powers),
        "returned": power_names(player.returned_powers),
        "coins": list(player.power_coins),
        "used": [has_bit(player.powers_used, slot) for slot in range(len(player.learned))],
    }


def power_names(powers: Powers) -> list[str | int | None]:
    return [encode("power", power) for power in powers]


def heir_to_dict(state: State) -> dict[str, object]:
    """HEIR-1, HEIR-2: the Heir's plans so far, those to come, and its shopping list."""
    return {
        "plans": [name("plan", plan) for plan in state.plans],
        "deck": [name("plan", plan) for plan in state.plan_deck],
        "shopping_list": [name("component", component) for component in wanted(state)],
    }


def dark_alley_to_dict(state: State) -> dict[str, object]:
    """Fields that only games with the Dark Alley have."""
    return {
        "prophecy": encode("prophecy", state.prophecy),
        "pending": [encode("prophecy", prophecy) for prophecy in state.pending_prophecies],
        "prophecy_pile": [name("prophecy", prophecy) for prophecy in state.prophecy_pile],
        "prophecy_discard": [name("prophecy", prophecy) for prophecy in state.prophecy_discard],
        "special_decks": [[name("card", card) for card in deck] for deck in state.special_decks],
        "known": {
            name("card", FIRST_SPECIAL + card): known_to(known)
            for card, known in enumerate(state.known)
            if known
        },
        "armed": armed_to_dict(state.armed),
        "placed": placed_to_list(state),
        "lasting": [lasting_to_dict(lasting) for lasting in state.lasting],
        "notes": notes_to_list(state),
        "abilities_used": [bool(player.ability_used) for player in state.players],
    }


def known_to(known: int) -> object:
    """DA-6: who knows where a Special card is: everyone, or these seats."""
    return EVERYBODY if known == KNOWN_TO_ALL else SEATS.write(known)


def armed_to_dict(armed: ArmedCard) -> dict[str, object] | None:
    """DA-4: the Special card that applies to the current action, and its owner."""
    if armed == NONE:
        return None
    seat, card = split_armed(armed)
    return {"seat": seat, "card": name("card", card)}


def placed_to_list(state: State) -> list[dict[str, object]]:
    """The Characters placed this turn, in order."""
    return [
        {"seat": disk_seat(disk), "character": CHARACTERS[disk_character(disk)]}
        for disk in state.placed
    ]


def notes_to_list(state: State) -> list[dict[str, object]]:
    """Notes of effects about tricks, for the rest of the game."""
    notes = [(*split_note(key), value) for key, value in sorted(state.notes.items())]
    return [
        {"card": name("card", card), "trick": name("trick", trick), "value": value}
        for card, trick, value in notes
    ]


def lasting_to_dict(lasting: UsedCard) -> dict[str, object]:
    written: dict[str, object] = {
        "card": name("card", lasting.card),
        "seat": lasting.seat,
        "character": name("character", lasting.character),
    }
    if lasting.memory:
        code = MEMORY_CODES[CARD_EFFECTS[lasting.card].remembers]
        written["memory"] = code.write(lasting.memory)
    return written


def market_to_dict(state: State) -> dict[str, object]:
    return {
        "buy": [encode("component", c) for c in state.buy],
        "orders": [encode("component", c) for c in state.orders],
        "quick_order": encode("component", state.quick_order),
    }


def show_to_dict(show: PerformanceCard) -> dict[str, object]:
    """A Performance card with the players' markers; a neutral one is printed on it."""
    markers = {
        COORDINATES[place]: marker_to_dict(marker, show.pieces(place))
        for place, marker in enumerate(show.markers)
        if marker != NONE and not is_neutral(marker)
    }
    written: dict[str, object] = {
        "performance": name("performance", show.card),
        "markers": markers,
    }
    if show.guests:
        written["guests"] = [guest_to_dict(guest) for guest in show.guests]
    return written


def guest_to_dict(guest: PackedGuest) -> dict[str, object]:
    """SPC-3: a marker outside the slots has no corners."""
    return {"seat": marker_seat(guest), "symbol": name("symbol", marker_symbol(guest))}


def marker_to_dict(marker: PackedMarker, pieces: int) -> dict[str, object]:
    written: dict[str, object] = {
        "seat": marker_seat(marker),
        "symbol": name("symbol", marker_symbol(marker)),
        "up": name("up", marker_up(marker)),
    }
    if pieces > 1:
        written["pieces"] = pieces
    return written


def player_to_dict(player: PlayerBoard) -> dict[str, object]:
    return {
        "magician": encode("magician", player.magician),
        "fame": player.fame,
        "coins": player.coins,
        "shards": player.shards,
        "advertised": bool(player.advertised),
        "tricks": {
            name("symbol", symbol): {
                "trick": name("trick", trick),
                "markers": player.markers[symbol],
                "pile": name("pile", int(player.engineer_symbol == symbol)),
            }
            for symbol, trick in enumerate(player.tricks)
            if trick != NONE
        },
        "components": {
            name("component", component): {
                "pieces": pieces,
                "pile": name("pile", player.managed[component]),
            }
            for component, pieces in enumerate(player.pieces)
            if pieces
        },
        "characters": {
            CHARACTERS[character]: character_to_dict(player, character)
            for character, where in enumerate(player.where)
            if where != SUPPLY
        },
        "inn_apprentices": player.inn_apprentices,
        "hand": [name("card", card) for card in player.hand],
    }


def character_to_dict(player: PlayerBoard, character: Character) -> dict[str, object]:
    written: dict[str, object] = {
        "where": where_to_name(player.where[character]),
        "card": encode("card", player.under[character]),
    }
    if player.is_face_down(character):
        written["face_down"] = True
    return written


def where_to_name(where: int) -> str:
    if where >= 0:
        return SLOTS[where]
    return next(name for name, place in PLACES.items() if place == where)


def frame_to_dict(frame: Frame) -> dict[str, object]:
    written: dict[str, object] = {"frame": frame.name}
    for field in frame.fields:
        value: int = getattr(frame, field)
        code = FRAME_CODES.get(field)
        written[field] = encode(field, value) if code is None else code.write(value)
    return written
