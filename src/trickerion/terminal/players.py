"""A player's board: Fame and purse, tricks, components, team, and the hand of whoever looks."""

from collections import Counter
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trickerion.catalog import Trick
from trickerion.shapes import Disk, OwnTrick, Player
from trickerion.terminal import english
from trickerion.terminal.facts import MAGICIAN, SPECIAL, TRICK
from trickerion.terminal.figures import end_bonuses, trick_yield
from trickerion.terminal.seen import View, counted, special_cards
from trickerion.terminal.styles import HEADING, QUIET, coloured, heading
from trickerion.terminal.words import (
    amount,
    card_label,
    compact,
    effect_name,
    short_slot,
    who,
)
from trickerion.terminal.words import card as card_name


def panel(view: View, seat: int, width: int, full: bool) -> RenderableType:
    """Everything in front of a player; `full` also tells how the tricks are prepared."""
    player = view["players"][seat]
    if player["magician"] is None:
        return Group(heading(title(view, seat), width), Text("still to choose a magician", QUIET))
    parts: list[RenderableType] = [heading(title(view, seat), width), purse(view, player, full)]
    parts.append(trick_table(view, seat) if full else trick_list(view, player))
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style=QUIET)
    rows.add_column(overflow="fold")
    rows.add_row("stock" if not full else "components", components(player))
    rows.add_row("team", team(player))
    for name, text in _cards(player):
        rows.add_row(name, text)
    parts.append(rows)
    return Group(*parts)


def _cards(player: Player) -> Iterator[tuple[str, Text]]:
    """The hand of whoever looks, Special cards with their text; of another, what is known."""
    if "hand" in player:
        yield "hand", hand([card for card in player["hand"] if card not in SPECIAL])
        for number, card in enumerate(special_cards(player)):
            yield "" if number else "Special", special_card(card)
    elif player.get("known_cards"):
        yield "known", Text(", ".join(card_name(card) for card in player["known_cards"]))


def special_card(card: str) -> Text:
    return Text(card_label(card), HEADING).append(f": {SPECIAL[card].effect}", "not bold")


def title(view: View, seat: int) -> Text:
    line = f"{who(view, seat)} (p{seat + 1})"
    magician = view["players"][seat]["magician"]
    if magician is not None:
        card = MAGICIAN[magician]
        line += f" · {card.name}, {english.CATEGORIES[card.favorite]}"
    return coloured(view, line, HEADING)


def purse(view: View, player: Player, full: bool) -> Text:
    fame, coins, shards = player["fame"], player["coins"], player["shards"]
    if full:
        named = (("fame", fame), ("coins", coins), ("shards", shards))
        parts = [amount(what, number) for what, number in named]
    else:
        parts = [f"{fame}F {coins}C {shards}✦"]
    if player["wages_due"]:
        parts.append(f"{'wages due' if full else 'wages'} {player['wages_due']}")
    parts.append(_card_count(view, player, full))
    if "dark_alley" in view:
        parts.append(effect_name(str(player["magician"])) + " used" * player["ability_used"])
    return Text(" · ".join(parts))


def _card_count(view: View, player: Player, full: bool) -> str:
    """DA-6: the number of cards by kind is public."""
    permanent, special = player["cards"]["permanent"], player["cards"]["special"]
    if "dark_alley" not in view:
        return amount("cards", permanent)
    return f"{permanent} permanent + {special} Special" if full else f"{permanent}+{special} cards"


def trick_table(view: View, seat: int) -> RenderableType:
    """One line for each trick, all of the card on it."""
    player = view["players"][seat]
    table = Table.grid(padding=(0, 2, 0, 0))
    for symbol, own in player["tricks"].items():
        card = TRICK[own["trick"]]
        table.add_row(
            Text(f"{english.SYMBOLS[symbol]} {_trick_name(own)}"),
            Text(level(card)),
            Text(f"{own['markers']} ready"),
            Text(yields(view, card)),
            Text(f"{card.prepare_cost} AP for {card.markers}"),
            needs(view, seat, card),
        )
    return table if player["tricks"] else Text("no tricks", QUIET)


def yields(view: View, card: Trick) -> str:
    """What a trick yields; ↑ if it was enhanced (SPC-13)."""
    now = trick_yield(view, card.id)
    return compact(*now) + ("↑" if now != (card.fame, card.coins, card.shards) else "")


def trick_list(view: View, player: Player) -> RenderableType:
    """The tricks in little room: markers, level, are the components there, yields."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for symbol, own in player["tricks"].items():
        card = TRICK[own["trick"]]
        line = f"{_trick_name(own)} {level(card)} {mark(player, card)} "
        line += yields(view, card)
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


def needs(view: View, seat: int, card: Trick) -> Text:
    """`✗ wood 3/3 saw 1/3`: what is there of what is required; and what a Level 3 trick is worth
    in the end (FIN-3)."""
    player = view["players"][seat]
    parts = [f"{c} {min(counted(player, c), n)}/{n}" for c, n in card.components.items()]
    text = Text(f"{mark(player, card)} {' '.join(parts)}")
    if card.end_bonus:
        now = end_bonuses(view, seat).get(card.id, 0)
        text.append(f"\nat the end: {card.end_bonus}; now {now}", QUIET)
    return text


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
    """`Manager (Theater)` waits with that card, `Manager: Friday backstage 1` is placed, `with` a
    Special card."""
    character, where = english.SHORT_CHARACTERS[name], disk["where"]
    if where == "home":
        return f"{character} ({_under(disk)})" if _under(disk) else character
    if where in ("idle", "inn"):
        return f"{character}: {'Idle' if where == 'idle' else 'at the Inn'}"
    special = f" with {card_name(disk['card'])}" if disk["card"] in SPECIAL else ""
    return f"{character}: {short_slot(where)}{special}"


def _under(disk: Disk) -> str:
    """The card under a Character at home, as far as it may be seen."""
    if disk["card"]:
        return card_name(disk["card"])
    return "face down" if disk.get("face_down") else ""


def hand(cards: list[str]) -> Text:
    held = Counter(cards)
    texts = (f"{count} {english.LOCATIONS[card]}" for card, count in held.items())
    return Text(", ".join(texts) or "empty")
