"""The table as a seat sees it: the town, the Theater and the players' boards."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trickerion.catalog import board as printed
from trickerion.terminal import cards, english
from trickerion.terminal.facts import MODIFIER, YIELD, is_closed
from trickerion.terminal.players import panel
from trickerion.terminal.seen import View, occupants
from trickerion.terminal.sentences import stock_price
from trickerion.terminal.styles import HEADING, QUIET, coloured, heading, sign
from trickerion.terminal.words import SIGNS, amount, signed, who

WEEKDAYS_WIDTH: Final = 31
CARD_WIDTH: Final = cards.WIDTH + 2
NARROWEST_PANEL: Final = 32
FIRST_DISCARD_TURN: Final = 3
LEGEND: Final = "◇ free · ▲♠↑S marker, S up · corners meet in ○ (✧ Shard) · ◉ ✦ linked"


def draw(view: View, width: int) -> RenderableType:
    """The whole table."""
    return Group(
        *(PARTS[part](view, width) for part in ("header", "downtown", "market_row", "workshops")),
        theater(view, width),
        players(view, width),
    )


def header(view: View, width: int) -> RenderableType:
    """Turn, phase, and the initiative order with the price of advertising for each."""
    turns = printed.TURNS["dark_alley" if view["options"]["dark_alley"] else "base"]
    line = f"Turn {view['turn']} of {turns} · {english.PHASES[view['phase']]}"
    title = heading(Text(line, HEADING), width)
    if not view["initiative"]:
        return title
    order = ", ".join(f"{who(view, seat)} {_advertise(view, seat)}" for seat in view["initiative"])
    return Group(title, _rows(("Initiative", coloured(view, order))))


def _advertise(view: View, seat: int) -> str:
    player = view["players"][seat]
    return "advertised" if player["advertised"] else f"(advertise {player['initiative_slot']}C)"


def downtown(view: View, width: int) -> RenderableType:
    """The six dice, and who stands Downtown."""
    dice = Text()
    for house in ("residence", "inn", "bank"):
        first, second = (_face(view, f"{house}_{letter}") for letter in "ab")
        dice.append(f"{house.capitalize()} ", QUIET).append(f"A {first}, B {second}   ")
    return _rows(("Downtown", dice), ("  slots", street(view, "downtown")))


def _face(view: View, die: str) -> str:
    face = view["dice"][die]
    return "-" if face is None else english.SHORT_FACES.get(face, face)


def market_row(view: View, width: int) -> RenderableType:
    """Orders above the Buy area, the Quick Order slot, and who stands at the Market Row."""
    market = view["market"]
    quick = market["quick_order"]
    buy = [f"{c} {stock_price(view, c)}C" for c in market["buy"]]
    orders = [c or "·" for c in market["orders"]]
    quick_text = f"{quick} {stock_price(view, quick)}C" if quick else "·"
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(Text("orders", QUIET), *_numbered(orders))
    table.add_row(Text("buy", QUIET), *_numbered(buy), Text(f"quick order {quick_text}"))
    return _rows(("Market Row", table), ("  slots", street(view, "market_row")))


def _numbered(texts: list[str]) -> list[Text]:
    return [Text(f"{place} {text}") for place, text in enumerate(texts, 1)]


def street(view: View, location: str) -> RenderableType:
    """The four Character slots of a street with their modifiers."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(*(_slot(view, f"{location}.{place}") for place in (1, 2, 3, 4)))
    return table


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
    return _rows(("Workshops", line))


def _rows(*rows: tuple[str, RenderableType]) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=10)
    table.add_column()
    for title, content in rows:
        table.add_row(Text(title, QUIET if title.startswith(" ") else HEADING), content)
    return table


def theater(view: View, width: int) -> RenderableType:
    """The weekdays and the Performance cards, side by side where there is room."""
    deck = Counter(view["performance_deck"])
    left = ", ".join(f"{n} {english.THEATERS[name]}" for name, n in deck.items()) or "empty"
    title = heading(Text(f"Theater · deck: {left}", HEADING), width)
    discards = view["turn"] >= FIRST_DISCARD_TURN and not view["over"]
    drawn = [
        cards.card(show, leaves=discards and show is view["theater"][-1])
        for show in view["theater"]
    ]
    shown = Columns(drawn, width=cards.WIDTH, padding=(0, 2))
    days = [_weekday(view, day) for day in printed.WEEKDAYS]
    return Group(title, _beside(days, shown, len(drawn), width), Text(LEGEND, QUIET))


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
    text.append(f" {signed(MODIFIER[f'{day}.1'])} AP yields {signed(YIELD[day])}\n ")
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
    parts: list[RenderableType] = [
        _side_by_side(view, others[i : i + row], width) for i in range(0, len(others), row)
    ]
    return Group(*parts, workshop(view, width))


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
    return f"{SIGNS[seat]} {' · '.join(parts)}"
