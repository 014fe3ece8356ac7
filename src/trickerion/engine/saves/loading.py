"""Reading a position: every field is checked, and a ValueError names the one that is wrong."""

from collections.abc import Mapping
from itertools import chain
from typing import Final

from trickerion.catalog import board
from trickerion.engine.boards.neutral_markers import is_neutral, new_show
from trickerion.engine.core.chance import RULES_VERSION
from trickerion.engine.core.codes import FRAME_CODES, MEMORY_CODES
from trickerion.engine.core.frames import Frame, Question
from trickerion.engine.core.names import FIELDS, NONE, decode, number
from trickerion.engine.core.options import Options
from trickerion.engine.core.packing import armed_card, disk, first_bits, marker, note_key, with_bit
from trickerion.engine.core.pieces import PerformanceCard, PlayerBoard, UsedCard
from trickerion.engine.core.printed_facts import COORDINATES, FIRST_SPECIAL
from trickerion.engine.core.reading import fields_of, flag, items, mapping, shown, whole
from trickerion.engine.core.state import KNOWN_TO_ALL, State
from trickerion.engine.core.types import CardNumber, Character
from trickerion.engine.effects.in_force import CARD_EFFECTS, refresh
from trickerion.engine.phases.setup import first_owner
from trickerion.engine.saves import phase_checks, stack_checks
from trickerion.engine.saves.conservation import faults
from trickerion.engine.saves.frame_registry import FRAMES
from trickerion.engine.saves.loading_powers import read_powers
from trickerion.engine.saves.older_formats import modern
from trickerion.engine.saves.position import EVERYBODY, FORMAT, PLACES, SEATS

MOST: Final = 1_000_000
"""Larger counts are refused; no game comes near this number."""

TABLE: Final = (
    *("format", "options", "seed", "draws", "reveals", "turn", "initiative", "dice", "market"),
    *("theater", "performance_deck", "performance_box", "players", "stack"),
)
DARK_ALLEY: Final = (
    *("prophecy", "pending", "prophecy_pile", "prophecy_discard", "special_decks", "known"),
    *("armed", "placed", "lasting", "notes", "abilities_used"),
)
PLAYER: Final = (
    *("magician", "fame", "coins", "shards", "advertised", "tricks", "components"),
    *("characters", "inn_apprentices", "hand"),
)


def from_dict(data: object, state: State) -> None:
    """Fill a new state with a position; a ValueError names the field or rule that is wrong."""
    has_alley, is_duel = state.setup_options.dark_alley, state.setup_options.duel
    has_powers, has_heir = state.setup_options.powers, bool(state.setup_options.heir)
    modules = ("dark_alley",) * has_alley + ("duel",) * is_duel + ("powers",) * has_powers
    modules += ("heir",) * has_heir
    position = fields_of(
        modern(mapping(data, "position")), "position", (*TABLE, *modules), ("rules",)
    )
    if position["format"] != FORMAT:
        raise ValueError(f"format: {shown(position['format'])}; this version reads {FORMAT}")
    state.rules = checked_rules(position.get("rules", 1))
    _read_table(position, state)
    players = items(position["players"], "players")
    if len(players) != len(state.players):
        raise ValueError(f"players: {len(players)} of {len(state.players)} are there")
    for player, written in zip(state.players, players, strict=True):
        _read_player(written, player)
    if has_alley:
        _read_dark_alley(position["dark_alley"], state)
    if is_duel:
        _read_duel(position["duel"], state)
    if has_powers:
        read_powers(position["powers"], state)
    if has_heir:
        _read_heir(position["heir"], state)
    _derive(state)
    state.stack = [_frame(frame, state) for frame in items(position["stack"], "stack")]
    if state.stack and not isinstance(state.stack[-1], Question):
        raise ValueError(f"stack: {state.stack[-1].name} on top asks nobody")
    for fault in chain(faults(state), stack_checks.misfits(state), phase_checks.misfits(state)):
        raise ValueError(f"position: {fault}")
    _check_question(state)


def options_and_seed(data: object) -> tuple[Options, int]:
    """The options and the seed, which a state needs before it can be filled."""
    position = mapping(data, "position")
    for field in ("options", "seed"):
        if field not in position:
            raise ValueError(f"position: the field {field} is missing")
    return Options.from_dict(position["options"]), checked_seed(position["seed"])


def checked_seed(seed: object) -> int:
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 256:
        raise ValueError(f"seed: {shown(seed)} is not a whole number from 0 to 2**256 - 1")
    return seed


def checked_rules(rules: object) -> int:
    """A rules version; a position without one is of version 1."""
    if not isinstance(rules, int) or isinstance(rules, bool) or not 1 <= rules <= RULES_VERSION:
        raise ValueError(f"rules: {shown(rules)} is not a version from 1 to {RULES_VERSION}")
    return rules


def _named(data: object, field: str, what: str) -> dict[int, object]:
    """An object keyed by a field's names, as a dict keyed by their numbers."""
    return {number(field, key): value for key, value in mapping(data, what).items()}


def _numbers(value: object, field: str, domain: str) -> list[int]:
    return [number(domain, name) for name in items(value, field)]


def _seat(value: object, state: State) -> int:
    return whole(value, "seat", len(state.players) - 1)


# The table


def _read_table(position: Mapping[str, object], state: State) -> None:
    state.draws = whole(position["draws"], "draws", MOST)
    state.reveals = whole(position["reveals"], "reveals", MOST)
    state.turn = whole(position["turn"], "turn", MOST)
    initiative = items(position["initiative"], "initiative")
    state.initiative = [_seat(seat, state) for seat in initiative]
    dice = fields_of(position["dice"], "dice", tuple(board.DICE))
    state.dice = [decode("face", dice[die]) for die in board.DICE]
    _read_market(position["market"], state)
    state.theater = [_show(show, state) for show in items(position["theater"], "theater")]
    for field in ("performance_deck", "performance_box"):
        setattr(state, field, _numbers(position[field], field, "performance"))


def _read_market(data: object, state: State) -> None:
    market = fields_of(data, "market", ("buy", "orders", "quick_order"))
    for field in ("buy", "orders"):
        if len(items(market[field], field)) != len(state.buy):
            raise ValueError(f"{field}: {len(state.buy)} places are needed")
    state.buy = _numbers(market["buy"], "buy", "component")
    state.orders = [decode("component", c) for c in items(market["orders"], "orders")]
    state.quick_order = decode("component", market["quick_order"])


def _show(data: object, state: State) -> PerformanceCard:
    written = fields_of(data, "theater", ("performance", "markers"), ("guests",))
    show = new_show(state, number("performance", written["performance"]))
    for name, lies in mapping(written["markers"], "markers").items():
        if name not in COORDINATES:
            raise ValueError(f"markers: {shown(name)} is not one of {', '.join(COORDINATES)}")
        place = COORDINATES.index(name)
        if is_neutral(show.markers[place]):
            raise ValueError(f"markers: DUEL-5: the neutral marker fills the slot {name}")
        lying, pieces = _marker(lies, state)
        show.put(place, lying, pieces)
    show.guests = [_guest(lies, state) for lies in items(written.get("guests", []), "guests")]
    return show


def _marker(data: object, state: State) -> tuple[int, int]:
    """A marker, and how many are stacked."""
    lying = fields_of(data, "markers", ("seat", "symbol", "up"), ("pieces",))
    symbol, up = number("symbol", lying["symbol"]), number("up", lying["up"])
    pieces = whole(lying.get("pieces", 1), "pieces", 2)
    if not pieces:
        raise ValueError("pieces: a marker that lies there is one piece, or two in a stack")
    return marker(_seat(lying["seat"], state), symbol, up), pieces


def _guest(data: object, state: State) -> int:
    if "up" in mapping(data, "guests"):
        raise ValueError("guests: SPC-3: a marker outside the slots has no corners to point up")
    guest = fields_of(data, "guests", ("seat", "symbol"))
    return marker(_seat(guest["seat"], state), number("symbol", guest["symbol"]), 0)


# The players


def _read_player(data: object, player: PlayerBoard) -> None:
    written = fields_of(data, "players", PLAYER)
    player.magician = decode("magician", written["magician"])
    player.fame = whole(written["fame"], "fame", MOST)
    player.coins = whole(written["coins"], "coins", MOST)
    player.shards = whole(written["shards"], "shards", MOST)
    most = board.DISKS["apprentice"]
    player.inn_apprentices = whole(written["inn_apprentices"], "inn_apprentices", most)
    player.advertised = flag(written["advertised"], "advertised")
    _read_workshop(written, player)
    for character, entry in _named(written["characters"], "character", "characters").items():
        _read_character(entry, player, character)
    player.hand = sorted(_numbers(written["hand"], "hand", "card"))


def _read_workshop(written: Mapping[str, object], player: PlayerBoard) -> None:
    for symbol, entry in _named(written["tricks"], "symbol", "tricks").items():
        trick = fields_of(entry, "tricks", ("trick", "markers", "pile"))
        player.tricks[symbol] = number("trick", trick["trick"])
        player.markers[symbol] = whole(trick["markers"], "markers", board.MARKERS_PER_SYMBOL)
        if number("pile", trick["pile"]):
            if player.engineer_symbol != NONE:
                raise ValueError("tricks: DT-3: two tricks on the Engineer's slot")
            player.engineer_symbol = symbol
    for component, entry in _named(written["components"], "component", "components").items():
        pile = fields_of(entry, "components", ("pieces", "pile"))
        player.pieces[component] = whole(pile["pieces"], "pieces", board.MAX_PER_COMPONENT)
        player.managed[component] = number("pile", pile["pile"])


def _read_character(data: object, player: PlayerBoard, character: Character) -> None:
    disk = fields_of(data, "characters", ("where", "card"), ("face_down",))
    where = disk["where"]
    place = PLACES.get(where) if isinstance(where, str) else None
    player.where[character] = number("slot", where) if place is None else place
    player.under[character] = decode("card", disk["card"])
    if flag(disk.get("face_down", False), "face_down"):
        player.face_down = with_bit(player.face_down, character)


# The Duel


def _read_duel(data: object, state: State) -> None:
    written = fields_of(data, "duel", ("turn_setup", "deck"))
    state.turn_setup = decode("turn_setup", written["turn_setup"])
    state.turn_setup_deck = _numbers(written["deck"], "deck", "turn_setup")


# Dahlgaard's Heir


def _read_heir(data: object, state: State) -> None:
    written = fields_of(data, "heir", ("plans", "deck", "shopping_list"))
    state.plans = _numbers(written["plans"], "plans", "plan")
    state.plan_deck = _numbers(written["deck"], "deck", "plan")
    for component in _numbers(written["shopping_list"], "shopping_list", "component"):
        state.shopping_list = with_bit(state.shopping_list, component)


# The Dark Alley


def _read_dark_alley(data: object, state: State) -> None:
    written = fields_of(data, "dark_alley", DARK_ALLEY)
    _read_prophecies(written, state)
    decks = items(written["special_decks"], "special_decks")
    if len(decks) != len(state.special_decks):
        raise ValueError(f"special_decks: {len(state.special_decks)} decks are needed")
    state.special_decks = [_numbers(deck, "special_decks", "card") for deck in decks]
    for card, known in _named(written["known"], "card", "known").items():
        state.known[_special(card, "known") - FIRST_SPECIAL] = _known(known, state)
    state.armed = _armed(written["armed"], state)
    state.placed = [_placed(entry, state) for entry in items(written["placed"], "placed")]
    state.lasting = [_lasting(entry, state) for entry in items(written["lasting"], "lasting")]
    for entry in items(written["notes"], "notes"):
        _read_note(entry, state)
    used = items(written["abilities_used"], "abilities_used")
    if len(used) != len(state.players):
        raise ValueError("abilities_used: one for each player is needed")
    for player, value in zip(state.players, used, strict=True):
        player.ability_used = flag(value, "abilities_used")


def _read_prophecies(written: Mapping[str, object], state: State) -> None:
    state.prophecy = decode("prophecy", written["prophecy"])
    state.pending_prophecies = [decode("prophecy", p) for p in items(written["pending"], "pending")]
    if len(state.pending_prophecies) != 3:
        raise ValueError("pending: left, middle and right are needed")
    for field in ("prophecy_pile", "prophecy_discard"):
        setattr(state, field, _numbers(written[field], field, "prophecy"))


def _special(card: CardNumber, what: str) -> int:
    if card < FIRST_SPECIAL:
        raise ValueError(f"{what}: a Special card is needed, not a permanent one")
    return card


def _known(data: object, state: State) -> int:
    """DA-6: `everybody`, spectators included, or the seats that know."""
    if data == EVERYBODY:
        return KNOWN_TO_ALL
    known = SEATS.read(data, "known")
    if known > first_bits(len(state.players)):
        raise ValueError("known: a seat that is not in this game")
    return known


def _armed(data: object, state: State) -> int:
    if data is None:
        return NONE
    armed = fields_of(data, "armed", ("seat", "card"))
    return armed_card(_seat(armed["seat"], state), _special(number("card", armed["card"]), "armed"))


def _placed(data: object, state: State) -> int:
    placed = fields_of(data, "placed", ("seat", "character"))
    character = number("character", placed["character"])
    return disk(_seat(placed["seat"], state), character)


def _lasting(data: object, state: State) -> UsedCard:
    written = fields_of(data, "lasting", ("card", "seat", "character"), ("memory",))
    card = _special(number("card", written["card"]), "lasting")
    seat, character = _seat(written["seat"], state), number("character", written["character"])
    if "memory" not in written:
        return UsedCard(card, seat, character)
    remembers = CARD_EFFECTS[card].remembers
    if not remembers:
        raise ValueError(f"memory: {FIELDS['card'].names[card]} remembers nothing")
    memory = MEMORY_CODES[remembers].read(written["memory"], "memory")
    return UsedCard(card, seat, character, memory)


def _read_note(data: object, state: State) -> None:
    note = fields_of(data, "notes", ("card", "trick", "value"))
    key = note_key(number("card", note["card"]), number("trick", note["trick"]))
    if key in state.notes:
        raise ValueError("notes: the same note twice")
    state.notes[key] = whole(note["value"], "value", MOST)


# Derived fields and pending work


def _derive(state: State) -> None:
    """Fill the derived fields: owners of tricks, occupants of slots, effects in force."""
    refresh(state)
    state.trick_owner = first_owner(state.setup_options)
    for seat, player in enumerate(state.players):
        for trick in player.tricks:
            if trick != NONE and state.trick_owner[trick] == NONE:
                state.trick_owner[trick] = seat
        for character, slot in enumerate(player.where):
            if slot >= 0:
                state.occupants[state.occupant_key(seat, slot)] = disk(seat, character)


def _frame(data: object, state: State) -> Frame:
    name = data.get("frame") if isinstance(data, Mapping) else None
    if not isinstance(name, str) or name not in FRAMES:
        raise ValueError(f"stack: {shown(data)} is not a known frame")
    kind = FRAMES[name]
    written = fields_of(data, f"stack: {kind.name}", ("frame", *kind.fields))
    return kind(*(_frame_value(written[field], kind, field, state) for field in kind.fields))


def _frame_value(value: object, kind: type[Frame], field: str, state: State) -> int:
    code = FRAME_CODES.get(field)
    if code is not None:
        return code.read(value, field)
    if field in FIELDS:
        if value is None and (kind.name, field) not in stack_checks.NULLABLE:
            raise ValueError(f"stack: {kind.name}: the field {field} is empty")
        return decode(field, value)
    return whole(value, field, stack_checks.most(kind, field, len(state.players)))


def _check_question(state: State) -> None:
    """A position that is not over must ask a question that can be answered."""
    if not state.stack:
        return
    top = state.stack[-1]
    assert isinstance(top, Question)
    twin = State(state.setup_options, state.seed)
    state.copy_to(twin)
    if top.settle(twin):
        raise ValueError(f"stack: {top.name} is settled already")
    if not all(top.options(state, seat) for seat in top.seats()):
        raise ValueError(f"stack: {top.name} has no answer")
