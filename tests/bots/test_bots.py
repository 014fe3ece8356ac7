"""Bots: legal, repeatable, in time, each level better than the one below (R9: tests/lab)."""

from random import Random

import pytest

from trickerion import Game, Options
from trickerion.bots import LEVELS, Bot, Budget, make_bot
from trickerion.bots.instinct import VALUES
from trickerion.bots.mind import Judge, Trial, finish_turn, horizon

MODES = [
    Options(players=2),
    Options(players=3, beginner=True),
    Options(players=2, quick=True, dark_alley=True),
    Options(players=4, dark_alley=True, prophecies=True, late_bonus=True),
]

QUICKEST = Options(players=2, beginner=True, quick=True)


def play(game: Game, bots: list[Bot], budget: Budget) -> Game:
    while not game.over:
        seat = game.to_act[0]
        imagined = game.imagine(seat, len(game.history))
        game.apply(bots[seat].decide(imagined, budget))
    return game


def seated(levels: list[str], seed: int) -> list[Bot]:
    return [make_bot(level, seat, seed) for seat, level in enumerate(levels)]


@pytest.mark.parametrize("options", MODES, ids=lambda options: f"{options.players}p")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_mode_to_its_end(level: str, options: Options) -> None:
    """Never an illegal answer: `apply` would refuse it."""
    levels = [level, *["random"] * (options.players - 1)]
    assert play(Game.new(options, 5), seated(levels, 5), Budget(nodes=40)).over


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_repeatable_with_a_seed_and_a_node_budget(level: str) -> None:
    games = [
        play(Game.new(QUICKEST, 3), seated([level, level], 3), Budget(nodes=30)) for _ in range(2)
    ]
    assert games[0].digest() == games[1].digest()


def test_a_bot_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that moves 10 ms at every look, 50 ms are over after five answers."""
    looks = iter(range(10_000))
    monkeypatch.setattr("trickerion.bots.bot.perf_counter", lambda: next(looks) / 100)
    game = Game.new(Options(players=2), 1)
    assert len(make_bot("specialist", 0).advise(game.imagine(0, 1), Budget(seconds=0.05))) == 5


@pytest.mark.parametrize(("nodes", "answers"), [(1, 1), (5, 2), (12, 3)])
def test_a_bot_thinks_no_further_than_its_budget(nodes: int, answers: int) -> None:
    """A node is the turn of one player in the mind; here two players see two turns ahead."""
    game = Game.new(Options(players=2), 1)
    advice = make_bot("specialist", 0).advise(game.imagine(0, 1), Budget(nodes=nodes))
    assert len(advice) == answers


def test_advice_is_ranked_and_plain_data() -> None:
    game = Game.new(Options(players=2), 1)
    advice = make_bot("specialist", 0, 1).advise(game.imagine(0, 1), Budget())
    assert [one.estimate for one in advice] == sorted((o.estimate for o in advice), reverse=True)
    assert set(advice[0].to_dict()) == {"action", "estimate", "reason"}
    assert {one.action for one in advice} <= set(game.options(0))


def contest(levels: list[str], games: int, options: Options) -> tuple[int, float]:
    """How often the first named level wins, over rotating seats, and its mean lead in Fame."""
    won = lead = 0
    for seed in range(games):
        turn = seed % len(levels)
        seats = levels[-turn:] + levels[:-turn] if turn else levels
        game = play(Game.new(options, seed), seated(seats, seed), Budget(nodes=200))
        won += game.winner == turn
        scores = game.scores
        lead += scores.pop(turn) - max(scores)
    return won, lead / games


def fame_by_instinct(options: Options, games: int = 12) -> float:
    """The mean Fame where everybody follows instinct to the end."""
    scores = []
    for seed in range(games):
        game = Game.new(options, seed)
        finish_turn(game, options.last_turn)
        scores += game.scores
    return sum(scores) / len(scores)


INSTINCT = [
    (Options(players=2), 40),
    (Options(players=4, quick=True), 39),
    (Options(players=3, dark_alley=True, prophecies=True), 46),
]


@pytest.mark.parametrize(("options", "fame"), INSTINCT, ids=["2p", "4p", "dark"])
def test_instinct_alone_plays_a_decent_game(options: Options, fame: int) -> None:
    assert fame_by_instinct(options) >= fame


@pytest.mark.parametrize(("options", "fame"), INSTINCT, ids=["2p", "4p", "dark"])
def test_instinct_is_lost_without_what_actions_are_good_for(
    options: Options, fame: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So the test above notices when the value of the Locations' actions is switched off."""
    for kind in VALUES:
        monkeypatch.setitem(VALUES, kind, lambda state, placement, action: 0.0)
    assert fame_by_instinct(options) < fame - 3


def test_an_apprentice_beats_random_players() -> None:
    """The full figure is `trickerion arena`."""
    won, lead = contest(["apprentice", "random", "random"], 6, Options(players=3))
    assert won == 6
    assert lead >= 20


def test_a_specialist_beats_an_apprentice() -> None:
    won, lead = contest(["specialist", "apprentice"], 6, Options(players=2))
    assert won >= 4
    assert lead >= 8


def test_unknown_levels_and_budgets_below_zero_get_a_sentence() -> None:
    with pytest.raises(ValueError, match="bot: 'legend' is not one of random, apprentice"):
        make_bot("legend", 0)
    with pytest.raises(ValueError, match="budget: neither nodes nor seconds"):
        Budget(nodes=-1)


def test_what_ends_the_turn_is_judged_where_it_ends() -> None:
    """Every answer is tried to the end of the same turn, also the last one of the turn; those of
    the set-up to the end of the second turn."""
    game = Game.new(Options(players=2, beginner=True), 4)
    chance = Random(4)
    ended = 0
    while not game.over:
        seat, turn = game.to_act[0], horizon(game)
        assert turn == (2 if game.phase == "set_up" else game.turn)
        twin = game.clone()
        action = chance.choice(game.options(seat))
        Trial(action, {}).carry_out(twin, Judge(seat))
        assert twin.over or twin.turn == turn + 1
        assert twin.over or twin.phase in ("advertise", "assignment")
        game.play(action)
        ended += game.over or horizon(game) != turn
    assert ended == 6
