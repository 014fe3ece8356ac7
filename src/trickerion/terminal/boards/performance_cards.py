"""Performance cards as small diagrams: slots, markers, and the corners that meet in circles."""

from typing import Final

from rich.text import Text

from trickerion.catalog.performances import Link
from trickerion.shapes import Guest, Marker, Show
from trickerion.terminal.boards.facts import DOWN, LEFT, PERFORMANCE, RIGHT, UP, corner
from trickerion.terminal.language import say
from trickerion.terminal.play.styles import HEADING, QUIET, player_style
from trickerion.terminal.sentences.words import SIGNS, compact, word

CELL: Final = 4
ARROW: Final = "↑"
STACK: Final = "²"
"""In place of the arrow: a stack of two."""
OUTSIDE: Final = "+ "
GAP: Final = 5
NEUTRAL: Final = "◈ "
"""In place of a player's sign and symbol (DUEL-5)."""
CIRCLE: Final = {(False, False): "○", (True, False): "◉", (False, True): "✧", (True, True): "✦"}
"""By linked and Shard."""


def card(show: Show, leaves: bool) -> Text:
    """A shown Performance card with its markers, links and bonus."""
    printed = PERFORMANCE[show["performance"]]
    bonus = printed.bonus
    lines = [Text(word("performance", printed.id, "short"), HEADING)]
    gains = compact(bonus.fame, bonus.coins, bonus.shards)
    lines.append(Text(say("boards-bonus", bonus=gains), QUIET))
    last_row = max(int(slot[1]) for slot in printed.slots)
    for row in range(last_row + 1):
        lines.append(_row(show, row))
        if row < last_row:
            lines += _between(show, row)
    if "guests" in show:
        lines.append(_guests(show["guests"]))
    if leaves:
        lines.append(Text(say("boards-leaves"), QUIET))
    return Text("\n").join(lines)


def _row(show: Show, row: int) -> Text:
    """Two slots side by side and what is between them."""
    left, right = f"0{row}", f"1{row}"
    line = _slot(show, left)
    link = _link(show, left, right)
    if link is None:
        line.append(" " * GAP)
    else:
        line.append(f" {_letter(show, left, RIGHT, '─')}")
        line.append_text(_circle(show, link, RIGHT, LEFT))
        line.append(f"{_letter(show, right, LEFT, '─')} ")
    line.append_text(_slot(show, right))
    return line


def _between(show: Show, row: int) -> list[Text]:
    """The circles between a row and the one below it, with the corners meeting there."""
    above, circles, below = Text(), Text(), Text()
    for column in "01":
        upper, lower = f"{column}{row}", f"{column}{row + 1}"
        link = _link(show, upper, lower)
        for line in (above, circles, below):
            line.append(" " * GAP if column == "1" else "")
        if link is None:
            for line in (above, circles, below):
                line.append(" " * CELL)
            continue
        above.append(f" {_letter(show, upper, DOWN, '│')}  ")
        circles.append(" ").append_text(_circle(show, link, DOWN, UP)).append("  ")
        below.append(f" {_letter(show, lower, UP, '│')}  ")
    return [above, circles, below]


def _slot(show: Show, slot: str) -> Text:
    if slot not in PERFORMANCE[show["performance"]].slots:
        return Text(" " * CELL)
    if is_neutral(show, slot):
        return Text(f"{NEUTRAL}{ARROW}{word('category', show['neutral']['up'], 'letter')}", QUIET)
    marker = show["markers"].get(slot)
    if marker is None:
        return Text(f"◇{slot} ")
    up = word("category", marker["up"], "letter")
    arrow = STACK if marker.get("pieces", 1) > 1 else ARROW
    return _mark(marker).append(f"{arrow}{up}")


def _mark(marker: Marker | Guest) -> Text:
    mark = f"{SIGNS[marker['seat']]}{word('symbol', marker['symbol'])}"
    return Text(mark, player_style(marker["seat"]))


def _guests(guests: list[Guest]) -> Text:
    """SPC-3: markers outside the slots."""
    return Text(OUTSIDE, QUIET).append_text(Text(" ").join(_mark(guest) for guest in guests))


def _link(show: Show, first: str, second: str) -> Link | None:
    for link in PERFORMANCE[show["performance"]].links:
        if set(link.slots) == {first, second}:
            return link
    return None


def up_at(show: Show, slot: str) -> str | None:
    """The category that points up on a slot with a marker, a player's or the neutral one."""
    if is_neutral(show, slot):
        return show["neutral"]["up"]
    marker = show["markers"].get(slot)
    return None if marker is None else marker["up"]


def is_neutral(show: Show, slot: str) -> bool:
    """DUEL-5: is this the slot of the neutral marker?"""
    return "neutral" in show and show["neutral"]["slot"] == slot


def _letter(show: Show, slot: str, direction: int, empty: str) -> str:
    """The category in the corner that points at a circle; a line if there is no marker."""
    up = up_at(show, slot)
    return empty if up is None else word("category", corner(up, direction), "letter")


def _circle(show: Show, link: Link, first: int, second: int) -> Text:
    """A link circle, filled where the corners that meet are equal (TRK-4)."""
    linked = corners_meet(show, link, first, second)
    return Text(CIRCLE[linked, link.shard], "bold" if linked else "")


def corners_meet(show: Show, link: Link, first: int, second: int) -> bool:
    here, there = (up_at(show, slot) for slot in sorted(link.slots))
    if here is None or there is None:
        return False
    return corner(here, first) == corner(there, second)
