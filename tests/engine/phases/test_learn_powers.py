"""Learning Powers at the beginning of the Assignment phase."""

from typing import Any

from tests.engine.boards.test_powers import learning
from tests.support import actions, do, kinds, player, refused
from trickerion import Action, Game, Options


def first_turn(players: int, seed: int = 2) -> Game:
    """A game with Powers up to the first decision after setup: everyone discards high levels."""
    game = Game.new(Options(players, dark_alley=True, powers=True), seed)
    while game.phase == "set_up":
        is_discarding = game.stack[-1].name == "discard_power"
        game.play(game.options(game.to_act[0])[-1 if is_discarding else 0])
    return game


def skip(game: Game, phase: str) -> None:
    while game.phase == phase:
        game.play(Action.parse(f"p{game.to_act[0] + 1} pass"))


def test_players_discard_down_to_eight_in_seat_order() -> None:
    """POW-2: one after the other, before the initiative is drawn."""
    game = Game.new(Options(3, dark_alley=True, powers=True), 2)
    asked = []
    while game.phase == "set_up":
        if game.stack[-1].name == "discard_power":
            asked.append(game.to_act[0])
            assert not game.initiative
        game.play(game.options(game.to_act[0])[0])
    assert asked == [0] * 4 + [1] * 4 + [2] * 4
    written: Any = game.to_dict()["powers"]
    assert [len(entry["hand"]) for entry in written] == [8, 8, 8]


def test_only_cards_in_hand_can_be_discarded() -> None:
    """POW-2: the refusal names the rule."""
    game = Game.new(Options(2, dark_alley=True, powers=True), 2)
    while game.stack[-1].name != "discard_power":
        game.play(game.options(game.to_act[0])[0])
    held = {line.split()[-1] for line in actions(game)}
    other = next(name for name in ("lucky_penny", "tidy_bench", "mail_order") if name not in held)
    assert refused(game, f"p1 discard_power {other}") == "POW-2: this Power isn’t in your hand"


def test_powers_are_learned_in_initiative_order_before_planning() -> None:
    """POW-4, POW-6: openly, one after the other; then everyone plans."""
    game = first_turn(3)
    skip(game, "advertise")
    assert game.phase == "learn_powers"
    asked = []
    while game.phase == "learn_powers":
        asked.append(game.to_act[0])
        skip_one = Action.parse(f"p{asked[-1] + 1} pass")
        assert kinds(game.apply(skip_one)) == ["learning_passed"]
    assert asked == game.initiative
    assert game.phase == "assignment"


def test_at_most_one_power_each_turn() -> None:
    """POW-4: after one Power the next player is asked."""
    game = learning(powers=["lucky_penny", "tidy_bench"], shards=3)
    do(game, "p1 learn_power lucky_penny 1")
    assert game.to_act == [1]


def test_who_cannot_learn_is_not_asked() -> None:
    """POW-4: without a Shard no slot is open, so planning begins."""
    game = first_turn(2)
    written: Any = game.to_dict()
    for entry in written["players"]:
        entry["shards"] = 0
    poor = Game.from_dict(written)
    skip(poor, "advertise")
    assert poor.phase == "assignment"


def test_shards_score_nothing_at_the_end() -> None:
    """POW-5: the final scoring leaves them out."""
    game = first_turn(2)
    while not game.over:
        seat = game.to_act[0]
        options = {str(action): action for action in game.options(seat)}
        line = next((o for o in (f"p{seat + 1} pass", f"p{seat + 1} ready") if o in options), "")
        events = game.apply(options.get(line, game.options(seat)[0]))
    assert player(game, 0)["shards"] > 0
    assert "final_shards" not in [event.fields.get("why") for event in events]


def test_without_powers_nobody_is_asked() -> None:
    """POW-4: the option brings the question."""
    game = Game.new(Options(2, dark_alley=True), 2)
    phases = set()
    while game.turn == 1:
        phases.add(game.phase)
        game.play(game.options(game.to_act[0])[-1])
    assert "learn_powers" not in phases
