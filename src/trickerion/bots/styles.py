"""Styles: characters that play recognizably differently, and about as well as their level.

The figures are in Fame: large enough to show in what a bot does, small enough to cost few games.
`trickerion styles` measures both.
"""

from typing import Final

from trickerion.bots.leanings import Leaning

STYLES: Final = {
    style.name: style
    for style in (
        Leaning(
            "planner",
            {"learn": 1.0, "prepare": 0.2},
            {"tricks": (1.2, 4), "markers": (0.15, 8), "markers_on_stage": (0.2, 6)},
        ),
        Leaning("gambler", {"take_stage_sunday": 1.0}, {}),
        Leaning(
            "collector",
            {"draw_first": 0.6, "draw_further": 0.5},
            {"special_cards": (0.5, 10), "shards": (0.7, 20)},
        ),
        Leaning("performer", {"perform": 1.2}, {}),
        Leaning("publicist", {"advertise": 2.5}, {"is_first": (0.5, 1)}),
        Leaning("impresario", {"hire": 1.3}, {"specialists": (1.6, 3), "apprentices": (1.3, 5)}),
    )
}
