"""SVG charts without dependencies: bars with intervals, grouped bars, and lines."""

from collections.abc import Mapping, Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final, NamedTuple

COLORS: Final = ("#3b7dd8", "#c9730b", "#2f9e6e", "#b65fb0")
"""One per line or bar in a group, four at most; readable on white and on black."""
STYLE: Final = """
text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
  fill: #1f2328 }
.title { font-size: 18px; font-weight: 600 }
.small { font-size: 12px; fill: #59636e }
.tiny { font-size: 10px; fill: #59636e }
.background { fill: #ffffff }
.grid { stroke: #dfe3e8 }
.zero, .whisker { stroke: #1f2328 }
.par { stroke: #8c959f; stroke-dasharray: 5 4 }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 }
  .small, .tiny { fill: #9198a1 }
  .background { fill: #0d1117 }
  .grid { stroke: #2a313c }
  .zero, .whisker { stroke: #e6edf3 }
}
""".strip()
WIDTH: Final = 760
MARGIN: Final = 24
TOP: Final = 84
"""Where the plot area starts, below the title and the subtitle."""
FOOT: Final = 56
"""The height of the tick labels and the axis title."""
CHARACTER_WIDTH: Final = 7.7
"""The approximate width of a character."""
MAX_TICKS: Final = 8
BAR_PITCH: Final = 12
"""The distance between the bars in a group."""


class Bar(NamedTuple):
    """A value with its interval and a note."""

    label: str
    value: float
    low: float
    high: float
    note: str

    @property
    def described(self) -> str:
        return f"{self.label} {number(self.value)} ({number(self.low)}–{number(self.high)})"


class Scale(NamedTuple):
    """Maps values to chart coordinates; the ticks are round numbers that enclose all values."""

    ticks: Sequence[float]
    begin: float
    end: float

    def place(self, value: float) -> float:
        low, high = self.ticks[0], self.ticks[-1]
        return self.begin + (value - low) / (high - low) * (self.end - self.begin)


def round_ticks(low: float, high: float) -> list[float]:
    """Multiples of 1, 2 or 5 times a power of ten that enclose both values."""
    high = high if high > low else low + 1
    span = high - low
    power = 10.0 ** floor(log10(span / MAX_TICKS))
    step = next(n * power for n in (1, 2, 5, 10, 20) if span / (n * power) <= MAX_TICKS - 1)
    return [n * step for n in range(floor(low / step + 1e-9), ceil(high / step - 1e-9) + 1)]


def number(value: float) -> str:
    """At most one decimal, and none if it is zero."""
    return f"{value:.1f}".removesuffix(".0")


def displayed(value: float) -> str:
    return number(value).replace("-", "−")


class Chart:
    """Collects the SVG elements of a chart."""

    def __init__(self, height: float, title: str, subtitle: str, description: str) -> None:
        self.height = height
        self.elements = [
            f"<title>{escape(title)}</title>",
            f"<desc>{escape(description)}</desc>",
            f"<style>{STYLE}</style>",
            f'<rect class="background" width="{WIDTH}" height="{number(height)}" rx="8"/>',
        ]
        self.text(MARGIN, 36, title, "title")
        self.text(MARGIN, 58, subtitle, "small")

    def text(self, x: float, y: float, content: str, kind: str = "", **more: str) -> None:
        place: dict[str, str | float] = {"x": x, "y": y, "class": kind}
        self._add("text", {**place, **more}, escape(content))

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
        displayed = "".join(
            f' {key.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
            for key, value in attributes.items()
            if value != ""
        )
        ending = f">{content}</{name}>" if content else "/>"
        self.elements.append(f"<{name}{displayed}{ending}")

    def svg(self) -> str:
        size = f'width="{WIDTH}" height="{number(self.height)}"'
        box = f'viewBox="0 0 {WIDTH} {number(self.height)}"'
        opening = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img">'
        return "\n".join([opening, *self.elements, "</svg>\n"])


# Bars


def bar_chart(title: str, subtitle: str, axis: str, bars: Sequence[Bar], par: float) -> str:
    """Horizontal bars with intervals as whiskers, and a dashed line at par."""
    pitch, thick = 32, 18
    described = "; ".join(bar.described for bar in bars)
    chart = Chart(TOP + pitch * len(bars) + FOOT, title, subtitle, f"{axis}: {described}.")
    notes = CHARACTER_WIDTH * max(len(bar.note) for bar in bars)
    ticks = round_ticks(0, max(par, *(bar.high for bar in bars)))
    scale = Scale(ticks, label_end([bar.label for bar in bars]), WIDTH - MARGIN - notes - 16)
    draw_bar_axis(chart, scale, axis)
    for place, bar in enumerate(bars):
        y = TOP + pitch * (place + 0.5)
        chart.bar(scale.place(0), scale.place(bar.value), y - thick / 2, thick, COLORS[0])
        draw_whisker(chart, scale, bar, y)
        chart.text(scale.begin - 10, y + 4.5, bar.label, text_anchor="end")
        chart.text(WIDTH - MARGIN, y + 4.5, bar.note, "small", text_anchor="end")
    chart.line(scale.place(par), TOP - 4, scale.place(par), chart.height - FOOT, "par")
    return chart.svg()


def label_end(labels: Sequence[str]) -> float:
    """Where the labels end and the plot area starts."""
    return MARGIN + CHARACTER_WIDTH * max(len(label) for label in labels) + 10


def draw_bar_axis(chart: Chart, scale: Scale, axis: str, top: float = TOP) -> None:
    bottom = chart.height - FOOT
    for tick in scale.ticks:
        x = scale.place(tick)
        chart.line(x, top - 4, x, bottom, "grid" if tick else "zero")
        chart.text(x, bottom + 18, displayed(tick), "small", text_anchor="middle")
    middle = (scale.begin + scale.end) / 2
    chart.text(middle, bottom + 38, axis, "small", text_anchor="middle")


def draw_whisker(chart: Chart, scale: Scale, bar: Bar, y: float) -> None:
    low, high = scale.place(bar.low), scale.place(bar.high)
    chart.line(low, y, high, y, "whisker")
    for x in (low, high):
        chart.line(x, y - 4, x, y + 4, "whisker")


def group_chart(
    title: str,
    subtitle: str,
    axis: str,
    names: Sequence[str],
    groups: Mapping[str, Sequence[float]],
) -> str:
    """Groups of bars, one bar per name, with their values."""
    described = "; ".join(f"{name}: {joined_numbers(values)}" for name, values in groups.items())
    top, group_height = TOP + 24, BAR_PITCH * len(names) + 14
    height = top + group_height * len(groups) + FOOT
    chart = Chart(height, title, subtitle, f"{axis}, of {', '.join(names)}. {described}.")
    draw_legend(chart, names)
    everything = [value for values in groups.values() for value in values]
    ticks = round_ticks(min(0, *everything), max(0, *everything))
    scale = Scale(ticks, label_end(list(groups)), WIDTH - MARGIN - 30)
    draw_bar_axis(chart, scale, axis, top)
    for place, (group, values) in enumerate(groups.items()):
        draw_group(chart, scale, top + group_height * place, group, values)
    return chart.svg()


def joined_numbers(values: Sequence[float]) -> str:
    return ", ".join(map(number, values))


def draw_group(chart: Chart, scale: Scale, top: float, group: str, values: Sequence[float]) -> None:
    middle = top + BAR_PITCH * len(values) / 2
    chart.text(scale.begin - 10, middle + 3, group, text_anchor="end")
    for row, value in enumerate(values):
        y = top + BAR_PITCH * row
        chart.bar(scale.place(0), scale.place(value), y, BAR_PITCH - 3, COLORS[row])
        draw_value(chart, scale, value, y + 8)


def draw_value(chart: Chart, scale: Scale, value: float, y: float) -> None:
    x = scale.place(value)
    if value < 0:
        chart.text(x - 4, y, f"−{-value:.1f}", "tiny", text_anchor="end")
    else:
        chart.text(x + 4, y, f"{value:.1f}", "tiny")


def draw_legend(chart: Chart, names: Sequence[str]) -> None:
    x: float = MARGIN
    for name, color in zip(names, COLORS, strict=False):
        chart.bar(x, x + 12, TOP - 10, 12, color)
        chart.text(x + 18, TOP, name)
        x += 18 + CHARACTER_WIDTH * len(name) + 22


# Lines


def line_chart(
    title: str,
    subtitle: str,
    axes: tuple[str, str],
    ticks: Sequence[str],
    lines: Mapping[str, Sequence[float]],
) -> str:
    """Lines labeled at their ends; the axis titles are for x, then y."""
    described = "; ".join(f"{name}: {joined_numbers(values)}" for name, values in lines.items())
    chart = Chart(440, title, subtitle, f"{axes[1]} {axes[0]} {', '.join(ticks)}. {described}.")
    everything = [value for values in lines.values() for value in values]
    up = Scale(round_ticks(min(0, *everything), max(everything)), chart.height - FOOT, TOP + 16)
    ends = (CHARACTER_WIDTH + 1) * (max(map(len, lines)) + 5) + 12
    across = Scale([0, max(len(ticks) - 1, 1)], MARGIN + 46, WIDTH - MARGIN - ends)
    draw_line_axes(chart, up, across, ticks)
    chart.text(MARGIN, TOP - 4, axes[1], "small")
    middle = (across.begin + across.end) / 2
    chart.text(middle, up.begin + 40, axes[0], "small", text_anchor="middle")
    for (_, values), color in zip(lines.items(), COLORS, strict=False):
        points = [(across.place(n), up.place(value)) for n, value in enumerate(values)]
        chart.curve(points, color)
    draw_ends(chart, up, across.end + 12, lines)
    return chart.svg()


def draw_line_axes(chart: Chart, up: Scale, across: Scale, ticks: Sequence[str]) -> None:
    for tick in up.ticks:
        y = up.place(tick)
        chart.line(across.begin - 12, y, across.end, y, "grid" if tick else "zero")
        chart.text(across.begin - 20, y + 4, displayed(tick), "small", text_anchor="end")
    for n, label in enumerate(ticks):
        chart.text(across.place(n), up.begin + 20, label, "small", text_anchor="middle")


def draw_ends(chart: Chart, up: Scale, x: float, lines: Mapping[str, Sequence[float]]) -> None:
    """Label the ends of the lines without overlaps."""
    ends = {name: values[-1] for name, values in lines.items()}
    colors = dict(zip(lines, COLORS, strict=False))
    highest_first = sorted(ends, key=lambda name: -ends[name])
    places = spread_out([up.place(ends[name]) + 4 for name in highest_first], 17)
    for y, name in zip(places, highest_first, strict=True):
        style = f"fill: {colors[name]}; font-weight: 600"
        chart.text(x, y, f"{name} {ends[name]:.1f}", style=style)


def spread_out(places: Sequence[float], gap: float) -> list[float]:
    """Move increasing positions at least a gap apart."""
    moved = list(places)
    for _ in range(100):
        for n, (above, below) in enumerate(pairwise(list(moved))):
            if below - above < gap:
                middle = (above + below) / 2
                moved[n], moved[n + 1] = middle - gap / 2, middle + gap / 2
    return moved
