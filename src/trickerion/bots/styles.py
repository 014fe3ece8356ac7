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
            {"learn": 0.5, "prepare": 0.5},
            {"tricks": (1.5, 4), "markers": (0.4, 8), "markers_on_stage": (0.5, 6)},
        ),
        Leaning("gambler", {"perform_sunday": 3.0, "sunday": 1.0}, {}),
        Leaning(
            "collector",
            {"draw_first": 0.8, "draw_further": 0.6},
            {"special_cards": (0.6, 10), "shards": (0.6, 20)},
        ),
        Leaning("performer", {"perform": 3.0}, {}),
        Leaning("publicist", {"advertise": 2.5}, {"is_first": (0.5, 1)}),
        Leaning("impresario", {"hire": 1.0}, {"specialists": (1.2, 3), "apprentices": (1.0, 5)}),
    )
}
