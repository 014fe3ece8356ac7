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
            {"level_2": 2.0, "level_3": 2.0},
            {"level_2_tricks": (2.0, 4), "level_3_tricks": (2.0, 4), "markers": (0.3, 8)},
        ),
        Leaning("gambler", {"perform_sunday": 3.0, "sunday": 1.0}, {}),
        Leaning(
            "collector",
            {"draw_first": 1.5, "draw_further": 1.0, "keep": 0.5},
            {"special_cards": (0.8, 10), "shards": (0.6, 20)},
        ),
        Leaning("performer", {"perform": 2.5, "set_up": 0.4}, {}),
        Leaning("publicist", {"advertise": 2.5}, {"is_first": (1.0, 1)}),
        Leaning("impresario", {"hire": 1.5}, {"specialists": (2.0, 3), "apprentices": (1.5, 5)}),
    )
}
