"""Positions written down for tests, and short words to play them.

game = position(seat(assigned={"engineer": "market_row"}, coins=7), seat())
do(game, "p1 place engineer market_row.1")
assert refused(game, "p1 buy rope 1") == "MR-1: not in stock"
"""

from collections.abc import Mapping, Sequence
from typing import Any

from trickerion import Action, Event, Game, Options
from trickerion.catalog import TRICKS, board
from trickerion.catalog.board import HAND_WITHOUT_DARK_ALLEY

Data = dict[str, Any]

MAGICIANS = ("mechaniker", "yoruba_spiritmaster", "great_optico", "red_lotus")
"""Seat by seat, unless a test says otherwise: mechanical, spiritual, optical, escape."""

X_DICE = dict.fromkeys(board.DICE, "x")
PERFORMANCE_PHASE, PLACE_PHASE, ASSIGNMENT_PHASE = 6, 5, 4


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
    fame: int = 5,
    coins: int = 10,
    shards: int = 1,
    magician: str | None = None,
) -> Data:
    """One player. `tricks` gives each trick's markers on its card (symbols in order: spade, heart,
    diamond, club); `assigned` and `placed` put a Character into the team, with a card under it or
    onto a slot; `team` lists further Characters at home. Magician and apprentice_1 are always
    there."""
    hand = [card for card, copies in HAND_WITHOUT_DARK_ALLEY.items() for _ in range(copies)]
    characters: Data = {}
    for name in ("magician", "apprentice_1", *team):
        characters[name] = {"where": "home", "card": None}
    for name, card in (assigned or {}).items():
        hand.remove(card)
        characters[name] = {"where": "home", "card": card}
    for name, card in (idle or {}).items():
        hand.remove(card)
        characters[name] = {"where": "idle", "card": card}
    for name, slot in (placed or {}).items():
        place = slot.split(".")[0]
        card = "theater" if place in board.WEEKDAYS else place
        hand.remove(card)
        characters[name] = {"where": slot, "card": card}
    piles = {c: {"pieces": n, "pile": "board"} for c, n in (components or {}).items()}
    piles |= {c: {"pieces": n, "pile": "extension"} for c, n in (managed or {}).items()}
    return {
        "magician": magician,
        "fame": fame,
        "coins": coins,
        "shards": shards,
        "advertised": False,
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
        "hand": hand,
    }


def show(card: str, **markers: str) -> Data:
    """A Performance card: `show("riverside_1", s00="p1 spade optical")` has p1's spade marker on
    slot 00 with the optical corner up."""
    lying = {}
    for place, text in markers.items():
        who, symbol, up = text.split()
        lying[place[1:]] = {"seat": int(who[1]) - 1, "symbol": symbol, "up": up}
    return {"performance": card, "markers": lying}


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
) -> Game:
    """A game in a written position. Unless `stack` says otherwise it is in the Place Characters
    phase if somebody has an assigned Character to place, in the Performance phase if a Magician
    stands on a performance slot, and in the Assignment phase if neither."""
    order = list(initiative or range(len(seats)))
    for player, magician in zip(seats, MAGICIANS, strict=False):
        player["magician"] = player["magician"] or magician
    data: Data = {
        "options": Options(players=len(seats)).to_dict(),
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
    return Game.from_dict(data)


def _stack(seats: Sequence[Data], order: Sequence[int]) -> list[Data]:
    for place, number in enumerate(order):
        disks = seats[number]["characters"].values()
        if any(disk["where"] == "home" and disk["card"] for disk in disks):
            following = (place + 1) % len(order)
            return [
                {"frame": "turn", "next_phase": PLACE_PHASE},
                {"frame": "place_characters", "position": following},
                {"frame": "place_character", "seat": number},
            ]
    for day, weekday in enumerate(board.WEEKDAYS):
        for number, player in enumerate(seats):
            if player["characters"]["magician"]["where"] == f"{weekday}.performance":
                return [
                    {"frame": "turn", "next_phase": PERFORMANCE_PHASE},
                    {"frame": "performances", "next_weekday": day + 1},
                    {"frame": "choose_performance", "seat": number, "weekday": weekday},
                ]
    waiting = (1 << len(seats)) - 1
    return [
        {"frame": "turn", "next_phase": ASSIGNMENT_PHASE},
        {"frame": "assignment", "waiting": waiting},
    ]


def do(game: Game, *lines: str) -> list[Event]:
    """Play actions written in the notation of records; the events of all of them."""
    return [event for line in lines for event in game.apply(Action.parse(line))]


def refused(game: Game, line: str) -> str | None:
    """Why an action is refused, as a sentence; None if it is legal. The game stays as it was, and
    what is refused is not offered."""
    action = Action.parse(line)
    before = game.digest()
    refusal = game.explain(action)
    assert game.digest() == before
    if action.seat < game.variant.players:
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


def trick_of(name: str) -> Any:
    """The printed card of a trick."""
    return next(trick for trick in TRICKS if trick.id == name)
