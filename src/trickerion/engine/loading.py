"""Reading a position: every field is checked, and a ValueError names the one that is wrong."""

from collections.abc import Mapping, Sequence
from typing import Final

from trickerion.catalog import board
from trickerion.engine import fitting
from trickerion.engine.cardboard import CHARACTER_COUNT, COORDINATES, FIRST_SPECIAL
from trickerion.engine.conservation import faults
from trickerion.engine.effects import refresh
from trickerion.engine.frames import Frame, Question
from trickerion.engine.names import FIELDS, NONE, decode
from trickerion.engine.names import number as numbered
from trickerion.engine.options import Options
from trickerion.engine.pieces import Lasting, Player, Show, marker
from trickerion.engine.position import (
    PLACES,
    dark_alley_to_dict,
    market_to_dict,
    player_to_dict,
    to_dict,
)
from trickerion.engine.registry import FRAMES
from trickerion.engine.setup import first_owner
from trickerion.engine.state import KNOWN_TO_ALL, State

MOST: Final = 1_000_000
"""No count in a game comes near; a position with a larger one is refused."""


def from_dict(data: object, state: State) -> None:
    """Fill a new state with a position; a ValueError names the field or rule that is wrong."""
    position = _object(data, "position", to_dict(state))
    state.draws = _count(position, "draws")
    state.reveals = _count(position, "reveals")
    state.turn = _count(position, "turn")
    state.initiative = [_seat(seat, state) for seat in _list(position, "initiative")]
    dice = _object(position["dice"], "dice", board.DICE)
    state.dice = [decode("face", dice[die]) for die in board.DICE]
    _read_market(position["market"], state)
    state.theater = [_show(show, state) for show in _list(position, "theater")]
    state.performance_deck = _numbers(position, "performance_deck", "performance")
    state.performance_box = _numbers(position, "performance_box", "performance")
    players = _list(position, "players")
    if len(players) != state.variant.players:
        raise ValueError(f"players: {len(players)} of {state.variant.players} are there")
    for player, written in zip(state.players, players, strict=True):
        _read_player(written, player)
    if state.variant.dark_alley:
        _read_dark_alley(position["dark_alley"], state)
    _derive(state)
    state.stack = [_frame(frame, state) for frame in _list(position, "stack")]
    if state.stack and not isinstance(state.stack[-1], Question):
        raise ValueError(f"stack: {state.stack[-1].name} on top asks nobody")
    for fault in (*faults(state), *fitting.misfits(state)):
        raise ValueError(f"position: {fault}")
    _check_question(state)


def options_and_seed(data: object) -> tuple[Options, int]:
    """The two things a state needs before it can be filled."""
    if not isinstance(data, Mapping):
        raise ValueError(f"position: an object with fields, not {type(data).__name__}")
    for field in ("options", "seed"):
        if field not in data:
            raise ValueError(f"position: the field {field} is missing")
    return Options.from_dict(data["options"]), checked_seed(data["seed"])


def checked_seed(seed: object) -> int:
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 256:
        raise ValueError(f"seed: {seed!r} is not a whole number from 0 to 2**256 - 1")
    return seed


def _object(data: object, what: str, fields: Mapping[str, object]) -> Mapping[str, object]:
    """An object with exactly these fields."""
    if not isinstance(data, Mapping):
        raise ValueError(f"{what}: an object with fields, not {type(data).__name__}")
    for field in fields:
        if field not in data:
            raise ValueError(f"{what}: the field {field} is missing")
    for field in data:
        if field not in fields:
            raise ValueError(f"{what}: unknown field {field!r}")
    return data


def _named(data: object, field: str) -> dict[int, object]:
    """An object whose keys are names of a field, by number."""
    if not isinstance(data, Mapping):
        raise ValueError(f"{field}: an object by name, not {type(data).__name__}")
    return {numbered(field, key): value for key, value in data.items()}


def _list(data: Mapping[str, object], field: str) -> Sequence[object]:
    value = data[field]
    if not isinstance(value, (list, tuple)) or len(value) > 100:
        raise ValueError(f"{field}: a list of at most 100 is needed")
    return value


def _numbers(data: Mapping[str, object], field: str, domain: str) -> list[int]:
    return [numbered(domain, value) for value in _list(data, field)]


def _count(data: Mapping[str, object], field: str, most: int = MOST) -> int:
    value = data[field]
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ValueError(f"{field}: {value!r} is not a whole number from 0 to {most}")
    return value


def _flag(data: Mapping[str, object], field: str) -> int:
    value = data[field]
    if not isinstance(value, bool):
        raise ValueError(f"{field}: true or false is needed")
    return int(value)


def _seat(value: object, state: State) -> int:
    return _count({"seat": value}, "seat", state.variant.players - 1)


def _read_market(data: object, state: State) -> None:
    market = _object(data, "market", market_to_dict(state))
    for field in ("buy", "orders"):
        if len(_list(market, field)) != len(state.buy):
            raise ValueError(f"{field}: {len(state.buy)} places are needed")
    state.buy = _numbers(market, "buy", "component")
    state.orders = [decode("component", c) for c in _list(market, "orders")]
    state.quick_order = decode("component", market["quick_order"])


def _show(data: object, state: State) -> Show:
    written = _object(
        _filled(data, "guests", []), "theater", {"performance": "", "markers": {}, "guests": []}
    )
    show = Show.new(numbered("performance", written["performance"]))
    markers = written["markers"]
    if not isinstance(markers, Mapping):
        raise ValueError("markers: an object by slot is needed")
    for name, lies in markers.items():
        if name not in COORDINATES:
            raise ValueError(f"markers: {name!r} is not one of {', '.join(COORDINATES)}")
        place = COORDINATES.index(name)
        show.markers[place], pieces = _marker(lies, state)
        show.stacked |= (pieces > 1) << place
    show.guests = [_marker(lies, state)[0] for lies in _list(written, "guests")]
    return show


def _marker(data: object, state: State) -> tuple[int, int]:
    """A marker and how many of them lie there."""
    lying = _object(
        _filled(data, "pieces", 1), "markers", {"seat": 0, "symbol": "", "up": "", "pieces": 1}
    )
    symbol, up = numbered("symbol", lying["symbol"]), numbered("up", lying["up"])
    return marker(_seat(lying["seat"], state), symbol, up), _count(lying, "pieces", 2)


def _filled(data: object, field: str, value: object) -> object:
    """The data with a field that may be left out."""
    return {field: value, **data} if isinstance(data, Mapping) else data


def _read_player(data: object, player: Player) -> None:
    written = _object(data, "players", player_to_dict(player))
    player.magician = decode("magician", written["magician"])
    player.fame = _count(written, "fame")
    player.coins = _count(written, "coins")
    player.shards = _count(written, "shards")
    player.inn_apprentices = _count(written, "inn_apprentices", board.DISKS["apprentice"])
    player.advertised = _flag(written, "advertised")
    for symbol, entry in _named(written["tricks"], "symbol").items():
        trick = _object(entry, "tricks", {"trick": "", "markers": 0, "pile": ""})
        player.tricks[symbol] = numbered("trick", trick["trick"])
        player.markers[symbol] = _count(trick, "markers", board.MARKERS_PER_SYMBOL)
        if numbered("pile", trick["pile"]):
            player.engineer_symbol = symbol
    for component, entry in _named(written["components"], "component").items():
        pile = _object(entry, "components", {"pieces": 0, "pile": ""})
        player.pieces[component] = _count(pile, "pieces", board.MAX_PER_COMPONENT)
        player.managed[component] = numbered("pile", pile["pile"])
    for character, entry in _named(written["characters"], "character").items():
        filled = _filled(entry, "face_down", False)
        disk = _object(filled, "characters", {"where": "", "card": "", "face_down": False})
        where = disk["where"]
        place = PLACES.get(where) if isinstance(where, str) else None
        player.where[character] = numbered("slot", where) if place is None else place
        player.under[character] = decode("card", disk["card"])
        player.face_down |= _flag(disk, "face_down") << character
    player.hand = sorted(_numbers(written, "hand", "card"))


def _read_dark_alley(data: object, state: State) -> None:
    written = _object(data, "dark_alley", dark_alley_to_dict(state))
    state.prophecy = decode("prophecy", written["prophecy"])
    state.pending = [decode("prophecy", p) for p in _list(written, "pending")]
    state.prophecy_pile = _numbers(written, "prophecy_pile", "prophecy")
    state.prophecy_discard = _numbers(written, "prophecy_discard", "prophecy")
    decks = _list(written, "special_decks")
    if len(state.pending) != 3 or len(decks) != len(state.special_decks):
        raise ValueError("dark_alley: 3 pending prophecies and 4 special_decks are needed")
    state.special_decks = [_numbers({"deck": deck}, "deck", "card") for deck in decks]
    for card, known in _named(written["known"], "card").items():
        if card < FIRST_SPECIAL:
            raise ValueError("known: Special cards only")
        state.known[card - FIRST_SPECIAL] = _count({"known": known}, "known", KNOWN_TO_ALL)
    armed = written["armed"]
    if armed != NONE:
        most = state.variant.players * 64 - 1
        state.armed = _count(written, "armed", most)
        if not FIRST_SPECIAL <= state.armed & 63 < FIRST_SPECIAL + len(state.known):
            raise ValueError("armed: a Special card is needed")
    most = state.variant.players * CHARACTER_COUNT - 1
    state.placed = [_count({"placed": c}, "placed", most) for c in _list(written, "placed")]
    state.lasting = [_lasting(entry, state) for entry in _list(written, "lasting")]
    for entry in _list(written, "notes"):
        note = _object(entry, "notes", {"card": "", "trick": "", "value": 0})
        key = numbered("card", note["card"]) << 6 | numbered("trick", note["trick"])
        state.notes[key] = _count(note, "value")
    used = _list(written, "abilities_used")
    if len(used) != state.variant.players:
        raise ValueError("abilities_used: one for each player is needed")
    for player, value in zip(state.players, used, strict=True):
        player.ability_used = _count({"abilities_used": value}, "abilities_used", 1)


def _lasting(data: object, state: State) -> Lasting:
    fields = {"card": "", "seat": 0, "character": "", "memory": 0}
    written = _object(data, "lasting", fields)
    return Lasting(
        numbered("card", written["card"]),
        _seat(written["seat"], state),
        numbered("character", written["character"]),
        _count(written, "memory"),
    )


def _derive(state: State) -> None:
    """What follows from the rest: who owns which trick, who stands where, what is in force."""
    refresh(state)
    state.trick_owner = first_owner(state.variant)
    for seat, player in enumerate(state.players):
        for trick in player.tricks:
            if trick != NONE and state.trick_owner[trick] == NONE:
                state.trick_owner[trick] = seat
        for character, slot in enumerate(player.where):
            if slot >= 0:
                code = seat * CHARACTER_COUNT + character
                state.occupants[state.occupant_key(seat, slot)] = code


def _frame(data: object, state: State) -> Frame:
    name = data.get("frame") if isinstance(data, Mapping) else None
    if not isinstance(name, str) or name not in FRAMES:
        raise ValueError(f"stack: {data!r} is not a known frame")
    kind = FRAMES[name]
    written = _object(data, f"stack: {kind.name}", {"frame": "", **dict.fromkeys(kind.fields)})
    values = []
    for field in kind.fields:
        if field not in FIELDS:
            values.append(_frame_count(written, kind, field, state))
        else:
            values.append(decode(field, written[field]))
    return kind(*values)


def _frame_count(data: Mapping[str, object], kind: type[Frame], field: str, state: State) -> int:
    """A plain number of a frame; -1 stands for a yield that is not there."""
    if field == "doubled" and data[field] == NONE:
        return NONE
    return _count(data, field, fitting.most(kind, field, state.variant.players))


def _check_question(state: State) -> None:
    """A position that is not over must ask a question that can be answered."""
    if not state.stack:
        return
    top = state.stack[-1]
    assert isinstance(top, Question)
    try:
        answers = [top.options(state, seat) for seat in top.seats()]
    except (AssertionError, AttributeError, IndexError, KeyError, ValueError) as error:
        raise ValueError(f"stack: {top.name} does not fit the position") from error
    if not answers or not all(answers):
        raise ValueError(f"stack: {top.name} has no answer")
