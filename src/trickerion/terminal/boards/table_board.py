"""The table as a seat sees it: the town, the Theater and the players' boards."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trickerion.catalog import board as printed
from trickerion.shapes import Duel
from trickerion.terminal.boards import dark_alley as dark_alley_lines
from trickerion.terminal.boards import performance_cards
from trickerion.terminal.boards.facts import MODIFIER, is_closed
from trickerion.terminal.boards.figures import beside, buy_price, weekday_yield
from trickerion.terminal.boards.player_board import panel
from trickerion.terminal.language import say
from trickerion.terminal.play.styles import HEADING, QUIET, colored, heading, rows, sign
from trickerion.terminal.sentences.words import (
    SIGNS,
    amount,
    effect_name,
    letter,
    listed,
    short_character,
    signed,
    who,
    word,
    words,
)
from trickerion.terminal.view import View, occupants
from trickerion.texts.fields import Words

NARROWEST_PANEL: Final = 32
MARKET_WIDTH: Final = 96
FIRST_DISCARD_TURN: Final = 3


def draw(view: View, width: int) -> RenderableType:
    """The whole table."""
    within = ("prophecies", "workshop")
    return Group(*(PARTS[part](view, width) for part in parts(view) if part not in within))


def parts(view: View) -> list[str]:
    """The parts of the table that this game uses."""
    absent: tuple[str, ...] = ()
    if "dark_alley" not in view:
        absent = ("dark_alley", "prophecies")
    elif not view["options"]["prophecies"]:
        absent = ("prophecies",)
    return [part for part in PARTS if part not in absent]


def header(view: View, width: int) -> RenderableType:
    """Turn, phase, and the initiative order with the price of advertising for each."""
    turns = printed.TURNS["dark_alley" if view["options"]["dark_alley"] else "base"]
    line = say("boards-turn", turn=view["turn"], turns=turns, phase=word("phase", view["phase"]))
    title = heading(Text(line, HEADING), width)
    if not view["initiative"]:
        return Group(title, *map(Text, our_cards(view)))
    order = listed(_advertise(view, seat) for seat in view["initiative"])
    lines = [("title-initiative", colored(view, order))]
    if "duel" in view:
        lines.append(("title-turn_setup", Text(_turn_setups(view["duel"]))))
    if "heir" in view:
        lines.append(("title-heir", Text(_heir(view))))
    return Group(title, rows(*lines))


def our_cards(view: View) -> list[str]:
    """Which cards of the game are our own, said while it is set up."""
    options = view["options"]
    if options.get("heir"):
        return [say("heir-our_cards"), say("duel-our_cards")]
    return [say(f"{module}-our_cards") for module in ("duel", "powers") if options.get(module)]


def _turn_setups(duel: Duel) -> str:
    """DUEL-2: the card of the turn, and what the next one will close."""
    slots = [slot for slot in duel["next_closed"] if not slot.endswith((".2", ".performance"))]
    days = [word("weekday", slot[:-2], "short") for slot in slots if slot[:-2] in printed.WEEKDAYS]
    streets = [word("slot", slot, "short") for slot in duel["next_closed"] if is_street(slot)]
    return say(
        "boards-turn_setup",
        **words({"turn_setup": duel["turn_setup"], "next_turn_setup": duel["next_turn_setup"]}),
        closed=listed([*streets, *days]),
    )


def _heir(view: View) -> str:
    """HEIR-1 to HEIR-3: the Heir's difficulty, plan, stance and shopping list."""
    heir = view["heir"]
    plan = word("plan", heir["plan"]) if heir["plan"] else say("amount-nothing")
    return say(
        "boards-heir",
        difficulty=say(f"heir-{view['options']['heir']}"),
        plan=plan,
        stance=say("heir-ready" if heir["ready"] else "heir-busy"),
        list=listed(word("component", one) for one in heir["shopping_list"]),
    )


def is_street(slot: str) -> bool:
    return slot.partition(".")[0] in printed.STREETS


def _advertise(view: View, seat: int) -> str:
    player = view["players"][seat]
    price = f"{player['initiative_slot']}{letter('coins')}"
    key = "boards-advertised" if player["advertised"] else "boards-advertise"
    return say(key, who=who(view, seat), price=price)


def downtown(view: View, width: int) -> RenderableType:
    """The six dice, and the Characters Downtown."""
    dice = (
        say("boards-dice", **words({"house": house}), **_faces(view, house))
        for house in ("residence", "inn", "bank")
    )
    return rows(
        ("title-downtown", Text("   ".join(dice))), ("title-slots", street(view, "downtown"))
    )


def _faces(view: View, house: str) -> Words:
    """What the two dice of a house show."""
    faces = {die: view["dice"][f"{house}_{die}"] for die in "ab"}
    return {die: word("face", face, "short") if face else "-" for die, face in faces.items()}


def market_row(view: View, width: int) -> RenderableType:
    """Orders above the Buy area, the Quick Order slot, and the Characters on Market Row."""
    market = view["market"]
    more = [say("boards-quick_order", component=_priced(view, market["quick_order"]))]
    more += [say("boards-beside", component=_priced(view, one)) for one in beside(view)]
    aside = [Text("\n".join(more))] if width >= MARKET_WIDTH else []
    table = Table.grid(padding=(0, 2, 0, 0))
    orders = [_priced(view, component) for component in market["orders"]]
    table.add_row(Text(say("boards-orders"), QUIET), *_numbered(orders))
    buy = [_priced(view, component) for component in market["buy"]]
    table.add_row(Text(say("boards-buy"), QUIET), *_numbered(buy), *aside)
    below = [] if aside else [("title-stock", Text("  ".join(more)))]
    slots = street(view, "market_row")
    return rows(("title-market_row", table), *below, ("title-slots", slots))


def _priced(view: View, component: str | None) -> str:
    """`rope 2C` if it is for sale, `rope` if it is not."""
    if component is None:
        return "·"
    price = buy_price(view, component)
    name = word("component", component)
    if price is None:
        return name
    return say("boards-priced", component=name, price=f"{price}{letter('coins')}")


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
    return text.append(say("boards-closed") if is_closed(view, slot) else "·", QUIET)


def _character(seat: int, character: str) -> Text:
    return sign(seat).append(f" {short_character(character)}")


def dark_alley(view: View, width: int) -> RenderableType:
    """The Characters in the Dark Alley, the Special decks, cards in effect and prophecies."""
    lines = rows(
        ("title-dark_alley", street(view, "dark_alley")),
        ("title-decks", dark_alley_lines.decks(view)),
        *dark_alley_lines.at_work(view),
    )
    if not view["options"]["prophecies"]:
        return lines
    return Group(lines, dark_alley_lines.prophecies(view, width))


def workshops(view: View, width: int) -> RenderableType:
    """Who works in each player's Workshop."""
    standing = occupants(view)
    line = Text()
    for seat in range(len(view["players"])):
        names = [
            short_character(standing[key][1]) if key in standing else "·"
            for key in (f"p{seat + 1}:workshop.1", f"p{seat + 1}:workshop.2")
        ]
        line.append_text(sign(seat)).append(f" {', '.join(names)}   ")
    return rows(("title-workshops", line))


def theater(view: View, width: int) -> RenderableType:
    """The weekdays and the Performance cards, side by side where there is room."""
    deck = Counter(view["performance_deck"])
    left = listed(
        (say("boards-deck_left", count=n, **words({"theater": name})) for name, n in deck.items()),
        "boards-empty",
    )
    title = heading(Text(say("boards-theater", deck=left), HEADING), width)
    discards = view["turn"] >= FIRST_DISCARD_TURN and not view["over"]
    drawn = [
        performance_cards.card(show, leaves=discards and show is view["theater"][-1])
        for show in view["theater"]
    ]
    widest = max((_width(card) for card in drawn), default=0)
    shown = Columns(drawn, width=widest, padding=(0, 2))
    days = [_weekday(view, day) for day in printed.WEEKDAYS]
    return Group(
        title, _beside(days, shown, len(drawn) * (widest + 2), width), Text(_legend(view), QUIET)
    )


def _legend(view: View) -> str:
    legend = say("boards-legend", letter=word("category", printed.CATEGORIES[0], "letter"))
    if "duel" in view:
        legend = say("boards-duel_legend", legend=legend)
    return say("boards-more_legend", legend=legend) if _has_more_than_slots(view) else legend


def _has_more_than_slots(view: View) -> bool:
    """Is there a stack in the Theater, or a marker outside the slots?"""
    markers = [marker for show in view["theater"] for marker in show["markers"].values()]
    guests = any("guests" in show for show in view["theater"])
    return guests or any("pieces" in marker for marker in markers)


def _width(text: Text) -> int:
    return max(line.cell_len for line in text.split())


def _beside(
    days: list[Text], shown: RenderableType, shown_width: int, width: int
) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0))
    widest = max(map(_width, days))
    if widest + 2 + shown_width > width:
        for _ in days:
            table.add_column(width=width // len(days) - 1)
        table.add_row(*days)
        return Group(table, shown)
    table.add_column(width=widest + 1)
    table.add_row(Text("\n").join(days), shown)
    return table


def _weekday(view: View, day: str) -> Text:
    """A weekday: AP and yield modifiers, who is backstage, who performs (one player, THR-2)."""
    standing = occupants(view)
    places = [standing.get(f"{day}.{place}") for place in ("1", "2", "performance")]
    first, second, stage = (short_character(someone[1]) if someone else "·" for someone in places)
    text = Text()
    text.append(word("weekday", day, "short"), HEADING)
    ap, yields = signed(MODIFIER[f"{day}.1"]), signed(weekday_yield(view, day))
    text.append(f" {say('boards-weekday', ap=ap, yields=yields)}\n ")
    if is_closed(view, f"{day}.1"):
        return text.append(say("boards-closed"), QUIET).append("\n ")
    for someone in places:
        if someone is not None:
            text.append_text(sign(someone[0])).append(" ")
            break
    backstage = say("boards-backstage", first=first, second=second)
    return text.append(f"{backstage}\n {say('boards-stage', who=stage)}")


def players(view: View, width: int) -> RenderableType:
    """The others first, side by side; then the viewer's board."""
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
    """The viewer's board."""
    me = view["seat"]
    return Text() if me is None else panel(view, me, width, full=True)


PARTS: Final[dict[str, Callable[[View, int], RenderableType]]] = {
    "header": header,
    "downtown": downtown,
    "market_row": market_row,
    "dark_alley": dark_alley,
    "prophecies": dark_alley_lines.prophecies,
    "workshops": workshops,
    "theater": theater,
    "players": players,
    "workshop": workshop,
}


def status(view: View, seat: int) -> str:
    """The figures a decision depends on, in one line."""
    player = view["players"][seat]
    parts = [amount("fame", player["fame"]), amount("coins", player["coins"])]
    parts.append(amount("shards", player["shards"]))
    if player["wages_due"]:
        parts.append(say("player-wages", wages=player["wages_due"]))
    if "dark_alley" in view and view["dark_alley"]["prophecy"]:
        prophecy = effect_name(view["dark_alley"]["prophecy"])
        parts.append(say("player-prophecy", prophecy=prophecy))
    return f"{SIGNS[seat]} {' · '.join(parts)}"
