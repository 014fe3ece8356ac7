"""The open trick decks: what can be learned, what it needs and what it yields."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trickerion.catalog import Trick
from trickerion.shapes import Player
from trickerion.terminal.boards.facts import TRICK
from trickerion.terminal.boards.player_board import level, mark
from trickerion.terminal.language import say
from trickerion.terminal.play.styles import HEADING, QUIET
from trickerion.terminal.sentences.words import compact, components, end_bonus, word
from trickerion.terminal.view import View


def decks(view: View, seat: int, categories: list[str]) -> RenderableType:
    """The tricks of some categories, with a ✓ where a seat has the components."""
    parts: list[RenderableType] = []
    for category in categories:
        parts.append(Text(word("category", category), HEADING))
        parts.append(_deck(view["players"][seat], view["tricks"][category]))
    return Group(*parts)


def _deck(player: Player, tricks: list[str]) -> RenderableType:
    if not tricks:
        return Text(f"  {say('decks-taken')}", QUIET)
    table = Table.grid(padding=(0, 2, 0, 0))
    for trick in sorted((TRICK[id] for id in tricks), key=lambda card: card.level):
        table.add_row(
            f"  {word('trick', trick.id)}",
            level(trick),
            say("decks-threshold", threshold=trick.threshold),
            say("player-prepare", ap=trick.prepare_cost, markers=trick.markers),
            compact(trick.fame, trick.coins, trick.shards),
            _needs(player, trick),
        )
    return table


def _needs(player: Player, trick: Trick) -> Text:
    """The components, and below them what a Level 3 trick is worth in the end (FIN-3)."""
    text = Text(f"{mark(player, trick)} {components(trick.components)}")
    bonus = end_bonus(trick.id)
    return text.append(f"\n{say('player-end_bonus', bonus=bonus)}", QUIET) if bonus else text
