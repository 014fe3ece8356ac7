"""Positions written down for tests, and short words to play them.

    game = position(seat(assigned={"engineer": "market_row"}, coins=7), seat())
    do(game, "p1 place engineer market_row.1")
    assert refused(game, "p1 buy rope 1") == "MR-1: not in stock"

With the Dark Alley (`dark_alley=True`) Special cards are assigned or held by their id:

    game = position(seat(assigned={"engineer": "shoplifting"}, hand=["invention"]), seat(),
                    dark_alley=True, prophecy="flat_prices")
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from trickerion import COMPILED, Action, Event, Game, Options
from trickerion.catalog import MAGICIANS as CATALOG_MAGICIANS
from trickerion.catalog import (
    POWERS,
    PROPHECIES,
    SPECIAL_ASSIGNMENTS,
    TRICKS,
    TURN_SETUPS,
    board,
)
from trickerion.catalog.powers import POWERS_KEPT
from trickerion.engine.boards.powers import dealt_of_level
from trickerion.engine.core.names import FIELDS
from trickerion.engine.core.printed_facts import SHARDS_OF_SLOT
from trickerion.engine.saves.position import FORMAT

Data = dict[str, Any]

ROOT = Path(__file__).parent.parent
"""The project's folder."""

needs_pure = pytest.mark.skipif(COMPILED, reason="looks into the classes of the pure engine")

MAGICIANS = ("mechaniker", "yoruba_spiritmaster", "great_optico", "red_lotus")
"""Seat by seat: mechanical, spiritual, optical, escape. A test may name others."""

X_DICE = dict.fromkeys(board.DICE, "x")
LEVELS = {power.id: power.level for power in POWERS}
SPECIAL = {card.id: card for card in SPECIAL_ASSIGNMENTS}


def seat(
    *,
    tricks: Mapping[str, int] | None = None,
    engineers_trick: str | None = None,
    components: Mapping[str, int] | None = None,
    managed: Mapping[str, int] | None = None,
    team: Sequence[str] = (),
    assigned: Mapping[str, str] | None = None,
    placed: Mapping[str, str] | None = None,
    idle: Mapping[str, str] | None = None,
    hand: Sequence[str] = (),
    fame: int = 5,
    coins: int = 10,
    shards: int = 1,
    magician: str | None = None,
    advertised: bool = False,
    ability_used: bool = False,
    learned: Sequence[str] = (),
    powers: Sequence[str] = (),
) -> Data:
    """One player. `tricks` gives each trick's markers on its card (symbols in order: spade, heart,
    diamond, club); `assigned` and `placed` put a Character into the team, with a card under it or
    onto a slot (`"friday.1"`, or `"friday.1 headliner_trick"` for one placed with a Special card
    used for its bonus); `team` lists further Characters at home; `hand` Special cards held.
    Magician and apprentice_1 are always there. `learned` Powers take the lowest slots they can,
    with the Shards for them; `powers` are in hand."""
    slots = power_slots(learned)
    if learned:
        shards = max(shards, SHARDS_OF_SLOT[max(slots)])
    characters: Data = {}
    for name in ("magician", "apprentice_1", *team):
        characters[name] = _disk("home", None)
    for name, card in (assigned or {}).items():
        characters[name] = _disk("home", card)
    for name, card in (idle or {}).items():
        characters[name] = _disk("idle", card)
    for name, where in (placed or {}).items():
        slot, _, special = where.partition(" ")
        place = slot.split(".")[0]
        card = special or ("theater" if place in board.WEEKDAYS else place)
        characters[name] = _disk(slot, card)
    piles = {c: {"pieces": n, "pile": "board"} for c, n in (components or {}).items()}
    piles |= {c: {"pieces": n, "pile": "extension"} for c, n in (managed or {}).items()}
    return {
        "magician": magician,
        "fame": fame,
        "coins": coins,
        "shards": shards,
        "advertised": advertised,
        "tricks": {
            symbol: {
                "trick": trick,
                "markers": markers,
                "pile": "extension" if trick == engineers_trick else "board",
            }
            for symbol, (trick, markers) in zip(board.SYMBOLS, (tricks or {}).items(), strict=False)
        },
        "components": piles,
        "characters": characters,
        "inn_apprentices": 0,
        "hand": list(hand),
        "ability_used": ability_used,
        "powers": {"learned": slots, "hand": list(powers)},
    }


def power_slots(learned: Sequence[str]) -> dict[int, str]:
    """POW-4: each Power beside the lowest free slot that its level allows."""
    slots: dict[int, str] = {}
    for power in learned:
        slots[min(s for s in range(LEVELS[power] - 1, 4) if s not in slots)] = power
    return slots


def _disk(where: str, card: str | None) -> Data:
    return {"where": where, "card": card}


def show(card: str, guests: Sequence[str] = (), **markers: str) -> Data:
    """A Performance card: `show("riverside_1", s00="p1 spade optical")` has p1's spade marker on
    slot 00 with the optical corner up; `"p1 spade optical 2"` is a stack of two. `guests` lie
    outside the slots: `"p1 spade"`."""
    lying: Data = {place[1:]: _marker(text) for place, text in markers.items()}
    written: Data = {"performance": card, "markers": lying}
    if guests:
        written["guests"] = [_guest(guest) for guest in guests]
    return written


def _guest(text: str) -> Data:
    who, symbol = text.split()
    return {"seat": int(who[1]) - 1, "symbol": symbol}


def _marker(text: str) -> Data:
    who, symbol, up, *pieces = text.split()
    marker: Data = {"seat": int(who[1]) - 1, "symbol": symbol, "up": up}
    if pieces:
        marker["pieces"] = int(pieces[0])
    return marker


def position(
    *seats: Data,
    turn: int = 2,
    initiative: Sequence[int] | None = None,
    dice: Mapping[str, str] | None = None,
    buy: Sequence[str] = board.START_STOCK,
    orders: Sequence[str | None] = (None, None, None, None),
    quick_order: str | None = None,
    theater: Sequence[Data] = (),
    deck: Sequence[str] = (),
    stack: Sequence[Data] | None = None,
    seed: int = 1,
    dark_alley: bool = False,
    prophecy: str | None = None,
    pending: Sequence[str] | None = None,
    late_bonus: bool = False,
    turn_setup: str | None = None,
) -> Game:
    """A game in a written position. Unless `stack` says otherwise it is in the Place Characters
    phase if somebody has an assigned Character to place, in the Performance phase if a Magician
    stands on a performance slot, and in the Assignment phase if neither. With the Dark Alley, a
    `prophecy` (Active) or `pending` ones bring in the prophecies; the Special decks hold what
    nobody else has, in the order of the catalog. A `turn_setup` makes it a Duel, a Power of any
    seat a game with Powers."""
    order = list(initiative or range(len(seats)))
    prophecies = prophecy is not None or pending is not None
    fill_magicians(seats, MAGICIANS)
    for player in seats:
        _fill_hand(player, dark_alley)
    used = [player.pop("ability_used") for player in seats]
    powers = [player.pop("powers") for player in seats]
    has_powers = any(entry["learned"] or entry["hand"] for entry in powers)
    options = Options(
        players=len(seats),
        dark_alley=dark_alley,
        prophecies=prophecies,
        late_bonus=late_bonus,
        duel=turn_setup is not None,
        powers=has_powers,
    )
    data: Data = {
        "format": FORMAT,
        "options": options.to_dict(),
        "seed": seed,
        "draws": 0,
        "reveals": 0,
        "turn": turn,
        "initiative": order,
        "dice": X_DICE | dict(dice or {}),
        "market": {"buy": list(buy), "orders": list(orders), "quick_order": quick_order},
        "theater": list(theater),
        "performance_deck": list(deck),
        "performance_box": [],
        "players": list(seats),
        "stack": list(stack) if stack is not None else _stack(seats, order),
    }
    if turn_setup is not None:
        others = [card.id for card in TURN_SETUPS if card.id != turn_setup]
        data["duel"] = {"turn_setup": turn_setup, "deck": others}
    if has_powers:
        data["powers"] = deal(powers)
    if dark_alley:
        data["dark_alley"] = _dark_alley(seats, prophecy, pending, used)
    return Game.from_dict(data)


def deal(powers: Sequence[Data]) -> list[Data]:
    """POW-2: each seat's Power cards, filled up in the order of the catalog."""
    wanted = [[*entry["learned"].values(), *entry["hand"]] for entry in powers]
    held = [power for own in wanted for power in own]
    rest = [power for power in LEVELS if power not in held]
    dealt: list[Data] = []
    for entry, own in zip(powers, wanted, strict=True):
        hand = list(entry["hand"])
        for level in (1, 2, 3):
            needs = dealt_of_level(len(powers), level) - sum(LEVELS[p] == level for p in own)
            taken = [power for power in rest if LEVELS[power] == level][:needs]
            rest = [power for power in rest if power not in taken]
            hand += taken
        kept = POWERS_KEPT - len(entry["learned"])
        slots = [entry["learned"].get(slot) for slot in range(4)]
        dealt.append(
            {"hand": hand[:kept], "learned": slots, "discarded": hand[kept:], "returned": []}
            | {"coins": [0] * 4, "used": [False] * 4}
        )
    return dealt


def fill_magicians(seats: Sequence[Data], magicians: Sequence[str]) -> None:
    """SET-6: whoever has none gets one of another favorite category than all others."""
    favorites = {magician.id: magician.favorite for magician in CATALOG_MAGICIANS}
    taken = {favorites[player["magician"]] for player in seats if player["magician"]}
    for player, usual in zip(seats, magicians, strict=False):
        if player["magician"] is None:
            choice = (usual, *magicians)
            free = next(one for one in choice if favorites[one] not in taken)
            player["magician"] = free
            taken.add(favorites[free])


def _fill_hand(player: Data, dark_alley: bool) -> None:
    """The permanent cards that do not lie under a Character."""
    dealt = board.HAND_WITH_DARK_ALLEY if dark_alley else board.HAND_WITHOUT_DARK_ALLEY
    cards = [card for card, copies in dealt.items() for _ in range(copies)]
    for disk in player["characters"].values():
        if disk["card"] is not None and disk["card"] not in SPECIAL:
            cards.remove(disk["card"])
    player["hand"] = [*cards, *player["hand"]]


def _dark_alley(
    seats: Sequence[Data], prophecy: str | None, pending: Sequence[str] | None, used: list[bool]
) -> Data:
    held = {card for player in seats for card in player["hand"] if card in SPECIAL}
    placed, lasting = [], []
    known: Data = {}
    for number, player in enumerate(seats):
        known |= {card: [number] for card in player["hand"] if card in SPECIAL}
        for name, disk in player["characters"].items():
            if disk["card"] in SPECIAL:
                held.add(disk["card"])
                known[disk["card"]] = "everybody"
            if "." in disk["where"]:
                who = {"seat": number, "character": name}
                placed.append(who)
                if disk["card"] in SPECIAL:
                    lasting.append({"card": disk["card"], **who})
    prophecies = prophecy is not None or pending is not None
    tokens = [p.id for p in PROPHECIES] if prophecies else []
    waiting = list(pending or [token for token in tokens if token != prophecy][:3])
    pile = [token for token in tokens if token != prophecy and token not in waiting]
    return {
        "prophecy": prophecy,
        "pending": waiting if prophecies else [None] * 3,
        "prophecy_pile": pile,
        "prophecy_discard": [],
        "special_decks": [
            [card.id for card in SPECIAL.values() if card.location == deck and card.id not in held]
            for deck in FIELDS["deck"].names
        ],
        "known": known,
        "armed": None,
        "placed": placed,
        "lasting": lasting,
        "notes": [],
        "abilities_used": used,
    }


def _stack(seats: Sequence[Data], order: Sequence[int]) -> list[Data]:
    for place, number in enumerate(order):
        disks = seats[number]["characters"].values()
        if any(disk["where"] == "home" and disk["card"] for disk in disks):
            following = (place + 1) % len(order)
            return [
                {"frame": "turn", "next_phase": "performance"},
                {"frame": "place_characters", "position": following, "placements": 1},
                {"frame": "place_character", "seat": number, "optional": False},
            ]
    days = FIELDS["next_weekday"].names
    for day, weekday in enumerate(board.WEEKDAYS):
        for number, player in enumerate(seats):
            if player["characters"]["magician"]["where"] == f"{weekday}.performance":
                return [
                    {"frame": "turn", "next_phase": "end_turn"},
                    {"frame": "performances", "next_weekday": days[day + 1]},
                    {"frame": "choose_performance", "seat": number, "weekday": weekday},
                ]
    return [
        {"frame": "turn", "next_phase": "place_characters"},
        {"frame": "assignment", "waiting": list(range(len(seats)))},
    ]


def do(game: Game, *lines: str) -> list[Event]:
    """Play actions written in the notation of records, each of which has to be offered; the events
    of all of them."""
    events = []
    for action in map(Action.parse, lines):
        offered = [*game.options(action.seat), *game.free_options(action.seat)]
        events += game.apply(action)
        assert action in offered, f"{action} is legal, but not offered"
    return events


def refused(game: Game, line: str) -> str | None:
    """Why an action is refused, as a sentence; None if it is legal. The game stays as it was, and
    what is refused is not offered."""
    action = Action.parse(line)
    before = game.digest()
    refusal = game.explain(action)
    assert game.digest() == before
    if action.seat < game.setup_options.players:
        offered = [*game.options(action.seat), *game.free_options(action.seat)]
        assert (action in offered) == (refusal is None)
    return None if refusal is None else str(refusal)


def offers(game: Game, seat: int, kind: str) -> list[str]:
    """The legal actions of a kind, without the seat and the kind."""
    return [str(a).split(" ", 2)[-1] for a in game.options(seat) if a.kind == kind]


def changes(events: Sequence[Event], seat: int, what: str) -> list[tuple[int, str]]:
    """The changes of a seat's `fame`, `coins` or `shards` among events: amount and why."""
    found = []
    for event in events:
        if event.seat == seat and event.kind == f"{what}_changed":
            amount, why = event.fields["amount"], event.fields["why"]
            assert isinstance(amount, int)
            assert isinstance(why, str)
            found.append((amount, why))
    return found


def player(game: Game, seat: int) -> Any:
    """One player's part of the written position."""
    written: Any = game.to_dict()["players"]
    return written[seat]


def trick_of(name: str) -> Any:
    """The printed card of a trick."""
    return next(trick for trick in TRICKS if trick.id == name)


def ap_of(events: list[Event]) -> object:
    """The AP the Character placed first among these events came with."""
    return next(e.fields["ap"] for e in events if e.kind == "character_placed")


def actions(game: Game, seat: int = 0) -> list[str]:
    """All that a seat is offered."""
    return [str(action) for action in game.options(seat)]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
