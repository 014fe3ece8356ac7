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
            {"learn": 2.0, "prepare": 0.3},
            {"tricks": (2.5, 4), "markers": (0.3, 8), "markers_on_stage": (0.4, 6)},
        ),
        Leaning("gambler", {"take_stage_sunday": 2.0, "sunday": 0.7}, {}),
        Leaning(
            "collector",
            {"draw_first": 0.8, "draw_further": 0.6},
            {"special_cards": (0.6, 10), "shards": (1.2, 20)},
        ),
        Leaning("performer", {"perform": 4.0}, {}),
        Leaning("publicist", {"advertise": 2.5}, {"is_first": (0.5, 1)}),
        Leaning("impresario", {"hire": 1.3}, {"specialists": (1.6, 3), "apprentices": (1.3, 5)}),
    )
}
