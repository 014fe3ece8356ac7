"""Charts as SVG, with nothing but text: bars with intervals, bars in groups, and lines."""

from collections.abc import Mapping, Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final, NamedTuple

COLORS: Final = ("#3b7dd8", "#c9730b", "#2f9e6e", "#b65fb0")
"""One for each line or bar of a group: a table has four seats. Clear on white and on black."""
STYLE: Final = """
text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
  fill: #1f2328 }
.title { font-size: 18px; font-weight: 600 }
.small { font-size: 12px; fill: #59636e }
.tiny { font-size: 10px; fill: #59636e }
.paper { fill: #ffffff }
.grid { stroke: #dfe3e8 }
.zero, .whisker { stroke: #1f2328 }
.par { stroke: #8c959f; stroke-dasharray: 5 4 }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 }
  .small, .tiny { fill: #9198a1 }
  .paper { fill: #0d1117 }
  .grid { stroke: #2a313c }
  .zero, .whisker { stroke: #e6edf3 }
}
""".strip()
WIDTH: Final = 760
MARGIN: Final = 24
TOP: Final = 84
"""Where the drawing begins, below the title and a line of words."""
FOOT: Final = 56
"""The room for the ticks and the name of the axis."""
LETTER: Final = 7.7
"""About how wide a letter is."""
MOST_TICKS: Final = 8
BAR_PITCH: Final = 12
"""From one bar of a group to the next."""


class Bar(NamedTuple):
    """A value with its interval, and a note beside it."""

    label: str
    value: float
    low: float
    high: float
    note: str

    @property
    def described(self) -> str:
        return f"{self.label} {number(self.value)} ({number(self.low)}–{number(self.high)})"


class Scale(NamedTuple):
    """From values to places on the paper; the ticks are round numbers around all values."""

    ticks: Sequence[float]
    begin: float
    end: float

    def place(self, value: float) -> float:
        low, high = self.ticks[0], self.ticks[-1]
        return self.begin + (value - low) / (high - low) * (self.end - self.begin)


def round_ticks(low: float, high: float) -> list[float]:
    """Multiples of 1, 2 or 5, from below the lowest to above the highest value."""
    high = high if high > low else low + 1
    span = high - low
    power = 10.0 ** floor(log10(span / MOST_TICKS))
    step = next(n * power for n in (1, 2, 5, 10, 20) if span / (n * power) <= MOST_TICKS - 1)
    return [n * step for n in range(floor(low / step + 1e-9), ceil(high / step - 1e-9) + 1)]


def number(value: float) -> str:
    """No more digits than it needs."""
    return f"{value:.1f}".removesuffix(".0")


def shown(value: float) -> str:
    return number(value).replace("-", "−")


class Paper:
    """What is drawn so far."""

    def __init__(self, height: float, title: str, words: str, description: str) -> None:
        self.height = height
        self.elements = [
            f"<title>{escape(title)}</title>",
            f"<desc>{escape(description)}</desc>",
            f"<style>{STYLE}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{number(height)}" rx="8"/>',
        ]
        self.text(MARGIN, 36, title, "title")
        self.text(MARGIN, 58, words, "small")

    def text(self, x: float, y: float, words: str, kind: str = "", **more: str) -> None:
        place: dict[str, str | float] = {"x": x, "y": y, "class": kind}
        self._add("text", {**place, **more}, escape(words))

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        self._add("line", {"x1": x1, "y1": y1, "x2": x2, "y2": y2, "class": kind})

    def bar(self, x1: float, x2: float, y: float, height: float, color: str) -> None:
        place = {"x": min(x1, x2), "y": y, "width": abs(x2 - x1), "height": height}
        self._add("rect", {**place, "rx": min(2, abs(x2 - x1) / 2), "fill": color})

    def curve(self, points: Sequence[tuple[float, float]], color: str) -> None:
        joined = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        style = {"fill": "none", "stroke": color, "stroke-width": "2.5", "stroke-linejoin": "round"}
        self._add("polyline", {"points": joined, **style})
        for x, y in points:
            self._add("circle", {"cx": x, "cy": y, "r": 3.5, "fill": color})

    def _add(self, name: str, attributes: Mapping[str, str | float], content: str = "") -> None:
        shown = "".join(
            f' {key.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
            for key, value in attributes.items()
            if value != ""
        )
        ending = f">{content}</{name}>" if content else "/>"
        self.elements.append(f"<{name}{shown}{ending}")

    def svg(self) -> str:
        size = f'width="{WIDTH}" height="{number(self.height)}"'
        box = f'viewBox="0 0 {WIDTH} {number(self.height)}"'
        opening = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img">'
        return "\n".join([opening, *self.elements, "</svg>\n"])


# Bars


def bar_chart(title: str, words: str, axis: str, bars: Sequence[Bar], par: float) -> str:
    """A bar for each value, its interval as a whisker; a dashed line where all would be equal."""
    pitch, thick = 32, 18
    described = "; ".join(bar.described for bar in bars)
    paper = Paper(TOP + pitch * len(bars) + FOOT, title, words, f"{axis}: {described}.")
    notes = LETTER * max(len(bar.note) for bar in bars)
    ticks = round_ticks(0, max(par, *(bar.high for bar in bars)))
    scale = Scale(ticks, label_end([bar.label for bar in bars]), WIDTH - MARGIN - notes - 16)
    draw_bar_axis(paper, scale, axis)
    for place, bar in enumerate(bars):
        y = TOP + pitch * (place + 0.5)
        paper.bar(scale.place(0), scale.place(bar.value), y - thick / 2, thick, COLORS[0])
        draw_whisker(paper, scale, bar, y)
        paper.text(scale.begin - 10, y + 4.5, bar.label, text_anchor="end")
        paper.text(WIDTH - MARGIN, y + 4.5, bar.note, "small", text_anchor="end")
    paper.line(scale.place(par), TOP - 4, scale.place(par), paper.height - FOOT, "par")
    return paper.svg()


def label_end(labels: Sequence[str]) -> float:
    """Where the labels end and the drawing begins."""
    return MARGIN + LETTER * max(len(label) for label in labels) + 10


def draw_bar_axis(paper: Paper, scale: Scale, axis: str, top: float = TOP) -> None:
    bottom = paper.height - FOOT
    for tick in scale.ticks:
        x = scale.place(tick)
        paper.line(x, top - 4, x, bottom, "grid" if tick else "zero")
        paper.text(x, bottom + 18, shown(tick), "small", text_anchor="middle")
    middle = (scale.begin + scale.end) / 2
    paper.text(middle, bottom + 38, axis, "small", text_anchor="middle")


def draw_whisker(paper: Paper, scale: Scale, bar: Bar, y: float) -> None:
    low, high = scale.place(bar.low), scale.place(bar.high)
    paper.line(low, y, high, y, "whisker")
    for x in (low, high):
        paper.line(x, y - 4, x, y + 4, "whisker")


def group_chart(
    title: str, words: str, axis: str, names: Sequence[str], groups: Mapping[str, Sequence[float]]
) -> str:
    """For each group a bar of each name, with its value beside it."""
    described = "; ".join(f"{name}: {listed(values)}" for name, values in groups.items())
    top, group_height = TOP + 24, BAR_PITCH * len(names) + 14
    height = top + group_height * len(groups) + FOOT
    paper = Paper(height, title, words, f"{axis}, of {', '.join(names)}. {described}.")
    draw_legend(paper, names)
    everything = [value for values in groups.values() for value in values]
    ticks = round_ticks(min(0, *everything), max(0, *everything))
    scale = Scale(ticks, label_end(list(groups)), WIDTH - MARGIN - 30)
    draw_bar_axis(paper, scale, axis, top)
    for place, (group, values) in enumerate(groups.items()):
        draw_group(paper, scale, top + group_height * place, group, values)
    return paper.svg()


def listed(values: Sequence[float]) -> str:
    return ", ".join(map(number, values))


def draw_group(paper: Paper, scale: Scale, top: float, group: str, values: Sequence[float]) -> None:
    middle = top + BAR_PITCH * len(values) / 2
    paper.text(scale.begin - 10, middle + 3, group, text_anchor="end")
    for row, value in enumerate(values):
        y = top + BAR_PITCH * row
        paper.bar(scale.place(0), scale.place(value), y, BAR_PITCH - 3, COLORS[row])
        draw_value(paper, scale, value, y + 8)


def draw_value(paper: Paper, scale: Scale, value: float, y: float) -> None:
    x = scale.place(value)
    if value < 0:
        paper.text(x - 4, y, f"−{-value:.1f}", "tiny", text_anchor="end")
    else:
        paper.text(x + 4, y, f"{value:.1f}", "tiny")


def draw_legend(paper: Paper, names: Sequence[str]) -> None:
    x: float = MARGIN
    for name, color in zip(names, COLORS, strict=False):
        paper.bar(x, x + 12, TOP - 10, 12, color)
        paper.text(x + 18, TOP, name)
        x += 18 + LETTER * len(name) + 22


# Lines


def line_chart(
    title: str,
    words: str,
    axes: tuple[str, str],
    ticks: Sequence[str],
    lines: Mapping[str, Sequence[float]],
) -> str:
    """A line for each name, told at its end; the axes are the one across and the one up."""
    described = "; ".join(f"{name}: {listed(values)}" for name, values in lines.items())
    paper = Paper(440, title, words, f"{axes[1]} {axes[0]} {', '.join(ticks)}. {described}.")
    everything = [value for values in lines.values() for value in values]
    up = Scale(round_ticks(min(0, *everything), max(everything)), paper.height - FOOT, TOP + 16)
    ends = (LETTER + 1) * (max(map(len, lines)) + 5) + 12
    across = Scale([0, max(len(ticks) - 1, 1)], MARGIN + 46, WIDTH - MARGIN - ends)
    draw_line_axes(paper, up, across, ticks)
    paper.text(MARGIN, TOP - 4, axes[1], "small")
    middle = (across.begin + across.end) / 2
    paper.text(middle, up.begin + 40, axes[0], "small", text_anchor="middle")
    for (_, values), color in zip(lines.items(), COLORS, strict=False):
        points = [(across.place(n), up.place(value)) for n, value in enumerate(values)]
        paper.curve(points, color)
    draw_ends(paper, up, across.end + 12, lines)
    return paper.svg()


def draw_line_axes(paper: Paper, up: Scale, across: Scale, ticks: Sequence[str]) -> None:
    for tick in up.ticks:
        y = up.place(tick)
        paper.line(across.begin - 12, y, across.end, y, "grid" if tick else "zero")
        paper.text(across.begin - 20, y + 4, shown(tick), "small", text_anchor="end")
    for n, words in enumerate(ticks):
        paper.text(across.place(n), up.begin + 20, words, "small", text_anchor="middle")


def draw_ends(paper: Paper, up: Scale, x: float, lines: Mapping[str, Sequence[float]]) -> None:
    """The names beside the ends of their lines, none upon another."""
    ends = {name: values[-1] for name, values in lines.items()}
    colors = dict(zip(lines, COLORS, strict=False))
    highest_first = sorted(ends, key=lambda name: -ends[name])
    places = apart([up.place(ends[name]) + 4 for name in highest_first], 17)
    for y, name in zip(places, highest_first, strict=True):
        style = f"fill: {colors[name]}; font-weight: 600"
        paper.text(x, y, f"{name} {ends[name]:.1f}", style=style)


def apart(places: Sequence[float], gap: float) -> list[float]:
    """Rising places, moved as little as it takes to stand a gap apart."""
    moved = list(places)
    for _ in range(100):
        for n, (above, below) in enumerate(pairwise(list(moved))):
            if below - above < gap:
                middle = (above + below) / 2
                moved[n], moved[n + 1] = middle - gap / 2, middle + gap / 2
    return moved
