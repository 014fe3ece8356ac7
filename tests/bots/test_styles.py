"""Styles: each does more of what it is known for, at every level, and the client lists them all."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from trickerion import Game, Options
from trickerion.bots import LEVELS, STYLES, Budget, make_bot
from trickerion.lab.leanings.behavior import behavior
from trickerion.lab.play.arena import record_of

CLIENT = Path(__file__).parents[2] / "web/src/text/bots.ts"
KNOWN_FOR = {
    "planner": "tricks",
    "gambler": "sundays",
    "collector": "shards",
    "performer": "performances",
    "publicist": "posters",
    "impresario": "hired",
}
SEEDS = range(5)


def total(bot: str, figure: str) -> int:
    """How often a bot does something in a few games against a random player."""
    return totals(bot)[figure]


@cache
def totals(bot: str) -> Counter[str]:
    """All figures of these games, which are played once for everything compared with them."""
    counts: Counter[str] = Counter()
    for seed in SEEDS:
        game = Game.new(Options(players=2, beginner=True), seed)
        bots = [make_bot(bot, 0, seed), make_bot("random", 1, seed)]
        while not game.over:
            seat = game.to_act[0]
            imagined = game.imagine(seat, len(game.history))
            game.play(bots[seat].decide(imagined, Budget(nodes=16)))
        counts.update(behavior(record_of(game))[0])
    return counts


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES)
def test_a_style_does_more_of_what_it_is_known_for(style: str) -> None:
    """`trickerion styles` measures it with more games."""
    figure = KNOWN_FOR[style]
    assert total(f"specialist:{style}", figure) > total("specialist", figure)


def test_a_random_player_has_a_style_too() -> None:
    assert total("random:publicist", "posters") > total("random", "posters")


def test_the_client_offers_every_style() -> None:
    found = re.search(r"STYLES = \[(.*)\]", CLIENT.read_text(encoding="utf-8"))
    assert found is not None
    assert re.findall(r"'(\w+)'", found[1]) == list(STYLES)


def test_a_style_has_no_name_of_a_level() -> None:
    assert not set(STYLES) & set(LEVELS)
