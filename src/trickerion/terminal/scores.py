"""The end of a game: Fame by source and by turn for each player, and the winner."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trickerion.terminal.english import SCORES
from trickerion.terminal.news import Told
from trickerion.terminal.notes import NOTES
from trickerion.terminal.seen import View
from trickerion.terminal.styles import HEADING, coloured
from trickerion.terminal.words import amount, effect_name, who


class Gain(NamedTuple):
    """A change of Fame: whose, how much, why and when."""

    seat: int
    fame: int
    why: str
    when: str


def gains(events: Iterable[Told]) -> Iterator[Gain]:
    when = SCORES["set_up"]
    for event in events:
        fields = event.fields
        if event.kind == "turn_began":
            when = SCORES["turn"].format(turn=fields["turn"])
        elif event.kind == "fame_changed" and event.seat is not None:
            why = str(fields["why"])
            at_end = why.startswith("final_")
            fame = int(str(fields["amount"]))
            yield Gain(event.seat, fame, why, SCORES["end"] if at_end else when)


def final_scores(view: View, events: Iterable[Told]) -> RenderableType:
    """Two tables, by source and by turn, and the winner."""
    told = list(gains(events))
    sources = sorted(dict.fromkeys(gain.why for gain in told), key=_rank)
    times = list(dict.fromkeys(gain.when for gain in told))
    by_source = {
        source_name(why): _sums(view, (gain for gain in told if gain.why == why)) for why in sources
    }
    by_time = {when: _sums(view, (gain for gain in told if gain.when == when)) for when in times}
    return Group(
        _table(view, SCORES["by_source"], _complete(view, by_source)),
        Text(),
        _table(view, SCORES["by_turn"], _complete(view, by_time)),
        Text(),
        winner(view),
    )


def _rank(source: str) -> int:
    """The order of the sources: cards, prophecies and abilities after what every game pays."""
    ranks = list(SCORES)
    return ranks.index(source if source in SCORES else "unpaid_wages")


def source_name(source: str) -> str:
    return SCORES[source] if source in SCORES else effect_name(source)


def _sums(view: View, told: Iterable[Gain]) -> list[int]:
    sums = [0] * len(view["players"])
    for gain in told:
        sums[gain.seat] += gain.fame
    return sums


def _complete(view: View, rows: dict[str, list[int]]) -> dict[str, list[int]]:
    """Add what came before a record that begins in the middle of a game, and the total."""
    final = [player["fame"] for player in view["players"]]
    told = [sum(column) for column in zip(*rows.values(), strict=True)] or [0] * len(final)
    before = [fame - sum for fame, sum in zip(final, told, strict=True)]
    first = {SCORES["before"]: before} if any(before) else {}
    return {**first, **rows, SCORES["total"]: final}


def _table(view: View, title: str, rows: dict[str, list[int]]) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(min_width=max(len(text) for text in SCORES.values()))
    for _ in view["players"]:
        table.add_column(justify="right", overflow="ellipsis", no_wrap=True)
    names = [coloured(view, who(view, seat)) for seat in range(len(view["players"]))]
    table.add_row(Text(title, HEADING), *names)
    for source, fame in rows.items():
        style = HEADING if source == SCORES["total"] else ""
        table.add_row(*(Text(cell, style) for cell in (source, *map(str, fame))))
    return table


def winner(view: View) -> RenderableType:
    seat = view["winner"]
    assert seat is not None
    fame = amount("fame", view["players"][seat]["fame"])
    return coloured(view, NOTES["wins"].format(who=who(view, seat), fame=fame), HEADING)
