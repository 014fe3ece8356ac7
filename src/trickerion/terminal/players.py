"""A player's board: Fame and purse, tricks, components, team, and the hand of whoever looks."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trickerion.catalog import Trick
from trickerion.terminal import english
from trickerion.terminal.facts import MAGICIAN, TRICK
from trickerion.terminal.seen import Disk, OwnTrick, Player, View, counted
from trickerion.terminal.styles import HEADING, QUIET, coloured, heading
from trickerion.terminal.words import amount, compact, short_slot, who


def panel(view: View, seat: int, width: int, full: bool) -> RenderableType:
    """Everything in front of a player; `full` also tells how the tricks are prepared."""
    player = view["players"][seat]
    if player["magician"] is None:
        return Group(heading(title(view, seat), width), Text("still to choose a magician", QUIET))
    parts: list[RenderableType] = [heading(title(view, seat), width), purse(player, full)]
    parts.append(trick_table(player) if full else trick_list(player))
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style=QUIET)
    rows.add_column(overflow="fold")
    rows.add_row("stock" if not full else "components", components(player))
    rows.add_row("team", team(player))
    if "hand" in player:
        rows.add_row("hand", hand(player["hand"]))
    parts.append(rows)
    return Group(*parts)


def title(view: View, seat: int) -> Text:
    line = f"{who(view, seat)} (p{seat + 1})"
    magician = view["players"][seat]["magician"]
    if magician is not None:
        card = MAGICIAN[magician]
        line += f" · {card.name}, {english.CATEGORIES[card.favorite]}"
    return coloured(view, line, HEADING)


def purse(player: Player, full: bool) -> Text:
    fame, coins, shards = player["fame"], player["coins"], player["shards"]
    if full:
        named = (("fame", fame), ("coins", coins), ("shards", shards))
        parts = [amount(what, number) for what, number in named]
    else:
        parts = [f"{fame}F {coins}C {shards}✦"]
    if player["wages_due"]:
        parts.append(f"wages due {player['wages_due']}")
    parts.append(f"{player['cards']} cards")
    return Text(" · ".join(parts))


def trick_table(player: Player) -> RenderableType:
    """One line for each trick, all of the card on it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for symbol, own in player["tricks"].items():
        card = TRICK[own["trick"]]
        table.add_row(
            Text(f"{english.SYMBOLS[symbol]} {_trick_name(own)}"),
            Text(level(card)),
            Text(f"{own['markers']} ready"),
            Text(compact(card.fame, card.coins, card.shards)),
            Text(f"{card.prepare_cost} AP for {card.markers}"),
            needs(player, card),
        )
    return table if player["tricks"] else Text("no tricks", QUIET)


def trick_list(player: Player) -> RenderableType:
    """The tricks in little room: markers, level, are the components there, yields."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for symbol, own in player["tricks"].items():
        card = TRICK[own["trick"]]
        line = f"{_trick_name(own)} {level(card)} {mark(player, card)} "
        line += compact(card.fame, card.coins, card.shards)
        table.add_row(Text(f"{english.SYMBOLS[symbol]}×{own['markers']}"), Text(line))
    return table if player["tricks"] else Text("no tricks", QUIET)


def _trick_name(own: OwnTrick) -> str:
    name = TRICK[own["trick"]].name
    return f"{name} (Engineer's)" if own["pile"] == "extension" else name


def level(card: Trick) -> str:
    """`M2`: a Mechanical trick of Level 2."""
    return f"{english.CATEGORIES[card.category][0]}{card.level}"


def mark(player: Player, card: Trick) -> str:
    met = all(counted(player, component) >= n for component, n in card.components.items())
    return "✓" if met else "✗"


def needs(player: Player, card: Trick) -> Text:
    """`✗ wood 3/3 saw 1/3`: what is there of what is required."""
    parts = [f"{c} {min(counted(player, c), n)}/{n}" for c, n in card.components.items()]
    return Text(f"{mark(player, card)} {' '.join(parts)}")


def components(player: Player) -> Text:
    """Piles on the board, then those on Manager's slots with their extra one (CMP-2)."""
    piles = [
        f"{pile['pieces']}+1 {component}*"
        if pile["pile"] == "extension"
        else f"{pile['pieces']} {component}"
        for component, pile in player["components"].items()
    ]
    managed = any(pile["pile"] == "extension" for pile in player["components"].values())
    return Text((", ".join(piles) or "none") + (" (*Manager's)" if managed else ""))


def team(player: Player) -> Text:
    parts = [_disk(name, disk) for name, disk in player["characters"].items()]
    if player["inn_apprentices"]:
        parts.append(f"{player['inn_apprentices']} Apprentice at the Inn")
    return Text(", ".join(parts) or "-")


def _disk(name: str, disk: Disk) -> str:
    """`Manager (Theater)` waits with that card, `Manager: Friday backstage 1` is placed."""
    character, where = english.SHORT_CHARACTERS[name], disk["where"]
    if where == "home":
        return f"{character} ({english.LOCATIONS[disk['card']]})" if disk["card"] else character
    if where in ("idle", "inn"):
        return f"{character}: {'Idle' if where == 'idle' else 'at the Inn'}"
    return f"{character}: {short_slot(where)}"


def hand(cards: list[str]) -> Text:
    held = Counter(cards)
    texts = (f"{count} {english.LOCATIONS[card]}" for card, count in held.items())
    return Text(", ".join(texts) or "empty")
