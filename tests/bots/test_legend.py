"""The legend: plans, exact endings and budgets."""

import pickle

from tests.bots.endings import small_endings
from tests.bots.games import assigning
from trickerion import Options
from trickerion.bots import Budget, make_bot
from trickerion.bots.legend import LegendBot


def test_a_plan_is_followed_card_by_card() -> None:
    game = assigning(Options(players=2))
    seat = game.to_act[0]
    bot = LegendBot(seat, 1)
    cards: list[str] = []
    while seat in game.to_act and game.phase == "assignment":
        action = bot.decide(game.imagine(seat, len(cards)), Budget(nodes=60))
        cards.append(action.kind)
        game.play(action)
    assert cards[-1] == "ready"
    assert set(cards[:-1]) <= {"assign"}


def test_a_plan_survives_pickling() -> None:
    game = assigning(Options(players=2, quick=True))
    seat = game.to_act[0]
    bot = LegendBot(seat, 1)
    bot.decide(game, Budget(nodes=60))
    twin = pickle.loads(pickle.dumps(bot))
    assert [one.plan for one in twin.plans] == [one.plan for one in bot.plans]
    assert twin.decide(game, Budget(nodes=60)) == bot.decide(game, Budget(nodes=60))


def test_an_ending_is_played_exactly() -> None:
    for game, asked, answers in small_endings():
        best = make_bot("legend", asked, 1).advise(game, Budget(nodes=400))[0]
        assert best.estimate == answers[0].fame


def test_the_smallest_budget_is_enough_for_an_answer() -> None:
    for options in (Options(players=2), Options(players=4, dark_alley=True)):
        game = assigning(options)
        seat = game.to_act[0]
        assert LegendBot(seat, 1).decide(game, Budget(nodes=1)) in game.options(seat)
