"""A whole position as plain data, and back: for saves, tests, puzzles and bug reports (R4)."""

from collections.abc import Mapping, Sequence
from typing import Final

from trickerion.catalog import board
from trickerion.engine import (
    assignment,
    components,
    downtown,
    end_turn,
    initiative,
    market_row,
    performance,
    placement,
    setup,
    theater,
    tricks,
    turn,
)
from trickerion.engine.cardboard import CHARACTER_COUNT, COORDINATES
from trickerion.engine.conservation import faults
from trickerion.engine.frames import Frame, Question
from trickerion.engine.names import CHARACTERS, FIELDS, NONE, SLOTS, decode, encode, name
from trickerion.engine.names import number as numbered
from trickerion.engine.options import Options
from trickerion.engine.state import HOME, IDLE, INN, SUPPLY, Player, Show, State, marker

FRAMES: Final[dict[str, type[Frame]]] = {
    frame.name: frame
    for frame in (
        setup.SetUp,
        setup.EngineersTricks,
        setup.ChooseMagician,
        setup.ChooseSpecialist,
        setup.ChooseFirstTrick,
        setup.ChooseEngineersTrick,
        setup.TakeComponents,
        turn.Turn,
        initiative.Advertise,
        initiative.ChooseAdvertise,
        assignment.Assignment,
        placement.PlaceCharacters,
        placement.PlaceCharacter,
        placement.Act,
        downtown.ChooseTrick,
        tricks.ChooseTrickSlot,
        market_row.ChooseBargain,
        market_row.ChooseOrderPlace,
        components.ChoosePile,
        theater.ChooseSpot,
        theater.MoveMarker,
        theater.ChooseLinkPay,
        performance.Performances,
        performance.ChoosePerformance,
        end_turn.EndTurn,
    )
}
"""Every frame there is, by the name under which it is saved."""

NOT_SAVED: Final = ("events", "trick_owner", "occupants")
"""State fields a position does not carry: who listens, and what follows from the players."""

PLACES: Final = {"home": HOME, "idle": IDLE, "inn": INN}
MOST: Final = 1_000_000
"""No count in a game comes near; a position with a larger one is refused."""


def to_dict(state: State) -> dict[str, object]:
    """The position with names for numbers; `from_dict` reads it back."""
    return {
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


def market_to_dict(state: State) -> dict[str, object]:
    return {
        "buy": [encode("component", c) for c in state.buy],
        "orders": [encode("component", c) for c in state.orders],
        "quick_order": encode("component", state.quick_order),
    }


def show_to_dict(show: Show) -> dict[str, object]:
    markers = {
        COORDINATES[place]: {
            "seat": m >> 4,
            "symbol": name("symbol", m >> 2 & 3),
            "up": name("up", m & 3),
        }
        for place, m in enumerate(show.markers)
        if m != NONE
    }
    return {"performance": name("performance", show.card), "markers": markers}


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
            CHARACTERS[character]: {
                "where": where_to_name(where),
                "card": encode("card", player.under[character]),
            }
            for character, where in enumerate(player.where)
            if where != SUPPLY
        },
        "inn_apprentices": player.inn_apprentices,
        "hand": [name("card", card) for card in player.hand],
    }


def where_to_name(where: int) -> str:
    if where >= 0:
        return SLOTS[where]
    return next(name for name, place in PLACES.items() if place == where)


def frame_to_dict(frame: Frame) -> dict[str, object]:
    fields = {field: encode(field, getattr(frame, field)) for field in frame.fields}
    return {"frame": frame.name, **fields}


# Reading


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
    _derive(state)
    state.stack = [_frame(frame, state) for frame in _list(position, "stack")]
    for fault in faults(state):
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
    written = _object(data, "theater", {"performance": "", "markers": {}})
    show = Show(numbered("performance", written["performance"]))
    markers = written["markers"]
    if not isinstance(markers, Mapping):
        raise ValueError("markers: an object by slot is needed")
    for place, lies in markers.items():
        if place not in COORDINATES:
            raise ValueError(f"markers: {place!r} is not one of {', '.join(COORDINATES)}")
        lying = _object(lies, "markers", {"seat": 0, "symbol": "", "up": ""})
        symbol = numbered("symbol", lying["symbol"])
        up = numbered("up", lying["up"])
        show.markers[COORDINATES.index(place)] = marker(_seat(lying["seat"], state), symbol, up)
    return show


def _read_player(data: object, player: Player) -> None:
    written = _object(data, "players", player_to_dict(player))
    player.magician = decode("magician", written["magician"])
    player.fame = _count(written, "fame")
    player.coins = _count(written, "coins")
    player.shards = _count(written, "shards")
    player.inn_apprentices = _count(written, "inn_apprentices", board.DISKS["apprentice"])
    if not isinstance(written["advertised"], bool):
        raise ValueError("advertised: true or false is needed")
    player.advertised = int(written["advertised"])
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
        disk = _object(entry, "characters", {"where": "", "card": ""})
        where = disk["where"]
        place = PLACES.get(where) if isinstance(where, str) else None
        player.where[character] = numbered("slot", where) if place is None else place
        player.under[character] = decode("card", disk["card"])
    player.hand = sorted(_numbers(written, "hand", "card"))


def _derive(state: State) -> None:
    """What follows from the players: who owns which trick, who stands where."""
    state.trick_owner = setup.first_owner(state.variant)
    for seat, player in enumerate(state.players):
        for trick in player.tricks:
            if trick != NONE and state.trick_owner[trick] == NONE:
                state.trick_owner[trick] = seat
        for character, slot in enumerate(player.where):
            if slot >= 0:
                code = seat * CHARACTER_COUNT + character
                state.occupants[state.occupant_key(seat, slot)] = code


def _frame(data: object, state: State) -> Frame:
    if not isinstance(data, Mapping) or data.get("frame") not in FRAMES:
        raise ValueError(f"stack: {data!r} is not a known frame")
    kind = FRAMES[data["frame"]]
    written = _object(data, f"stack: {kind.name}", {"frame": "", **dict.fromkeys(kind.fields)})
    values = []
    for field in kind.fields:
        if field not in FIELDS:
            most = state.variant.players if field == "seat" else 100
            values.append(_count(written, field, most))
        else:
            values.append(decode(field, written[field]))
    return kind(*values)


def _check_question(state: State) -> None:
    """A position that is not over must ask a question that can be answered."""
    if not state.stack:
        return
    top = state.stack[-1]
    if not isinstance(top, Question):
        raise ValueError(f"stack: {top.name} on top asks nobody")
    try:
        answers = [top.options(state, seat) for seat in top.seats()]
    except (AssertionError, AttributeError, IndexError, KeyError, ValueError) as error:
        raise ValueError(f"stack: {top.name} does not fit the position") from error
    if not answers or not all(answers):
        raise ValueError(f"stack: {top.name} has no answer")
