"""The layout of an observation: which number stands where, and what it means."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from trickerion.catalog import (
    DIFFICULTIES,
    PLANS,
    POWERS,
    PROPHECIES,
    SPECIAL_ASSIGNMENTS,
    TRICKS,
    TURN_SETUPS,
    board,
)
from trickerion.catalog.powers import POWERS_DEALT
from trickerion.engine.core.names import FIELDS, SLOTS
from trickerion.engine.core.packing import CHARACTER_COUNT, SLOT_PLACES, YIELDS
from trickerion.engine.core.printed_facts import FIRST_SPECIAL, WORKSHOP_SLOT
from trickerion.engine.saves.frame_registry import FRAMES
from trickerion.engine.saves.stack_checks import MOST as MOST_IN_FRAMES

SEATS: Final = 4
MOST: Final = 32_767
"""The largest number of an observation; Fame, Coins and Shards beyond it are cut off."""
PHASES: Final = ("set_up", *FIELDS["next_phase"].names[:-1], "over", "learn_powers")
SHOWS: Final = SEATS + 1
"""The Theater has a place more than there are players (SET-4)."""
DECK_CARDS: Final = 6
"""The Performance deck has up to six cards (SET-4)."""
MOST_PERMANENT: Final = 9
"""The permanent cards of a player."""
SPECIAL_CARDS: Final = len(SPECIAL_ASSIGNMENTS)
DRAWN: Final = SEATS + 1
"""The place of a Special card that was drawn and may be kept."""
IN_DECK: Final = SEATS + 2
"""The place of the top card of a Special deck; those below it count up."""
NOT_IN_GAME: Final = SEATS + 1
"""The owner of a trick that is not in this game."""
NEUTRAL_OWNER: Final = SEATS + 1
"""The owner of a neutral marker (DUEL-5)."""
POWER_SLOTS: Final = 4
DISCARDED: Final = SEATS + 1
"""The place of a Power card that the observer discarded during setup (POW-2)."""
MOST_NOTED: Final = 255
NOTING_CARDS: Final = ("enhance_trick", "grand_premiere")
"""The Special cards that make notes about tricks."""

QUESTION_FIELDS: Final = (
    *("ap", "character", "slot", "card", "bonus", "acted", "position", "placements", "optional"),
    *("component", "pieces", "total", "trick", "symbol", "die", "spot", "guest", "pays", "level"),
    *("links", "deck", "first", "second", "performance", "weekday", "index", "doubled", "symbols"),
    *("pile", "value", "coins", "stock_place", "next_choice", "next_weekday", "next_step"),
)
"""Fields of pending work that have one number each, those of most decisions first."""
OTHER_FRAME_FIELDS: Final = ("seat", "waiting", "next_phase", "given", "steals")
"""Fields of pending work that are observed in another form."""
BITS: Final = {"acted": 7, "symbols": 15}
"""Fields that hold a bit for each name, and their largest value."""


class ObservationField(NamedTuple):
    """Some numbers of an observation: `row[start : start + size]`, each from `low` to `high`."""

    name: str
    start: int
    size: int
    low: int
    high: int
    meaning: str


Row = tuple[str, int, int, int, str]
"""Name, size, low, high, meaning."""

_COMPONENTS: Final = FIELDS["component"].size
_CARDS: Final = FIELDS["card"].size
_DISKS: Final = SEATS * CHARACTER_COUNT
_OWNER: Final = "1 the observer, 2 to 4 the seats after it"


def _of(field: str) -> str:
    return f"numbered from 1 in the order of `{field}`"


def _setup() -> Iterator[Row]:
    yield "players", 1, 2, SEATS, "the number of players"
    for option in ("dark_alley", "prophecies", "beginner", "quick", "late_bonus", "duel", "powers"):
        yield option, 1, 0, 1, f"is the game played with `{option}`?"
    card = _of("turn_setup")
    yield "turn_setup", 1, 0, len(TURN_SETUPS), f"the Turn Setup card of the turn, {card}"
    yield "next_turn_setup", 1, 0, len(TURN_SETUPS), "the Turn Setup card of the next turn"


def _supply() -> Iterator[Row]:
    yield "dice", 6, 0, FIELDS["face"].size, f"the face of each die, {_of('face')}"
    yield "buy", 4, 0, _COMPONENTS, f"the component on each Buy place, {_of('component')}"
    yield "orders", 4, 0, _COMPONENTS, "the component on each Order place"
    yield "quick_order", 1, 0, _COMPONENTS, "the component that can be bought by Quick Order"
    yield "performance_deck", DECK_CARDS, 0, 3, "the theater of each card from the top, 1 to 3"
    yield (
        "hand",
        FIRST_SPECIAL,
        0,
        MOST_PERMANENT,
        "the observer's permanent cards in hand, by Location",
    )


def _pending() -> Iterator[Row]:
    yield "turn", 1, 1, board.TURNS["dark_alley"], "the turn"
    yield "phase", 1, 0, len(PHASES) - 1, f"counted from 0: {', '.join(PHASES)}"
    yield "to_act", SEATS, 0, 1, "for each seat from the observer: must it decide now?"
    yield "question", 1, 0, len(FRAMES), "the question: its place in the list of frames"
    yield "question.seat", 1, 0, SEATS, f"who is asked: 0 nobody or several, {_OWNER}"
    for field in QUESTION_FIELDS:
        yield f"question.{field}", 1, 0, _most_of(field), _meaning(field)
    collected = "for each slot of the Performance: the index of the marker it collects for, from 1"
    yield "question.steals", SLOT_PLACES, 0, FIELDS["index"].size, collected
    yield "question.given", _COMPONENTS, 0, 3, "the components returned so far"


def _most_of(field: str) -> int:
    """The largest number for a field of pending work."""
    if field == "doubled":
        return FIELDS["index"].size * YIELDS
    if field == "position":
        return SEATS
    if field == "guest":
        return SHOWS * SEATS * 4
    domain = FIELDS.get(field)
    return domain.size if domain else BITS.get(field) or MOST_IN_FRAMES.get(field, 1)


def _meaning(field: str) -> str:
    of = f"`{field}` of the topmost pending frame that has it"
    if field == "doubled":
        return f"{of}: 3 x index + yield, from 1"
    if field == "guest":
        return f"{of}: 16 x place in the Theater + 4 x seat from the observer + symbol, from 1"
    if field in FIELDS:
        return f"{of}, {_of(field)}"
    return f"{of}, a bit for each name" if field in BITS else of


def _table() -> Iterator[Row]:
    owner = f"the owner of each trick: 0 in its deck, {_OWNER}, {NOT_IN_GAME} not in this game"
    yield "tricks", len(TRICKS), 0, NOT_IN_GAME, owner
    disk = "the Character on each slot outside Workshops: 8 x seat from the observer + character"
    yield "slots", WORKSHOP_SLOT, 0, _DISKS, f"{disk}, from 1"
    for place in range(SHOWS):
        show = f"theater_{place}"
        shown = f"Performance card {place + 1} in the Theater, {_of('performance')}"
        yield f"{show}.performance", 1, 0, FIELDS["performance"].size, shown
        owner = f"whose marker is on each slot: {_OWNER}, {NEUTRAL_OWNER} a neutral one"
        yield f"{show}.owner", SLOT_PLACES, 0, NEUTRAL_OWNER, owner
        yield f"{show}.symbol", SLOT_PLACES, 0, 4, f"its symbol, {_of('symbol')}"
        yield f"{show}.up", SLOT_PLACES, 0, 4, f"the category that points up, {_of('up')}"
        yield f"{show}.markers", SLOT_PLACES, 0, 2, "how many markers there are; a stack has two"


def _player(seat: int) -> Iterator[Row]:
    who = f"player_{seat}"
    of = f"seat {seat} after the observer" if seat else "the observer"
    yield f"{who}.magician", 1, 0, FIELDS["magician"].size, f"{of}: {_of('magician')}"
    for purse in ("fame", "coins", "shards"):
        yield f"{who}.{purse}", 1, 0, MOST, purse.capitalize()
    yield f"{who}.advertised", 1, 0, 1, "has the player advertised this turn?"
    yield f"{who}.initiative_slot", 1, 0, SEATS, "the initiative slot, 0 before the first draw"
    yield f"{who}.inn_apprentices", 1, 0, 4, "Apprentices at the Inn"
    yield f"{who}.ability_used", 1, 0, 1, "is the once-per-turn ability used?"
    yield f"{who}.engineers_trick", 1, 0, 4, f"the trick on the Engineer's slot, {_of('symbol')}"
    yield f"{who}.tricks", 4, 0, len(TRICKS), f"the tricks by symbol, {_of('trick')}"
    yield f"{who}.markers", 4, 0, board.MARKERS_PER_SYMBOL, "the markers on each of them"
    yield f"{who}.components", _COMPONENTS, 0, board.MAX_PER_COMPONENT, "pieces by component"
    yield f"{who}.managed", _COMPONENTS, 0, 1, "for each component: is its pile at the Manager?"
    yield f"{who}.wages_due", 1, 0, 9, "the wages of the placed Characters"
    where = "where each Character is: 0 supply, 1 Inn, 2 Idle, 3 home, 4 and up slots"
    yield f"{who}.where", CHARACTER_COUNT, 0, len(SLOTS) + 3, where
    yield f"{who}.permanent_cards", 1, 0, MOST_PERMANENT, "permanent cards in hand and face down"
    yield f"{who}.special_cards", 1, 0, SPECIAL_CARDS, "Special cards in hand and face down"
    card = f"the card under each Character, if the observer may see it, {_of('card')}"
    yield f"{who}.card", CHARACTER_COUNT, 0, _CARDS, card
    face_down = "for each Character: does the observer see a face-down card under it?"
    yield f"{who}.face_down", CHARACTER_COUNT, 0, 1, face_down


def _dark_alley() -> Iterator[Row]:
    yield "prophecy", 1, 0, len(PROPHECIES), f"the Active prophecy, {_of('prophecy')}"
    yield "pending_prophecies", 3, 0, len(PROPHECIES), "left, middle, right"
    yield "prophecy_pile", 1, 0, len(PROPHECIES), "how many prophecies are in the pile"
    yield "prophecy_discard", len(PROPHECIES), 0, 1, "for each prophecy: is it discarded?"
    yield "special_decks", 4, 0, SPECIAL_CARDS // 4, "how many cards each Special deck has"
    yield "armed", 1, 0, _CARDS, f"the card used with this action, {_of('card')}"
    held = f"where each Special card is: 0 unknown, {_OWNER}, {DRAWN} drawn and may be kept"
    deck = f"{IN_DECK} the top of its deck, more below it"
    yield "special_cards", SPECIAL_CARDS, 0, IN_DECK + SPECIAL_CARDS // 4 - 1, f"{held}, {deck}"
    for seat in range(SEATS):
        who = f"player_{seat}"
        used = f"the Special card each Character used for its bonus this turn, {_of('card')}"
        yield f"{who}.lasting", CHARACTER_COUNT, 0, _CARDS, used
        yield f"{who}.memory", CHARACTER_COUNT, 0, 127, "what that card remembers, as a number"
    for card in NOTING_CARDS:
        yield f"notes.{card}", len(TRICKS), 0, MOST_NOTED, f"the note of `{card}` about each trick"
    for place in range(SHOWS):
        guests = "markers outside the slots: by seat from the observer, then by symbol"
        yield f"theater_{place}.guests", SEATS * 4, 0, 4, guests


def _powers() -> Iterator[Row]:
    power = _of("power")
    for seat in range(SEATS):
        who = f"player_{seat}"
        yield f"{who}.learned", POWER_SLOTS, 0, len(POWERS), f"the Power beside each slot, {power}"
        yield f"{who}.power_coins", POWER_SLOTS, 0, MOST_NOTED, "the Coins on each of them"
        yield f"{who}.powers_used", POWER_SLOTS, 0, 1, "for each of them: was it used this turn?"
        yield f"{who}.power_levels", 3, 0, POWERS_DEALT, "the Power cards in hand by level"
    held = f"where each Power card is: 0 unknown or learned, in hand: {_OWNER}"
    yield "power_cards", len(POWERS), 0, DISCARDED, f"{held}, {DISCARDED} discarded by the observer"


def _heir() -> Iterator[Row]:
    yield "heir", 1, 0, len(DIFFICULTIES), "Dahlgaard's Heir: easy 1, normal 2, hard 3"
    yield "heir.plan", 1, 0, len(PLANS), f"the Heir's plan for the turn, {_of('plan')}"
    yield "heir.ready", 1, 0, 1, "is the Heir's stance Ready?"
    yield "heir.past_plans", len(PLANS), 0, 1, "for each plan: has it been turned up?"
    yield "heir.shopping_list", _COMPONENTS, 0, 1, "for each component: is it on the Heir's list?"


def _placed(rows: list[Row]) -> tuple[ObservationField, ...]:
    fields: list[ObservationField] = []
    start = 0
    for name, size, low, high, meaning in rows:
        fields.append(ObservationField(name, start, size, low, high, meaning))
        start += size
    return tuple(fields)


_PLAYERS: Final = [row for seat in range(SEATS) for row in _player(seat)]
OBSERVATION: Final = _placed(
    [
        *(*_setup(), *_pending(), *_supply(), *_PLAYERS, *_table(), *_dark_alley()),
        *(*_powers(), *_heir()),
    ]
)
"""Every field of an observation, in order."""
OBSERVATION_SIZE: Final = OBSERVATION[-1].start + OBSERVATION[-1].size
"""How many numbers an observation has."""


def observation_table() -> str:
    """The layout as a Markdown table."""
    lines = ["| Field | From | Numbers | Low | High | Meaning |", "|---|---:|---:|---:|---:|---|"]
    for name, start, size, low, high, meaning in OBSERVATION:
        lines.append(f"| `{name}` | {start} | {size} | {low} | {high} | {meaning} |")
    return "\n".join(lines) + "\n"
