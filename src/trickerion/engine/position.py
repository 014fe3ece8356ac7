"""A whole position as plain data: for saves, tests, puzzles and bug reports (R4)."""

from typing import Final

from trickerion.catalog import board
from trickerion.engine.cardboard import CHARACTER_COUNT, COORDINATES, FIRST_SPECIAL
from trickerion.engine.codes import FRAME_CODES, MEMORY_CODES, Seats
from trickerion.engine.effects import CARD_EFFECTS
from trickerion.engine.frames import Frame
from trickerion.engine.names import CHARACTERS, NONE, SLOTS, encode, name
from trickerion.engine.pieces import HOME, IDLE, INN, SUPPLY, Lasting, Player, Show
from trickerion.engine.state import KNOWN_TO_ALL, State

FORMAT: Final = 2
"""How positions are written; those without a format are older (see `older`)."""
EVERYBODY: Final = "everybody"
SEATS: Final = Seats()

NOT_SAVED: Final = ("events", "trick_owner", "occupants", "force")
"""State fields a position does not carry: who listens, and what follows from the players."""

PLACES: Final = {"home": HOME, "idle": IDLE, "inn": INN}


def to_dict(state: State) -> dict[str, object]:
    """The position with names for numbers; `from_dict` reads it back."""
    position: dict[str, object] = {
        "format": FORMAT,
        "options": state.variant.to_dict(),
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
    if state.variant.dark_alley:
        position["dark_alley"] = dark_alley_to_dict(state)
    return position


def dark_alley_to_dict(state: State) -> dict[str, object]:
    """What only games with the Dark Alley have."""
    return {
        "prophecy": encode("prophecy", state.prophecy),
        "pending": [encode("prophecy", prophecy) for prophecy in state.pending],
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
    """DA-6: who knows where a Special card is: everybody, or these seats."""
    return EVERYBODY if known == KNOWN_TO_ALL else SEATS.write(known)


def armed_to_dict(armed: int) -> dict[str, object] | None:
    """DA-4: the Special card that serves the action at hand, and whose it is."""
    return None if armed == NONE else {"seat": armed >> 6, "card": name("card", armed & 63)}


def placed_to_list(state: State) -> list[dict[str, object]]:
    """The Characters placed this turn, in their order."""
    return [
        {"seat": code // CHARACTER_COUNT, "character": CHARACTERS[code % CHARACTER_COUNT]}
        for code in state.placed
    ]


def notes_to_list(state: State) -> list[dict[str, object]]:
    """What effects remember of tricks for the rest of the game."""
    return [
        {"card": name("card", key >> 6), "trick": name("trick", key & 63), "value": value}
        for key, value in sorted(state.notes.items())
    ]


def lasting_to_dict(lasting: Lasting) -> dict[str, object]:
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


def show_to_dict(show: Show) -> dict[str, object]:
    markers = {
        COORDINATES[place]: marker_to_dict(marker, show.pieces(place))
        for place, marker in enumerate(show.markers)
        if marker != NONE
    }
    written: dict[str, object] = {
        "performance": name("performance", show.card),
        "markers": markers,
    }
    if show.guests:
        written["guests"] = [guest_to_dict(guest) for guest in show.guests]
    return written


def guest_to_dict(guest: int) -> dict[str, object]:
    """SPC-3: a marker outside the slots has no corners."""
    return {"seat": guest >> 4, "symbol": name("symbol", guest >> 2 & 3)}


def marker_to_dict(marker: int, pieces: int) -> dict[str, object]:
    written: dict[str, object] = {
        "seat": marker >> 4,
        "symbol": name("symbol", marker >> 2 & 3),
        "up": name("up", marker & 3),
    }
    if pieces > 1:
        written["pieces"] = pieces
    return written


def player_to_dict(player: Player) -> dict[str, object]:
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


def character_to_dict(player: Player, character: int) -> dict[str, object]:
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
