"""A story holds all that a seat has seen, and nothing else (R8)."""

import json
from random import Random
from typing import Any

import pytest

from tests.hidden import assigning, drawing
from tests.server.support import figure
from tests.support import do
from trickerion import Action, Game, Options
from trickerion.engine.core.names import name
from trickerion.engine.core.printed_facts import FIRST_SPECIAL
from trickerion.lab.play.simulation import lively_action
from trickerion.lab.verify.invariants import mixed_options
from trickerion.lab.verify.permuter import new_names, renamed


def steps(game: Game, viewer: int | None) -> list[Any]:
    return game.story(viewer)[1:]


def test_it_begins_with_the_first_view_and_tells_every_action() -> None:
    game = Game.new(Options(beginner=True), seed=7)
    first = game.view(1)
    do(game, "p1 magician gentleman", "p2 magician electra")
    story: Any = game.story(1)
    assert story[0] == {"view": first}
    assert story[1]["action"] == {"seat": 0, "kind": "magician", "magician": "gentleman"}
    assert story[1]["events"][0]["kind"] == "magician_chosen"
    assert len(story) == 3


def test_others_plans_leave_no_trace() -> None:
    """TURN-5"""
    game = assigning()
    do(game, "p1 recall manager", "p2 ready", "p1 assign manager downtown")
    assert [step["action"]["kind"] for step in steps(game, 0)] == [
        *("assign", "assign", "recall", "ready", "assign"),
    ]
    for viewer in (1, None):
        assert [step["action"] for step in steps(game, viewer)] == [{"seat": 1, "kind": "ready"}]


def test_of_an_action_with_hidden_fields_others_see_the_kind() -> None:
    """DA-6"""
    game = drawing()
    do(game, "p1 draw_first theater", "p1 keep guest_performer")
    own, other = steps(game, 0)[-1], steps(game, 1)[-1]
    assert own["action"] == {"seat": 0, "kind": "keep", "card": "guest_performer"}
    assert other["action"] == {"seat": 0, "kind": "keep"}
    assert "guest_performer" in json.dumps(own)
    assert "guest_performer" not in json.dumps(game.story(1))


def test_an_imagined_game_has_none() -> None:
    game = Game.new(Options(), 1)
    with pytest.raises(ValueError, match="an imagined game has no story"):
        game.imagine(0, 1).story(0)
    with pytest.raises(ValueError, match="seat: 5 is not a seat"):
        game.story(5)


# Two histories that look the same to a seat


def in_sight(game: Game, viewer: int | None) -> set[int]:
    """The cards that a viewer sees at this moment."""
    found: set[int] = set()
    for seat, player in enumerate(game.players):
        found |= {card for c, card in enumerate(player.under) if not player.is_face_down(c)}
        if seat == viewer:
            found |= {*player.hand, *player.under}
    for frame in game.stack:
        if getattr(frame, "seat", None) == viewer:
            found |= {getattr(frame, field) for field in frame.secret}
    return found


def unseen_cards(start: dict[str, Any], history: list[Action], viewer: int | None) -> set[str]:
    """DA-6: the Special cards that a viewer has never seen."""
    game = Game.from_dict(start)
    seen = in_sight(game, viewer)
    for action in history:
        game.play(action)
        seen |= in_sight(game, viewer)
    cards = range(FIRST_SPECIAL, FIRST_SPECIAL + len(game.known))
    return {name("card", card) for card in cards if card not in seen}


def twin(game: Game, start: dict[str, Any], viewer: int | None, chance: Random) -> Game:
    """A game that looks the same to a viewer: cards it has never seen have other names, and others
    change their plans and take that back."""
    names = new_names(game, unseen_cards(start, game.history, viewer), set(), chance)
    other = Game.from_dict(renamed(start, names))
    for action in game.history:
        rivals = [seat for seat in other.to_act if seat != viewer]
        if other.phase == "assignment" and rivals and chance.random() < 0.3:
            plan = chance.choice(other.options(chance.choice(rivals)))
            if plan.kind == "assign":
                other.play(plan)
                other.play(Action.parse(f"p{plan.seat + 1} recall {plan.fields['character']}"))
        words = [names.get(word, word) for word in str(action).split(" ")]
        other.play(Action.parse(" ".join(words)))
    return other


def test_r8_games_that_look_the_same_to_a_seat_have_the_same_story() -> None:
    differ = 0
    for seed in range(figure(6, 200)):
        chance = Random(seed)
        start: dict[str, Any] = Game.new(mixed_options(seed), seed).to_dict()
        game = Game.from_dict(start)
        for _ in range(chance.randint(20, 260)):
            if not game.over:
                game.play(lively_action(game, chance))
        for viewer in (*range(game.setup_options.players), None):
            other = twin(game, start, viewer, chance)
            assert other.story(viewer) == game.story(viewer), f"seed {seed}, viewer {viewer}"
            differ += other.history != game.history
            assert "seed" not in json.dumps(other.story(viewer))
    assert differ
