"""The contract of the engine: what bots, server, screen and laboratory rely on."""

import copy
import math
import os
import pickle
from collections import Counter
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.engine.performing import BOTH, GUEST, OWN
from tests.support import do, position, seat
from trickerion import COMPILED, Action, Game, Options, Scene, replay, rewind
from trickerion.engine.locations.location import Placement
from trickerion.lab.play.simulation import lively_action, play_randomly, random_game

MODULES = [
    (),
    ("beginner",),
    ("quick",),
    ("dark_alley",),
    ("dark_alley", "prophecies"),
    ("dark_alley", "prophecies", "quick", "late_bonus"),
]
DUELS = [("duel",), ("duel", "dark_alley", "prophecies")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_runs_from_the_magicians_to_a_winner(players: int) -> None:
    game = Game.new(Options(players=players), seed=7)
    while not game.over:
        acting = game.to_act[0]
        actions = game.options(acting)
        assert actions
        assert game.apply(actions[0]) is not None
    assert len(game.scores) == players
    assert game.winner is not None
    assert game.scores[game.winner] == max(game.scores)
    assert game.to_act == []


@pytest.mark.parametrize(
    ("modules", "players"), [*product(MODULES, (2, 3, 4)), *product(DUELS, (2,))], ids=str
)
def test_what_is_offered_is_exactly_what_is_legal(modules: tuple[str, ...], players: int) -> None:
    """For every action of the catalog, in positions of every kind: `options`, which is fast, and
    `explain`, which says why, never differ. With TRICKERION_FULL=1 in thousands of positions."""
    chosen: dict[str, Any] = dict.fromkeys(modules, True)
    options = Options(players=players, **chosen)
    games, positions = (40, 25) if os.environ.get("TRICKERION_FULL") else (1, 1)
    met: Counter[object] = Counter()
    for seed in range(games):
        game, chance = Game.new(options, seed), Random(seed)
        while not game.over:
            met[situation(game)] += 1
            if met[situation(game)] <= positions:
                assert_offered_is_legal(game, game.to_act[0])
            game.play(lively_action(game, chance))


def situation(game: Game) -> object:
    """What is asked; of a placed Character, also where and with which card."""
    asked = game.stack[-1]
    if not isinstance(asked, Placement):
        return asked.name
    return asked.location, asked.card, asked.bonus, asked.acted > 0


def assert_offered_is_legal(game: Game, asked: int) -> None:
    offered = {*game.options(asked), *game.free_options(asked)}
    for id in range(Action.catalogue_size()):
        action = Action.by_id(asked, id)
        assert (game.explain(action) is None) == (action in offered), action


def test_legality_ids_and_mask_agree_with_the_options() -> None:
    game, chance = Game.new(Options(players=3, dark_alley=True), seed=6), Random(6)
    size = Action.catalogue_size()
    while not game.over:
        if chance.random() < 0.1:
            for asked in range(3):
                ids = [action.id for action in game.options(asked)]
                assert game.option_ids(asked) == ids
                mask = bytearray(b"\x05" * size)
                game.mask(asked, mask)
                assert mask == bytearray(int(id in ids) for id in range(size))
                for id in chance.sample(range(size), 50) + ids:
                    action = Action.by_id(asked, id)
                    assert game.is_legal(action) == (game.explain(action) is None)
        game.play(lively_action(game, chance))
    mask = bytearray(b"\x05" * size)
    game.mask(0, mask)
    assert mask == bytearray(size)


def test_a_mask_is_written_into_any_buffer_of_bytes() -> None:
    game = Game.new(Options(), 1)
    size = Action.catalogue_size()
    rows = [np.zeros((2, size), dtype) for dtype in (np.int8, np.uint8, np.bool_)]
    for row in rows:
        game.mask(0, row[1])
        assert not row[0].any()
        assert np.flatnonzero(row[1]).tolist() == sorted(game.option_ids(0))
    with pytest.raises(ValueError, match="buffer: it is read-only"):
        game.mask(0, bytes(size))
    with pytest.raises(ValueError, match=f"buffer: {size} items of format b or B or"):
        game.mask(0, bytearray(size - 1))


def test_options_are_asked_of_nobody_else() -> None:
    game = Game.new(Options(players=2), seed=1)
    assert game.to_act == [0]
    assert game.options(1) == []
    assert game.free_options(1) == []
    assert game.options(9) == []


def test_decisions_are_small() -> None:
    """Half of them under 10 options, nearly all under 100."""
    sizes = []
    for seed in range(10):
        game, chance = Game.new(Options(players=4), seed), Random(seed)
        while not game.over:
            sizes.append(len(game.options(game.to_act[0])))
            game.play(lively_action(game, chance))
    sizes.sort()
    assert sizes[len(sizes) // 2] <= 10
    assert sizes[int(len(sizes) * 0.99)] < 100


def test_only_actions_can_be_applied() -> None:
    game = Game.new(Options(players=2), seed=1)
    with pytest.raises(TypeError, match="Action"):
        game.apply("p1 magician electra")  # type: ignore[arg-type]


def test_a_clone_goes_its_own_way() -> None:
    game = Game.new(Options(players=3), seed=3)
    chance = Random(3)
    for _ in range(120):
        game.play(lively_action(game, chance))
    before = game.digest()
    twin = game.clone()
    assert twin.digest() == before
    assert twin.history == game.history
    play_randomly(twin, Random(4))
    assert game.digest() == before
    assert twin.digest() != before
    assert not game.over


def test_the_digest_tells_positions_apart_and_is_stable() -> None:
    first, second = random_game(Options(players=2), 8), random_game(Options(players=2), 8)
    assert first.digest() == second.digest()
    assert first.digest() != random_game(Options(players=2), 9).digest()


def test_seeds_are_whole_numbers_and_chance_lives_in_the_state() -> None:
    assert Game.new(Options(), 5).digest() == Game.new(Options(), 5).digest()
    for bad in (-1, 1 << 256):
        with pytest.raises(ValueError, match=r"^seed: "):
            Game.new(Options(), bad)
    for other in (1.5, "7", None):
        with pytest.raises(TypeError if COMPILED else ValueError):
            Game.new(Options(), other)  # type: ignore[arg-type]


def test_undo_is_replay() -> None:
    game = Game.new(Options(players=2), seed=2)
    chance = Random(2)
    digests = []
    for _ in range(60):
        digests.append(game.digest())
        game.play(lively_action(game, chance))
    for steps in (1, 10, 60):
        assert rewind(game, steps).digest() == digests[60 - steps]
    with pytest.raises(ValueError, match="only 60 actions"):
        rewind(game, 61)


def test_a_written_position_can_be_undone_and_recorded_too() -> None:
    game = position(seat(assigned={"magician": "downtown"}), seat(), dice={"bank_a": "5"})
    before = game.digest()
    do(game, "p1 place magician downtown.1", "p1 take_coins bank_a")
    assert replay(game.record()).digest() == game.digest()
    assert rewind(game, 2).digest() == before


def test_what_may_be_undone_ends_at_chance_secrets_and_others() -> None:
    """R10: never across a roll, a reveal or another player's action."""
    dice = {"bank_a": "5"}
    game = position(seat(assigned={"magician": "downtown"}), seat(), dice=dice)
    do(game, "p1 place magician downtown.1", "p1 take_coins bank_a")
    assert game.undoable(0) == 2
    assert game.undoable(1) == 0
    do(game, "p1 reroll bank_b")
    assert game.undoable(0) == 0
    do(game, "p1 reroll bank_a")
    assert rewind(game).undoable(0) == 0


class TestActions:
    """An action is a small value with a text, a dict and an id."""

    def test_the_text_of_every_action_reads_back(self) -> None:
        for id in range(Action.catalogue_size()):
            action = Action.by_id(id % 4, id)
            assert Action.parse(str(action)) is action
            assert Action.from_dict(action.to_dict()) is action
            assert Action.by_id(action.seat, action.id) is action

    def test_text_and_dict_use_names(self) -> None:
        action = Action.parse("p2 place engineer friday.1")
        assert (action.seat, action.kind) == (1, "place")
        assert action.fields == {"character": "engineer", "slot": "friday.1"}
        assert action.to_dict() == {
            "seat": 1,
            "kind": "place",
            "character": "engineer",
            "slot": "friday.1",
        }
        assert repr(action) == "<Action p2 place engineer friday.1>"

    def test_actions_survive_pickling_and_copying_as_the_same_value(self) -> None:
        action = Action.parse("p1 buy rope 2")
        assert pickle.loads(pickle.dumps(action)) is action
        assert copy.deepcopy(action) is action
        assert len({action, Action.parse("p1 buy rope 2"), Action.parse("p2 buy rope 2")}) == 2

    @pytest.mark.parametrize(
        ("text", "sentence"),
        [
            ("", "'' is not an action"),
            ("place engineer friday.1", "seat: 'place' is not one of p1, p2, p3, p4"),
            ("p5 pass", "seat: 'p5' is not one of"),
            ("p1 dance", "kind: 'dance' is not one of"),
            ("p1 place engineer", "place: the fields are character, slot"),
            ("p1 pass now", "pass: the fields are none"),
            ("p1 place butler friday.1", "character: 'butler' is not one of magician"),
            ("p1 place engineer friday.7", "slot: 'friday.7' is not one of"),
        ],
    )
    def test_a_malformed_line_names_the_field(self, text: str, sentence: str) -> None:
        with pytest.raises(ValueError, match=f"^{sentence}"):
            Action.parse(text)

    @pytest.mark.parametrize(
        ("data", "sentence"),
        [
            ([], "an action is an object with fields, not list"),
            ({}, "seat: None is not a seat"),
            ({"seat": True, "kind": "pass"}, "seat: True is not a seat"),
            ({"seat": 0, "kind": 3}, "kind: 3 is not one of"),
            ({"seat": 0, "kind": "pass", "x": 1}, "pass: the fields are none"),
            ({"seat": 0, "kind": "learn"}, "learn: the fields are die"),
            ({"seat": 0, "kind": "learn", "die": 0}, "die: 0 is not one of residence_a"),
        ],
    )
    def test_a_malformed_dict_names_the_field(self, data: object, sentence: str) -> None:
        with pytest.raises(ValueError, match=f"^{sentence}"):
            Action.from_dict(data)  # type: ignore[arg-type]

    def test_an_id_outside_the_catalogue_is_refused(self) -> None:
        with pytest.raises(ValueError, match="no action"):
            Action.by_id(0, Action.catalogue_size())
        with pytest.raises(ValueError, match="no action"):
            Action.by_id(4, 0)


class TestCatalogue:
    """A public table of all kinds of actions, for factored policies."""

    def test_the_verbs_share_the_ids_among_them(self) -> None:
        first_id = 0
        for index, verb in enumerate(Action.catalogue()):
            assert (verb.index, verb.first_id) == (index, first_id)
            assert len(verb.values) == len(verb.fields)
            assert verb.size == math.prod(len(names) for names in verb.values)
            first_id += verb.size
        assert first_id == Action.catalogue_size()

    def test_every_action_has_factors(self) -> None:
        verbs, sizes = Action.catalogue(), Action.factor_sizes()
        for id in range(Action.catalogue_size()):
            action = Action.by_id(id % 4, id)
            verb, first, second = action.factors
            assert Action.from_factors(id % 4, verb, first, second) is action
            assert all(n < size for n, size in zip(action.factors, sizes, strict=True))
            names = zip(verbs[verb].values, (first, second), strict=False)
            assert [values[n] for values, n in names] == list(action.fields.values())

    @pytest.mark.parametrize("factors", [(-1, 0, 0), (99, 0, 0), (0, 8, 0), (0, 0, 1), (6, -1, 0)])
    def test_factors_outside_the_catalogue_are_refused(self, factors: tuple[int, int, int]) -> None:
        with pytest.raises(ValueError, match=r"^no action "):
            Action.from_factors(0, *factors)


class TestPlaces:
    """FIN-5: most Fame wins; tied, the one ahead in the last initiative order."""

    def test_there_are_none_before_the_end(self) -> None:
        assert Game.new(Options(), 1).places is None

    def test_ties_are_broken_by_the_last_initiative_order(self) -> None:
        game = random_game(Options(players=4), 3)
        for player, fame in zip(game.players, (20, 31, 20, 31), strict=True):
            player.fame = fame
        game.initiative = [2, 3, 0, 1]
        assert (game.places, game.winner) == ([4, 2, 3, 1], 3)

    def test_every_place_is_taken_once(self) -> None:
        for seed in range(6):
            game = random_game(Options(players=2 + seed % 3), seed)
            assert game.places is not None
            assert sorted(game.places) == list(range(1, 3 + seed % 3))
            assert game.winner == game.places.index(1)


def test_an_action_that_ends_a_turn_leads_through_its_scenes() -> None:
    """PRF-5, END-1: the markers lie until all are paid, the Characters stay for the wages."""
    game = position(
        seat(**OWN, placed={"magician": "friday.performance", "engineer": "friday.1"}),
        seat(**GUEST),
        theater=[BOTH],
    )
    scenes: list[Scene] = []
    events = game.apply(Action.parse("p1 perform riverside_1"), scenes)
    told = [events[scene.after - 1].kind for scene in scenes]
    assert told[:3] == ["performance_began", "markers_returned", "coins_changed"]
    public = [game.scene_views(scene.state, [0])[0] for scene in scenes]
    markers: Any = [view["theater"] for view in public]
    assert [len(theater[0]["markers"]) for theater in markers[:2]] == [2, 0]
    assert [view["turn"] for view in public[:3]] == [2, 2, 2]
    assert [view["over"] for view in public] == [False] * len(scenes)
    assert scenes[2].state.occupants.count(-1) < scenes[3].state.occupants.count(-1)


def test_scenes_leave_the_game_as_it_is() -> None:
    chance = Random(8)
    game = Game.new(Options(players=3, dark_alley=True, prophecies=True), seed=8)
    twin = game.clone()
    while not game.over:
        action, scenes = lively_action(game, chance), list[Scene]()
        events, events_too = game.apply(action, scenes), twin.apply(action)
        after = [scene.after for scene in scenes]
        assert after == sorted({*after} - {0, len(events)})
        assert list(map(repr, events)) == list(map(repr, events_too))
        assert all(game.scene_views(scene.state, [0, None]) for scene in scenes)
    assert game.digest() == twin.digest()
