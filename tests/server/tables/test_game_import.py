"""Games that continue from a record or a position."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from tests.server.marked_games import begun, in_lobby, line_of, marks, record_of, stacked, verified
from tests.server.support import Running, bearer, play, refusal_of
from trickerion import Game, Options, replay
from trickerion.lab.play.simulation import lively_action, random_game
from trickerion.server.protocol.bodies import GameOptions, NewTable
from trickerion.server.tables import game_import
from trickerion.server.tables.fairness import verify
from trickerion.server.tables.game_import import (
    options_and_start,
    origin_columns,
    replayed_record,
)
from trickerion.server.worker_thread import WorkerThread

T = TypeVar("T")


def test_a_record_or_a_position_is_played_on_from(server: Running) -> None:
    game = Game.new(Options(players=2, beginner=True), 5)
    while len(game.history) < 30:
        game.play(game.options(game.to_act[0])[0])
    for body in ({"record": game.record()}, {"position": game.to_dict()}):
        id, players = server.table(people=2, **body)
        one = next(player for player in players if player.is_asked())
        assert one.view["turn"] == game.turn
        assert one.update["options"] == [a.to_dict() for a in game.options(one.seat or 0)]
        play(players, Random(1))
        text = server.http.get(f"/api/tables/{id}/record").text
        assert replay(text).over
    body = {"record": random_game(Options(), 3).record()}
    assert "over" in server.post("/api/tables", body, status=400)["detail"]
    early = server.post("/api/tables", {**body, "until": 4})["table"]
    assert early["status"] == "waiting"


def played() -> Game:
    game, chance = Game.new(Options(players=2, beginner=True), 5), Random(5)
    while len(game.history) < 12:
        game.play(lively_action(game, chance))
    return game


@pytest.mark.parametrize("until", [None, 0, 5, 12, 99])
def test_a_record_is_played_to_the_chosen_action(until: int | None) -> None:
    game = played()
    found = replayed_record(f"{game.record()}# a comment\n\n", until)
    assert found.history == game.history[:until]


def test_a_record_without_actions_is_a_game_at_its_start() -> None:
    header = played().record().partition("\n\n")[0]
    assert replayed_record(header, None).history == []


@pytest.mark.parametrize("line", ["p1 fly", "p1 ready"])
def test_a_line_that_cannot_be_played_is_named_by_its_number(line: str) -> None:
    text = f"{played().record()}{line}\n"
    with pytest.raises(ValueError, match=rf"^line {text.count(chr(10))}: "):
        replayed_record(text, None)


def test_a_record_of_too_many_lines_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played().record()
    monkeypatch.setattr(game_import, "MOST_LINES", text.count("\n"))
    assert replayed_record(text, None).history
    with pytest.raises(ValueError, match="at most"):
        replayed_record(f"{text}\n", None)


class Sizes(WorkerThread):
    """A worker that runs everything at once, and notes how long the work may take."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[int] = []

    async def run(self, size: int, work: Callable[[], T]) -> T:
        self.noted.append(size)
        return work()


@pytest.mark.parametrize(
    ("new", "code"),
    [
        (NewTable(GameOptions(prophecies=True)), "bad_options"),
        (NewTable(record="nonsense"), "bad_record"),
        (NewTable(position={"options": 1}), "bad_record"),
        (NewTable(record=random_game(Options(), 3).record()), "bad_record"),
    ],
    ids=["options", "record", "position", "over"],
)
def test_what_cannot_be_played_on_from_is_refused(new: NewTable, code: str) -> None:
    assert asyncio.run(refusal_of(options_and_start(new, Sizes()))) == code


def test_a_long_record_is_replayed_outside_the_loop() -> None:
    """R22: a typical line has about ten characters."""
    worker, game = Sizes(), played()
    options, start = asyncio.run(options_and_start(NewTable(record=game.record()), worker))
    assert start is not None
    assert (options, start.history) == (game.setup_options, game.history)
    assert len(game.record()) / 12 < worker.noted[0] < len(game.record()) / 8
    assert asyncio.run(options_and_start(NewTable(), worker)) == (Options(), None)


def test_where_a_game_began_is_stored() -> None:
    """A record of a legal game is no invention; what began with a position may be one."""
    game = played()
    assert origin_columns(None, False, 7) == dict.fromkeys(("position", "uploaded")) | {
        "origin": "set_up"
    }
    found = [
        origin_columns(start, is_record, 7)["origin"]
        for start in (game, Game.from_dict(game.to_dict()))
        for is_record in (True, False)
    ]
    assert found == ["record", "position", "position", "position"]
    stored = origin_columns(game, True, 7)
    assert "names" not in json.loads(stored["position"])
    assert json.loads(stored["position"])["seed"] == 7
    assert json.loads(stored["uploaded"])["seed"] == game.seed


def test_a_game_from_the_set_up_carries_no_mark(server: Running, tmp_path: Path) -> None:
    id, players = server.table(people=2, options={"beginner": True, "quick": True})
    assert marks(players[0].table) == ("set_up", False)
    assert marks(in_lobby(server, id, "playing")) == ("set_up", False)
    play(players, Random(1))
    text = record_of(server, id)
    assert "# origin" not in text
    assert verified(text, tmp_path).count("\n") == 1


@pytest.mark.parametrize(
    ("body", "origin"),
    [
        ({"position": stacked()}, "position"),
        ({"record": begun().record()}, "record"),
        ({"record": begun().record(), "until": 12}, "record"),
        ({"record": Game.from_dict(stacked()).record()}, "position"),
    ],
    ids=["position", "record", "moment", "record_of_position"],
)
def test_a_game_that_did_not_begin_at_set_up_says_so(
    server: Running, tmp_path: Path, body: dict[str, Any], origin: str
) -> None:
    """In the lobby, at the table, in its record and replay, and when it is verified."""
    made = server.post("/api/tables", {"options": {}, **body})["table"]
    assert marks(made) == (origin, False)
    assert marks(in_lobby(server, made["id"], "waiting")) == (origin, False)
    id, players = server.table(people=2, **body)
    assert marks(players[0].table) == marks(server.watch(id).table) == (origin, False)
    notes = server.http.get(f"/api/tables/{id}/record", headers=bearer(players[0].token or ""))
    assert f"# origin: {origin}, this game did not start from the setup" in notes.text
    play(players, Random(1))
    assert marks(server.get(f"/api/tables/{id}/moments")) == (origin, False)
    text = record_of(server, id)
    assert f"# origin: {origin}, this game did not start from the setup" in text
    said = verified(text, tmp_path)
    assert "The dice are fair" in said
    assert "did not start from the setup" in said
    assert "shuffled with the committed seed" in said
    assert "not proven" in said


def test_what_is_hidden_in_a_position_is_shuffled_by_the_committed_seed(server: Running) -> None:
    """Whoever brought the position knows nothing of the decks; the record proves the shuffle."""
    uploaded = begun().to_dict()
    id, players = server.table(people=2, position=uploaded)
    play(players, Random(1))
    text = record_of(server, id)
    seed = int(players[0].catch_up().table["seed"])
    began: Any = json.loads(line_of(text, "position: "))
    assert began == Game.from_dict({**uploaded, "seed": seed}).reshuffled().began
    brought: Any = json.loads(line_of(text, "# uploaded: "))
    assert began["dark_alley"]["special_decks"] != brought["dark_alley"]["special_decks"]
    assert verify(text).shuffled
    brought["players"][0]["coins"] += 1
    forged = text.replace(line_of(text, "# uploaded: "), json.dumps(brought))
    with pytest.raises(ValueError, match="does not begin with the uploaded position"):
        verify(forged)


def test_a_record_without_the_uploaded_position_proves_no_shuffle(
    server: Running, tmp_path: Path
) -> None:
    """As games that began with a position before positions were shuffled."""
    id, players = server.table(people=2, position=begun().to_dict())
    play(players, Random(1))
    text = record_of(server, id)
    said = verified(text.replace(f"# uploaded: {line_of(text, '# uploaded: ')}\n", ""), tmp_path)
    assert "did not start from the setup" in said
    assert "Nothing shows how its decks and hidden cards were shuffled" in said
