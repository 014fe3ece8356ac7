"""The open trick decks: what can be learned, what it needs and what it yields."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trickerion.catalog import Trick
from trickerion.shapes import Player
from trickerion.terminal import english
from trickerion.terminal.facts import TRICK
from trickerion.terminal.players import level, mark
from trickerion.terminal.seen import View
from trickerion.terminal.styles import HEADING, QUIET
from trickerion.terminal.words import compact, components


def decks(view: View, seat: int, categories: list[str]) -> RenderableType:
    """The tricks of some categories, with a ✓ where a seat has the components."""
    parts: list[RenderableType] = []
    for category in categories:
        parts.append(Text(english.CATEGORIES[category], HEADING))
        parts.append(_deck(view["players"][seat], view["tricks"][category]))
    return Group(*parts)


def _deck(player: Player, tricks: list[str]) -> RenderableType:
    if not tricks:
        return Text("  (all taken)", QUIET)
    table = Table.grid(padding=(0, 2, 0, 0))
    for trick in sorted((TRICK[id] for id in tricks), key=lambda card: card.level):
        table.add_row(
            f"  {trick.name}",
            level(trick),
            f"Fame {trick.threshold}",
            f"{trick.prepare_cost} AP for {trick.markers}",
            compact(trick.fame, trick.coins, trick.shards),
            _needs(player, trick),
        )
    return table


def _needs(player: Player, trick: Trick) -> Text:
    """The components, and below them what a Level 3 trick is worth in the end (FIN-3)."""
    text = Text(f"{mark(player, trick)} {components(trick.components)}")
    return text.append(f"\nat the end: {trick.end_bonus}", QUIET) if trick.end_bonus else text
