"""Leanings: what a bot adds to its evaluation, what it considers, how leaning bots are named."""

import copy

import pytest

from tests.bots.games import play, seated
from tests.support import position, seat
from trickerion import Action, Game, Options
from trickerion.bots import LEANINGS, LEVELS, Budget, is_level, make_bot, styled_levels
from trickerion.bots.leanings import HOLDINGS, Leaning, LeaningEvaluator, deeds
from trickerion.bots.rollout import Evaluator
from trickerion.engine.core.actions import verb_named

PERFORM_ON_SUNDAY = Action.parse("p1 place magician sunday.performance")
QUICKEST = Options(players=2, beginner=True, quick=True)


def test_a_deed_is_the_kind_of_an_action_or_more() -> None:
    assert deeds(Action.parse("p1 advertise")) == ["advertise"]
    assert deeds(PERFORM_ON_SUNDAY) == ["take_stage", "take_stage_sunday"]
    assert deeds(Action.parse("p1 place manager friday.1")) == ["friday"]
    assert deeds(Action.parse("p1 place manager downtown.1")) == ["place"]
    assert deeds(Action.parse("p1 trick paper_shred")) == ["level_2"]


def test_every_leaning_names_deeds_and_holdings_that_exist() -> None:
    """A deed with another name would never be paid for."""
    known = {"take_stage", "level_1", "level_2", "level_3"}
    known |= {f"{what}{day}" for what in ("", "take_stage_") for day in ("thursday", "sunday")}
    for leaning in LEANINGS.values():
        assert set(leaning.holdings) <= set(HOLDINGS)
        for deed in leaning.deeds:
            assert deed in known or verb_named(deed)


def test_a_leaning_pays_for_what_was_done_since_the_game_was_imagined() -> None:
    game = Game.new(QUICKEST, 1).imagine(0, 1)
    actor = game.to_act[0]
    leaning = Leaning("fond_of_magicians", {"magician": 2.5}, {})
    game.play(game.options(actor)[0])
    assert leaning.of_rollout(game, actor) == 2.5
    assert leaning.of_rollout(game, 1 - actor) == 0
    assert leaning.of_rollout(game.imagine(actor, 1), actor) == 0


def test_a_leaning_pays_for_what_a_seat_has_up_to_a_number() -> None:
    game = position(seat(shards=5), seat(shards=2))
    leaning = Leaning("fond_of_shards", {}, {"shards": (0.5, 4)})
    assert leaning.of_position(game, 0) == 2
    assert leaning.of_position(game, 1) == 1


def test_only_the_bots_own_seat_leans() -> None:
    game = position(seat(shards=5), seat(shards=5))
    plain = Evaluator(0)
    leaning = LeaningEvaluator(plain, Leaning("fond_of_shards", {}, {"shards": (1.0, 9)}))
    assert sum(leaning.terms(game, 0)) == pytest.approx(sum(plain.terms(game, 0)) + 5)
    assert leaning.terms(game, 1) == plain.terms(game, 1)


def test_once_the_game_is_over_only_fame_counts() -> None:
    game = play(Game.new(QUICKEST, 1), seated(["random", "random"], 1), Budget(nodes=1))
    assert all(leaning.of_position(game, 0) == 0 for leaning in LEANINGS.values())


def test_an_action_that_a_leaning_wants_is_considered_whatever_the_policy_thinks() -> None:
    options = [Action.parse(f"p1 {what}") for what in ("pass", "advertise", "ready")]
    leaning = Leaning("advertiser", {"advertise": 1.0, "ready": -1.0}, {})
    assert leaning.with_wanted(options, options[:1]) == options[:2]


def test_a_leaning_bot_is_named_by_its_level_and_its_leaning() -> None:
    bot = make_bot("magician:gambler", 1, 5)
    assert isinstance(bot, LEVELS["magician"])
    assert (bot.seat, bot.leaning.name) == (1, "gambler")
    assert is_level("magician:gambler")
    assert is_level("random:two_specialists")
    assert not is_level("magician:juggler")
    assert not is_level("my_bot.py:gambler")
    assert "apprentice:collector" in styled_levels()
    with pytest.raises(ValueError, match="'juggler' is not one of planner, gambler"):
        make_bot("magician:juggler", 0)


@pytest.mark.parametrize("level", LEVELS)
def test_a_copy_keeps_its_leaning(level: str) -> None:
    game = Game.new(QUICKEST, 2)
    bot = make_bot(f"{level}:gambler", game.to_act[0], 2)
    twin = copy.deepcopy(bot)
    assert twin.leaning.name == "gambler"
    imagined = game.imagine(bot.seat, 3)
    told = [
        [str(one.action) for one in each.advise(imagined, Budget(nodes=20))] for each in (bot, twin)
    ]
    assert told[0] == told[1]


@pytest.mark.parametrize("leaning", LEANINGS)
def test_every_leaning_plays_a_game_to_the_end_reproducibly(leaning: str) -> None:
    options = Options(players=3, dark_alley=True, prophecies=True, quick=True)
    bots = [f"specialist:{leaning}", f"random:{leaning}", "random"]
    games = [play(Game.new(options, 3), seated(bots, 3), Budget(nodes=12)) for _ in range(2)]
    assert games[0].over
    assert games[0].digest() == games[1].digest()
