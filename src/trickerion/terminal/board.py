"""The table as a seat sees it: the town, the Theater and the players' boards."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trickerion.catalog import board as printed
from trickerion.terminal import alley, english, performance_cards
from trickerion.terminal.facts import MODIFIER, is_closed
from trickerion.terminal.figures import beside, buy_price, weekday_yield
from trickerion.terminal.players import panel
from trickerion.terminal.seen import View, occupants
from trickerion.terminal.styles import HEADING, QUIET, coloured, heading, rows, sign
from trickerion.terminal.words import SIGNS, amount, effect_name, signed, who

WEEKDAYS_WIDTH: Final = 31
CARD_WIDTH: Final = performance_cards.WIDTH + 2
NARROWEST_PANEL: Final = 32
MARKET_WIDTH: Final = 96
FIRST_DISCARD_TURN: Final = 3
LEGEND: Final = "◇ free · ▲♠↑S marker, S up · corners meet in ○ (✧ Shard) · ◉ ✦ linked"
MORE_LEGEND: Final = " · ² stack · + outside"


def draw(view: View, width: int) -> RenderableType:
    """The whole table."""
    within = ("prophecies", "workshop")
    return Group(*(PARTS[part](view, width) for part in parts(view) if part not in within))


def parts(view: View) -> list[str]:
    """The parts of the table, as many as there are in this game."""
    absent: tuple[str, ...] = ()
    if "dark_alley" not in view:
        absent = ("dark_alley", "prophecies")
    elif not view["options"]["prophecies"]:
        absent = ("prophecies",)
    return [part for part in PARTS if part not in absent]


def header(view: View, width: int) -> RenderableType:
    """Turn, phase, and the initiative order with the price of advertising for each."""
    turns = printed.TURNS["dark_alley" if view["options"]["dark_alley"] else "base"]
    line = f"Turn {view['turn']} of {turns} · {english.PHASES[view['phase']]}"
    title = heading(Text(line, HEADING), width)
    if not view["initiative"]:
        return title
    order = ", ".join(f"{who(view, seat)} {_advertise(view, seat)}" for seat in view["initiative"])
    return Group(title, rows(("Initiative", coloured(view, order))))


def _advertise(view: View, seat: int) -> str:
    player = view["players"][seat]
    return "advertised" if player["advertised"] else f"(advertise {player['initiative_slot']}C)"


def downtown(view: View, width: int) -> RenderableType:
    """The six dice, and who stands Downtown."""
    dice = Text()
    for house in ("residence", "inn", "bank"):
        first, second = (_face(view, f"{house}_{letter}") for letter in "ab")
        dice.append(f"{house.capitalize()} ", QUIET).append(f"A {first}, B {second}   ")
    return rows(("Downtown", dice), ("  slots", street(view, "downtown")))


def _face(view: View, die: str) -> str:
    face = view["dice"][die]
    return "-" if face is None else english.SHORT_FACES.get(face, face)


def market_row(view: View, width: int) -> RenderableType:
    """Orders above the Buy area, the Quick Order slot, and who stands at the Market Row."""
    market = view["market"]
    more = [f"quick order {_priced(view, market['quick_order'])}"]
    more += [f"beside {_priced(view, component)}" for component in beside(view)]
    aside = [Text("\n".join(more))] if width >= MARKET_WIDTH else []
    table = Table.grid(padding=(0, 2, 0, 0))
    orders = [_priced(view, component) for component in market["orders"]]
    table.add_row(Text("orders", QUIET), *_numbered(orders))
    buy = [_priced(view, component) for component in market["buy"]]
    table.add_row(Text("buy", QUIET), *_numbered(buy), *aside)
    below = [] if aside else [("  stock", Text("  ".join(more)))]
    return rows(("Market Row", table), *below, ("  slots", street(view, "market_row")))


def _priced(view: View, component: str | None) -> str:
    """`rope 2C` if it is for sale, `rope` if it is not."""
    if component is None:
        return "·"
    price = buy_price(view, component)
    return component if price is None else f"{component} {price}C"


def _numbered(texts: list[str]) -> list[Text]:
    return [Text(f"{place} {text}") for place, text in enumerate(texts, 1)]


def street(view: View, location: str) -> Text:
    """The four Character slots of a street with their modifiers."""
    return Text("  ").join(_slot(view, f"{location}.{place}") for place in (1, 2, 3, 4))


def _slot(view: View, slot: str) -> Text:
    """`1 (+2) ▲ Manager`, `2 (+1) closed`, `4 (0) ·`."""
    standing = occupants(view).get(slot)
    text = Text(f"{slot.rpartition('.')[2]} ({signed(MODIFIER[slot])}) ")
    if standing is not None:
        return text.append_text(_character(*standing))
    closed = is_closed(slot, view["options"]["players"])
    return text.append("closed" if closed else "·", QUIET)


def _character(seat: int, character: str) -> Text:
    return sign(seat).append(f" {english.SHORT_CHARACTERS[character]}")


def dark_alley(view: View, width: int) -> RenderableType:
    """Who stands at the Dark Alley, the Special decks, cards at work and prophecies."""
    lines = rows(
        ("Dark Alley", street(view, "dark_alley")),
        ("  decks", alley.decks(view)),
        *alley.at_work(view),
    )
    if not view["options"]["prophecies"]:
        return lines
    return Group(lines, alley.prophecies(view, width))


def workshops(view: View, width: int) -> RenderableType:
    """Who works in each player's Workshop."""
    standing = occupants(view)
    line = Text()
    for seat in range(len(view["players"])):
        names = [
            english.SHORT_CHARACTERS[standing[key][1]] if key in standing else "·"
            for key in (f"p{seat + 1}:workshop.1", f"p{seat + 1}:workshop.2")
        ]
        line.append_text(sign(seat)).append(f" {', '.join(names)}   ")
    return rows(("Workshops", line))


def theater(view: View, width: int) -> RenderableType:
    """The weekdays and the Performance cards, side by side where there is room."""
    deck = Counter(view["performance_deck"])
    left = ", ".join(f"{n} {english.THEATERS[name]}" for name, n in deck.items()) or "empty"
    title = heading(Text(f"Theater · deck: {left}", HEADING), width)
    discards = view["turn"] >= FIRST_DISCARD_TURN and not view["over"]
    drawn = [
        performance_cards.card(show, leaves=discards and show is view["theater"][-1])
        for show in view["theater"]
    ]
    shown = Columns(drawn, width=performance_cards.WIDTH, padding=(0, 2))
    days = [_weekday(view, day) for day in printed.WEEKDAYS]
    legend = LEGEND + MORE_LEGEND * _has_more_than_slots(view)
    return Group(title, _beside(days, shown, len(drawn), width), Text(legend, QUIET))


def _has_more_than_slots(view: View) -> bool:
    """Does a stack lie in the Theater, or a marker outside the slots?"""
    markers = [marker for show in view["theater"] for marker in show["markers"].values()]
    guests = any("guests" in show for show in view["theater"])
    return guests or any("pieces" in marker for marker in markers)


def _beside(
    days: list[Text], shown: RenderableType, shown_cards: int, width: int
) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0))
    if WEEKDAYS_WIDTH + shown_cards * CARD_WIDTH > width:
        for _ in days:
            table.add_column(width=width // len(days) - 1)
        table.add_row(*days)
        return Group(table, shown)
    table.add_column(width=WEEKDAYS_WIDTH - 1)
    table.add_row(Text("\n").join(days), shown)
    return table


def _weekday(view: View, day: str) -> Text:
    """A weekday: AP and yield modifiers, who is backstage, who performs (one player, THR-2)."""
    standing = occupants(view)
    places = [standing.get(f"{day}.{place}") for place in ("1", "2", "performance")]
    first, second, stage = (
        english.SHORT_CHARACTERS[someone[1]] if someone else "·" for someone in places
    )
    text = Text()
    text.append(english.WEEKDAYS[day][:3], HEADING)
    text.append(f" {signed(MODIFIER[f'{day}.1'])} AP yields {signed(weekday_yield(view, day))}\n ")
    for someone in places:
        if someone is not None:
            text.append_text(sign(someone[0])).append(" ")
            break
    return text.append(f"1 {first} 2 {second}\n stage {stage}")


def players(view: View, width: int) -> RenderableType:
    """The others first, side by side; then the board of whoever looks."""
    me = view["seat"]
    others = [seat for seat in range(len(view["players"])) if seat != me]
    row = len(others) if width // len(others) >= NARROWEST_PANEL else 2
    panels = [_side_by_side(view, others[i : i + row], width) for i in range(0, len(others), row)]
    return Group(*panels, workshop(view, width))


def _side_by_side(view: View, seats: list[int], width: int) -> RenderableType:
    if len(seats) == 1:
        return panel(view, seats[0], width, full=True)
    each = (width - len(seats) + 1) // len(seats)
    table = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    for _ in seats:
        table.add_column(width=each)
    table.add_row(*(panel(view, seat, each, full=False) for seat in seats))
    return table


def workshop(view: View, width: int) -> RenderableType:
    """The board of whoever looks."""
    me = view["seat"]
    return Text() if me is None else panel(view, me, width, full=True)


PARTS: Final[dict[str, Callable[[View, int], RenderableType]]] = {
    "header": header,
    "downtown": downtown,
    "market_row": market_row,
    "dark_alley": dark_alley,
    "prophecies": alley.prophecies,
    "workshops": workshops,
    "theater": theater,
    "players": players,
    "workshop": workshop,
}


def status(view: View, seat: int) -> str:
    """What a decision is weighed against, in a line."""
    player = view["players"][seat]
    parts = [amount("fame", player["fame"]), amount("coins", player["coins"])]
    parts.append(amount("shards", player["shards"]))
    if player["wages_due"]:
        parts.append(f"wages due {player['wages_due']}")
    if "dark_alley" in view and view["dark_alley"]["prophecy"]:
        parts.append(f"prophecy {effect_name(view['dark_alley']['prophecy'])}")
    return f"{SIGNS[seat]} {' · '.join(parts)}"
