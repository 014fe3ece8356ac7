"""R11, R12, R16, R17: any bytes from anyone, and nobody is disturbed."""

import asyncio
import itertools
import json
from copy import copy
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import settings
from tests.server.direct_sockets import converse, registry_of
from tests.server.support import Data, Player, Running, figure, play
from trickerion import Action, Game, Options
from trickerion.server.app import make_app
from trickerion.server.protocol.bodies import GameOptions, NewTable
from trickerion.server.tables.seating import create, sit_down
from trickerion.server.tables.table import GameTable

NASTY: list[Any] = [
    *(None, True, -1, 0, 1, 2**31, 2**70, 1.5, "", "a", "\x00", "💥" * 50, "' OR 1=1 --"),
    *("<script>", [], {}, [[[[]]]], {"a": {"b": {}}}, "p1 ready", "../../etc/passwd"),
    *("\u202e", "x" * 5000),
]
KINDS = [
    *("hello", "act", "undo", "restart", "ask_undo", "agree", "decline", "leave", "back", "say"),
    *("explain", "imagine", "ping", "fly", 7, None),
]


def nonsense(chance: Random) -> str | bytes:
    """Messages that are wrong in every way there is."""
    roll = chance.random()
    if roll < 0.1:
        return chance.randbytes(chance.randrange(200))
    if roll < 0.2:
        return "".join(chr(chance.randrange(1, 0x300)) for _ in range(chance.randrange(80)))
    if roll < 0.25:
        return "[" * chance.choice((10, 1000, 20_000)) + '{"a":NaN}'
    if roll < 0.3:
        return chance.choice(("NaN", "Infinity", "1e999", '{"type":NaN}', "{", "}", "null", "0"))
    fields = ("id", "version", "action", "to", "text", "level", "token", "protocol", "since", "x")
    message: Data = {"type": chance.choice(KINDS)}
    for field in chance.sample(fields, chance.randrange(6)):
        message[field] = chance.choice(NASTY)
    if chance.random() < 0.5:
        message["id"] = f"n{chance.random()}"
    if chance.random() < 0.3:
        message["action"] = _wrong_action(chance)
        message["version"] = chance.randrange(300)
    return json.dumps(message)


def _wrong_action(chance: Random) -> Any:
    action: Any = Action.by_id(chance.randrange(4), chance.randrange(Action.catalogue_size()))
    written = action.to_dict()
    if chance.random() < 0.5:
        written[chance.choice([*written])] = chance.choice(NASTY)
    return written if chance.random() < 0.5 else str(action)


HARMLESS = ("say", "leave", "back", "ask_undo", "agree", "decline", "undo", "restart", "act")
"""Commands that may do what they say when they happen to be right."""


def test_r11_nonsense_on_a_socket_is_harmless(server: Running) -> None:
    """Only refusals; what the other players see stays the same, and nobody is thrown out."""
    chance = Random(11)
    id, players = server.table(people=2, options={"beginner": True})
    play(players, Random(1), actions=8)
    witness = players[1].catch_up()
    view, version = witness.view, witness.version
    stranger = server.watch(id)
    for number in range(600):
        if number % 200 == 199:
            stranger.close()
            stranger = server.watch(id)
        stranger.socket.send(nonsense(chance))
    stranger.until(lambda: bool(stranger.refusals))
    assert witness.catch_up().view == view
    assert witness.version == version
    assert server.get("/api/health")["status"] == "ok"


ON_A_LINE = 1000


def test_r11_every_nonsense_of_a_stranger_is_answered(database: str) -> None:
    """The same straight into the application, a great many times: one answer to each message, a
    refusal unless it asks for what anybody may know, and the table stays as it was."""
    chance = Random(11)

    async def run() -> None:
        app = make_app(settings(database))
        async with app.lifespan():
            registry = registry_of(app)
            table = await create(registry, NewTable(GameOptions(2, beginner=True)))
            for name in ("Ada", "Ben"):
                await sit_down(registry, table, name, None, None, None)
            state, version = table.game.digest(), table.version
            for _ in range(figure(2, 1_000_000 // ON_A_LINE)):
                messages = [nonsense(chance) for _ in range(ON_A_LINE)]
                answers = await converse(app, table.id, None, messages)
                assert {a["type"] for a in answers[:2]} == {"welcome", "update"}
                told = [a for a in answers[2:] if a["type"] != "table"]
                assert len(told) == ON_A_LINE
                assert {a["type"] for a in told} <= {"refused", "ack", "looked"}
                assert "busy" not in {a.get("code") for a in told}
            assert (table.game.digest(), table.version) == (state, version)

    asyncio.run(run())


def test_r11_nonsense_from_a_player_changes_nothing_illegal(database: str) -> None:
    """A seat may send anything: what is not a legal command is refused, and the log that comes of
    the rest can be replayed."""
    chance = Random(12)

    async def run() -> None:
        app = make_app(settings(database))
        async with app.lifespan():
            registry = registry_of(app)
            table = await create(registry, NewTable(GameOptions(2, beginner=True)))
            keys = [await sit_down(registry, table, "Ada", None, None, None) for _ in "ab"]
            for _ in range(figure(1, 100_000 // ON_A_LINE)):
                messages = [nonsense(chance) for _ in range(ON_A_LINE)]
                answers = await converse(app, table.id, keys[0][1], messages)
                assert "busy" not in {a.get("code") for a in answers}
            assert {one.entry.kind for one in table.log} <= set(HARMLESS)
            again = GameTable(registry.store, copy(table.row), table.seats, registry.now)
            for one in table.log:
                again.absorb(one.entry)
            assert again.game.digest() == table.game.digest()
            assert table.row.status == "playing"

    asyncio.run(run())


def test_a_message_that_is_too_long_closes_only_its_socket(server: Running) -> None:
    _, (one, other) = server.table(people=2)
    with pytest.raises(ConnectionClosed):
        one.ask("say", text="x" * 100_000)
    assert other.catch_up().version == 0


@pytest.mark.parametrize("path", ["tables", "tables/x/seats", "accounts", "sessions"])
def test_r11_nonsense_in_requests_gets_a_4xx(server: Running, path: str) -> None:
    chance = Random(13)
    for _ in range(figure(60, 20_000)):
        body = nonsense(chance)
        headers = {"Content-Type": chance.choice(("application/json", "text/html", "a/b"))}
        answer = server.http.post(f"/api/{path}", content=body, headers=headers)
        assert 400 <= answer.status_code < 500 or (answer.status_code == 201 and path == "tables")
        if answer.status_code != 201:
            assert answer.json()["code"]
    for wrong in ("/api/nothing", "/api/tables/%00", "/api/tables/x/moments?seat=x", "/%ff"):
        assert server.http.get(wrong).status_code in (400, 404)
    assert server.http.patch("/api/tables").status_code == 405
    assert server.get("/api/tables?status=none", status=400)["code"] == "malformed"


# R12


def test_r12_only_you_play_your_seat(server: Running) -> None:
    """Seat x action x phase x who: the owner's legal actions are done, all else is refused."""
    chance = Random(12)
    id, players = server.table(people=2, options={"beginner": True})
    other_id, others = server.table(people=2, options={"beginner": True})
    for _ in range(figure(25, 2000)):
        for player in players:
            player.catch_up()
        asked = [player for player in players if player.is_asked()]
        if not asked:
            break
        one = asked[0]
        other = next(player for player in players if player is not one)
        action = chance.choice(one.update["options"])
        assert other.ask("act", action=action)["code"] == "not_your_seat"
        watcher = server.watch(id)
        assert watcher.ask("act", action=action, version=99)["code"] == "spectator"
        watcher.close()
        assert others[other.seat or 0].ask("act", action=action, version=99)["code"] in (
            *("illegal", "not_your_seat"),
        )
        assert one.act(action)["type"] == "ack"
    with pytest.raises(ConnectionClosed):
        Player(server, id, others[0].token)
    assert Player(server, other_id, others[0].token).version == 0


def test_r12_nobody_acts_in_a_finished_game(server: Running) -> None:
    _, players = server.table(people=2, options={"beginner": True})
    play(players, Random(1))
    one = players[0].catch_up()
    for type, fields in (("act", {"action": "ready"}), ("undo", {}), ("restart", {})):
        assert one.ask(type, **fields)["code"] == "over"
    assert one.ask("say", text="good game")["type"] == "ack"


# R16


def test_r16_text_is_text(server: Running) -> None:
    """Names, titles and chat come back as they are, as JSON, under a strict policy."""
    evil = "<img src=x onerror=alert(1)>"
    made = server.post("/api/tables", {"title": evil})
    id = made["table"]["id"]
    server.post(f"/api/tables/{id}/seats", {"name": evil})
    answer = server.http.get(f"/api/tables/{id}")
    assert answer.json()["title"] == answer.json()["seats"][0]["name"] == evil
    assert answer.headers["content-type"] == "application/json"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    for error in (server.http.get("/nothing"), server.http.post("/api/tables", content=b"{")):
        assert error.headers["content-security-policy"] == policy
    for name in ("\x07", "a\u202eb", " ", "x" * 41):
        wrong = server.http.post(f"/api/tables/{id}/seats", json={"name": name})
        assert wrong.status_code == 400


# R17


def hostile_files() -> list[Data]:
    game = Game.new(Options(players=2), 1)
    position: Any = game.to_dict()
    record = game.record()
    return [
        *({"record": text} for text in ("", "x", record[:40], record + "p1 fly\n", "\x00" * 1000)),
        {"record": record.replace("rules", "x").replace("options", "opinions")},
        {"record": record + "p1 magician mechaniker\n" * 3},
        {"record": f"{record}p1 ready\n"},
        {"position": {}},
        {"position": {**position, "players": []}},
        {"position": {**position, "seed": -1}},
        {"position": {**position, "stack": [{"frame": "nothing"}]}},
        {"position": {**position, "turn": 10**30}},
        {"position": {**position, "extra": 1}},
        {"position": position, "record": record, "until": -1},
    ]


def test_r17_hostile_files_are_refused_with_a_reason(server: Running) -> None:
    for body in hostile_files():
        answer = server.http.post("/api/tables", json=body)
        assert answer.status_code == 400, body
        assert answer.json()["code"] in ("bad_record", "malformed")
        assert answer.json()["detail"]
    huge = server.http.post("/api/tables", json={"record": "p1 ready\n" * 700_000})
    assert huge.status_code == 413
    deep = b'{"position":' + b'{"a":' * 50_000 + b"1" + b"}" * 50_001
    assert server.http.post("/api/tables", content=deep).status_code in (400, 415)
    assert server.get("/api/tables") == []


def test_r17_damaged_positions_never_break_the_server(server: Running) -> None:
    """Any change to a position is refused, or leads to a game that can be played."""
    chance = Random(17)
    for number in range(figure(40, 20_000)):
        game = Game.new(Options(players=2, dark_alley=number % 2 == 0), number)
        position: Any = json.loads(json.dumps(game.to_dict()))
        _damage(position, chance)
        answer = server.http.post("/api/tables", json={"position": position})
        assert answer.status_code in (201, 400), answer.text


def _damage(data: Any, chance: Random) -> None:
    place: Any = data
    for _ in range(chance.randrange(1, 6)):
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = chance.choice(keys)
        if isinstance(place[key], (dict, list)) and chance.random() < 0.7:
            place = place[key]
        else:
            place[key] = chance.choice(NASTY)
            return


def test_every_refusal_of_a_hello_closes_the_socket(sqlite_server: Running) -> None:
    id, _ = sqlite_server.table(people=2)
    for path, token in itertools.product((id, "nowhere"), ("wrong", None)):
        if (path, token) != (id, None):
            with pytest.raises(ConnectionClosed):
                Player(sqlite_server, path, token)
