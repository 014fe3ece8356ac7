"""Positions without a format number: today's format, but with numbers in place of names.

Server tables may have started from one, and records contain them. What can't be converted to names
is left as it is, for `loading` to refuse.
"""

from collections.abc import Mapping
from typing import Final, TypeGuard

from trickerion.engine.core.codes import FRAME_CODES, MEMORY_CODES
from trickerion.engine.core.names import CHARACTERS, FIELDS, NONE
from trickerion.engine.core.packing import (
    armed_card,
    disk,
    disk_character,
    disk_seat,
    pack_count,
    packed_count,
    split_armed,
)
from trickerion.engine.core.printed_facts import NEEDS
from trickerion.engine.effects.in_force import CARD_EFFECTS
from trickerion.engine.saves.position import FORMAT, armed_to_dict, known_to

RENAMED: Final = {"set_up_player": "next_choice", "end_turn": "next_step"}
"""The frames whose field was called `step`."""
LARGEST: Final = 1 << 64


def modern(data: Mapping[str, object]) -> Mapping[str, object]:
    """The position in today's format."""
    if "format" in data:
        return data
    players = data.get("players")
    position = {**data, "format": FORMAT}
    if isinstance(theater := data.get("theater"), list):
        position["theater"] = [_show(show) for show in theater]
    if isinstance(stack := data.get("stack"), list):
        position["stack"] = [_frame(frame, players) for frame in stack]
    if isinstance(alley := data.get("dark_alley"), Mapping):
        position["dark_alley"] = _dark_alley(alley)
    return position


def _number(value: object, below: int) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < below


def _show(data: object) -> object:
    """A marker outside the slots was written with a category that meant nothing."""
    if not isinstance(data, Mapping) or not isinstance(guests := data.get("guests"), list):
        return data
    bare = [
        {field: value for field, value in guest.items() if field not in ("up", "pieces")}
        if isinstance(guest, Mapping)
        else guest
        for guest in guests
    ]
    return {**data, "guests": bare}


def _frame(data: object, players: object) -> object:
    if not isinstance(data, Mapping) or not isinstance(name := data.get("frame"), str):
        return data
    frame = dict(data)
    if name in RENAMED and "step" in frame:
        frame[RENAMED[name]] = frame.pop("step")
    for field, value in frame.items():
        if field == "given":
            frame[field] = _given(frame, players)
        elif field in FRAME_CODES and (_number(value, LARGEST) or value == NONE):
            frame[field] = FRAME_CODES[field].write(value)
        elif field in FIELDS and _number(value, FIELDS[field].size):
            frame[field] = FIELDS[field].names[value]
    return frame


def _given(frame: Mapping[str, object], players: object) -> object:
    """Returned pieces were counted in the order in which the trick lists its components."""
    given = frame["given"]
    try:
        trick = players[frame["seat"]]["tricks"][frame["symbol"]]["trick"]  # type: ignore[index]
        needs = NEEDS[FIELDS["trick"].number(trick)]
    except (IndexError, KeyError, TypeError, ValueError):
        return given
    if not _number(given, pack_count(len(needs), 1)):
        return given
    names = [FIELDS["component"].names[component] for component, _ in needs]
    counts = {name: packed_count(given, place) for place, name in enumerate(names)}
    return {name: count for name, count in counts.items() if count}


def _dark_alley(data: Mapping[str, object]) -> Mapping[str, object]:
    alley = dict(data)
    if isinstance(known := data.get("known"), Mapping):
        alley["known"] = {
            card: known_to(seats) if _number(seats, 32) else seats for card, seats in known.items()
        }
    if "armed" in data:
        alley["armed"] = _armed(data["armed"])
    if isinstance(placed := data.get("placed"), list):
        alley["placed"] = [_placed(code) for code in placed]
    if isinstance(lasting := data.get("lasting"), list):
        alley["lasting"] = [_lasting(entry) for entry in lasting]
    if isinstance(used := data.get("abilities_used"), list):
        alley["abilities_used"] = [bool(one) if _number(one, 2) else one for one in used]
    return alley


def _armed(armed: object) -> object:
    if armed == NONE:
        return None
    if _number(armed, armed_card(4, 0)) and split_armed(armed)[1] < FIELDS["card"].size:
        return armed_to_dict(armed)
    return armed


def _placed(code: object) -> object:
    if not _number(code, disk(4, 0)):
        return code
    return {"seat": disk_seat(code), "character": CHARACTERS[disk_character(code)]}


def _lasting(data: object) -> object:
    """A card that remembers nothing was written with a memory of 0."""
    if not isinstance(data, Mapping) or not _number(data.get("memory"), LARGEST):
        return data
    entry = dict(data)
    memory = entry.pop("memory")
    card = FIELDS["card"].numbers.get(str(data.get("card")), NONE)
    remembers = CARD_EFFECTS[card].remembers if card != NONE else ""
    if memory and remembers:
        entry["memory"] = MEMORY_CODES[remembers].write(memory)
    elif memory:
        entry["memory"] = memory
    return entry
