"""The open trick decks: what can be learned, what it needs and what it yields."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trickerion.terminal import english
from trickerion.terminal.facts import TRICK
from trickerion.terminal.players import level, mark
from trickerion.terminal.seen import Player, View
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
            f"{mark(player, trick)} {components(trick.components)}",
        )
    return table
