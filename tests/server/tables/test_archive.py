"""The archive of a finished game: every moment as every viewer saw it, in one replay."""

import json
from collections import Counter
from typing import Any

import pytest

from tests.server.memory_tables import finished_game
from trickerion import Options
from trickerion.server.tables.archive import CHUNK, archive_chunks, moments, read_chunk
from trickerion.server.tables.game_state import first_position


@pytest.mark.parametrize("players", [2, 4])
def test_an_archive_has_every_moment_as_everybody_saw_it(players: int) -> None:
    table = finished_game(Options(players=players, dark_alley=True, prophecies=True), players)
    chunks = archive_chunks(table)
    assert sum(map(len, chunks)) < 50_000 * players
    found = [moment for chunk in chunks for moment in read_chunk(chunk)]
    assert {len(read_chunk(chunk)) for chunk in chunks[:-1]} == {CHUNK}
    assert len(found) == len(table.game.history) + 1
    game = first_position(table.row, table.game.names)
    events: Any = []
    for moment, action in zip(found, [*table.game.history, None], strict=True):
        for viewer, seat in enumerate([*range(players), None]):
            told = [seen for event in events if (seen := event.seen_by(seat)) is not None]
            expected = {"view": game.view(seat), "events": told}
            seen = json.loads(moment.seen_by(viewer))
            scenes = seen.pop("scenes")
            assert seen == json.loads(json.dumps(expected))
            assert [scene["view"]["seat"] for scene in scenes] == [seat] * len(scenes)
            assert all(0 <= scene["after"] < len(told) for scene in scenes)
        events = game.apply(action) if action is not None else []


def test_all_moments_cost_one_application_of_each_action(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished_game(Options(players=2, beginner=True), 1)
    applied: Counter[str] = Counter()
    start = first_position(table.row, table.game.names)

    class Counted:
        """A game that counts what is applied to it."""

        setup_options = start.setup_options

        def apply(self, action: Any, scenes: Any) -> Any:
            applied[str(action)] += 1
            return start.apply(action, scenes)

        def views(self, seats: Any) -> Any:
            return start.views(seats)

        def scene_views(self, scene: Any, seats: Any) -> Any:
            return start.scene_views(scene, seats)

    module = "trickerion.server.tables.archive.first_position"
    monkeypatch.setattr(module, lambda row, names: Counted())
    assert len(list(moments(table))) == len(table.game.history) + 1
    assert applied == Counter(map(str, table.game.history))
