"""The lobby: making, finding, joining and keeping tables."""

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.support import Player, Running, play, until
from trickerion import Game, Options, replay
from trickerion.cli import main
from trickerion.lab.simulation import random_game
from trickerion.server import accounts
from trickerion.server.accounts import LIFETIME


def test_open_tables_are_listed_and_joined_without_an_account(server: Running) -> None:
    made = server.post("/api/tables", {"title": "Friday <night>", "options": {"players": 3}})
    id = made["table"]["id"]
    listed = server.get("/api/tables")
    assert [(one["id"], one["title"], one["status"]) for one in listed] == [
        (id, "Friday <night>", "waiting")
    ]
    first = server.post(f"/api/tables/{id}/seats", {"name": "  Ada   L. ", "seat": 2})
    assert (first["seat"], first["table"]["seats"][2]["name"]) == (2, "Ada L.")
    taken = server.post(f"/api/tables/{id}/seats", {"name": "Ben", "seat": 2}, status=409)
    assert taken["code"] == "seat_taken"
    waiting = Player(server, id, first["token"])
    assert waiting.view is None
    assert waiting.ask("act", action="ready", version=0)["code"] == "not_started"
    for name in ("Ben", "Cy"):
        server.post(f"/api/tables/{id}/seats", {"name": name})
    waiting.until(lambda: bool(waiting.view))
    assert waiting.view["names"] == ["Ben", "Cy", "Ada L."]
    assert (
        server.post(f"/api/tables/{id}/seats", {"name": "Di"}, status=409)["code"] == "table_full"
    )


def test_a_seat_can_be_given_back_before_the_game(server: Running) -> None:
    id = server.post("/api/tables")["table"]["id"]
    token = server.post(f"/api/tables/{id}/seats", {"name": "Ada"})["token"]
    wrong = server.http.delete(f"/api/tables/{id}/seats/0", headers=bearer("nonsense"))
    assert wrong.status_code == 403
    assert server.http.delete(f"/api/tables/{id}/seats/0", headers=bearer(token)).status_code == 204
    assert server.get(f"/api/tables/{id}")["seats"][0]["name"] is None


def test_a_closed_table_needs_its_invitation(server: Running) -> None:
    made = server.post("/api/tables", {"is_open": False})
    seats = f"/api/tables/{made['table']['id']}/seats"
    assert server.get("/api/tables") == []
    assert server.post(seats, {"name": "Eve"}, status=403)["code"] == "invitation_needed"
    wrong = {"name": "Eve", "invitation": "guess"}
    assert server.post(seats, wrong, status=403)["code"] == "invitation_needed"
    server.post(seats, {"name": "Ada", "invitation": made["invitation"]})


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"options": {"players": 5}}, "malformed"),
        ({"options": {"prophecies": True}}, "bad_options"),
        ({"bots": ["grandmaster"]}, "bad_options"),
        ({"bots": ["random"] * 3}, "bad_options"),
        ({"colour": "red"}, "malformed"),
        ({"record": "not a record"}, "bad_record"),
        ({"position": {"options": 1}}, "bad_record"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    sqlite_server: Running, body: dict[str, Any], code: str
) -> None:
    answer = sqlite_server.post("/api/tables", body, status=400)
    assert answer["code"] == code
    assert answer["detail"]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


# Accounts


def test_an_account_gathers_games_on_several_devices(server: Running) -> None:
    ada = {"name": "Ada", "password": "correct horse"}
    token = server.post("/api/accounts", ada)["token"]
    assert server.http.cookies.get("session") == token
    id = server.post("/api/tables")["table"]["id"]
    server.post(f"/api/tables/{id}/seats", {"name": "Ada"})
    server.http.cookies.clear()
    key = server.post(f"/api/tables/{id}/seats", {"name": "Ben"})["token"]
    assert server.get("/api/me/tables", status=401)["code"] == "not_signed_in"
    again = server.post("/api/sessions", {**ada, "name": "ada"})["token"]
    mine = server.get("/api/me/tables", headers=bearer(again))
    assert [(one["id"], one["my_seat"]) for one in mine] == [(id, 0)]
    assert Player(server, id, key).seat == 1
    assert server.http.delete("/api/sessions").status_code == 204
    assert server.get("/api/me/tables", status=401, headers=bearer(again))["code"]


def test_whoever_is_signed_in_needs_no_key(sqlite_server: Running) -> None:
    """The session's cookie opens one's seats; a page of another site cannot use it."""
    session = sqlite_server.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    id = sqlite_server.post("/api/tables")["table"]["id"]
    sqlite_server.post(f"/api/tables/{id}/seats", {"name": "Ada"})
    address = f"{sqlite_server.sockets}/api/tables/{id}/socket"
    cookie = {"Cookie": f"session={session['token']}"}
    with connect(address, additional_headers=cookie) as line:
        line.send('{"type":"hello","protocol":1}')
        assert json.loads(line.recv())["seat"] == 0
    with pytest.raises(InvalidStatus):
        connect(address, additional_headers=cookie, origin=Origin("https://evil.example"))


def test_names_are_unique_and_passwords_secret(server: Running) -> None:
    server.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    twin = server.post("/api/accounts", {"name": "ADA", "password": "battery staple"}, status=409)
    assert twin["code"] == "name_taken"
    for name in ("Ada", "Nobody"):
        wrong = {"name": name, "password": "wrong horse"}
        assert server.post("/api/sessions", wrong, status=401)["code"] == "bad_password"
    assert server.post("/api/accounts", {"name": "B", "password": "short"}, status=400)["code"]


def test_a_seat_joins_an_account_later(server: Running) -> None:
    id = server.post("/api/tables")["table"]["id"]
    key = server.post(f"/api/tables/{id}/seats", {"name": "Ada"})["token"]
    path = f"/api/tables/{id}/seats/0/account"
    assert server.http.put(path, headers=bearer(key)).status_code == 401
    server.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    assert server.http.put(path, headers=bearer(key)).status_code == 204
    assert server.get("/api/me/tables")[0]["my_seat"] == 0


def held(server: Running, *tokens: str | None) -> list[dict[str, Any]]:
    answer = server.http.post("/api/me/seats", json={"tokens": tokens})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def test_whoever_holds_keys_is_told_of_their_games_in_one_request(server: Running) -> None:
    first, (ada, ben) = server.table(2)
    second, (cleo, _) = server.table(2)
    assert held(server, cleo.token)[0]["asked"] == cleo.view["to_act"]
    while ben.seat not in ben.catch_up().view["to_act"]:
        ada.act(ada.catch_up().update["options"][0])
    mine = {one["id"]: one for one in held(server, ben.token, cleo.token, "a key to nothing")}
    assert {id: one["my_seat"] for id, one in mine.items()} == {first: 1, second: 0}
    assert mine[first]["asked"] == [1]
    assert "token" not in json.dumps(mine)
    assert held(server) == []
    assert server.post("/api/me/seats", {"tokens": ["x"] * 51}, status=400)["code"] == "malformed"


def test_a_seat_is_opened_again_by_its_link(server: Running) -> None:
    id = server.post("/api/tables")["table"]["id"]
    seated = server.post(f"/api/tables/{id}/seats", {"name": "Ada"})
    assert seated["link"].endswith(f"/t/{id}#{seated['token']}")
    phone = Player(server, id, seated["link"].partition("#")[2])
    assert phone.seat == 0
    assert phone.table["seats"][0]["is_here"]
    phone.close()
    until(lambda: not server.get(f"/api/tables/{id}")["seats"][0]["is_here"])


# Records


@pytest.fixture
def finished(sqlite_server: Running) -> tuple[Running, str, list[Player]]:
    id, players = sqlite_server.table(people=2, options={"beginner": True})
    play(players, Random(9))
    return sqlite_server, id, [player.catch_up() for player in players]


def test_the_record_of_a_finished_game_proves_its_dice(
    finished: tuple[Running, str, list[Player]], tmp_path: Path
) -> None:
    server, id, players = finished
    text = server.http.get(f"/api/tables/{id}/record").text
    assert replay(text).scores == [p["fame"] for p in players[0].view["players"]]
    assert f"# commitment: {players[0].table['commitment']}" in text
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    assert "The dice are fair" in CliRunner().invoke(main, ["verify", str(file)]).output
    file.write_text(text.replace("seed: ", "seed: 1"), encoding="utf-8")
    forged = CliRunner().invoke(main, ["verify", str(file)])
    assert forged.exit_code == 1
    assert "not the one the server committed itself to" in forged.output
    file.write_text(random_game(Options(), 1).record(), encoding="utf-8")
    assert "needs one seed" in CliRunner().invoke(main, ["verify", str(file)]).output


def test_a_finished_game_is_replayed_by_link(finished: tuple[Running, str, list[Player]]) -> None:
    server, id, players = finished
    last = len(replay(server.http.get(f"/api/tables/{id}/record").text).history)
    end = server.get(f"/api/tables/{id}/moments/{last}")
    assert end["actions"] == last
    assert end["view"]["winner"] == players[0].view["winner"]
    start = server.get(f"/api/tables/{id}/moments/0?seat=1")
    assert (start["view"]["seat"], start["events"]) == (1, [])
    assert server.get(f"/api/tables/{id}/moments/{last + 1}", status=404)["code"] == "not_found"
    assert players[0].ask("act", action="ready")["code"] == "over"


def test_the_record_of_a_running_game_tells_its_players_no_secrets(server: Running) -> None:
    id, players = server.table(people=2, options={"beginner": True})
    play(players, Random(3), actions=40)
    path = f"/api/tables/{id}/record"
    assert server.get(path, status=403)["code"] == "running"
    text = server.http.get(path, headers=bearer(players[0].token or "")).text
    assert "p1 assign" in text
    assert "p2 assign" not in text
    assert "seed" not in text
    assert server.get(f"/api/tables/{id}/moments/3", status=403)["code"] == "running"


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


# Attention


class Hook(BaseHTTPRequestHandler):
    heard: list[bytes] = []  # noqa: RUF012 - one for all requests

    def do_POST(self) -> None:
        self.heard.append(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *arguments: Any) -> None:
        pass


def test_players_of_slow_games_are_told_once_per_wait(sqlite_server: Running) -> None:
    Hook.heard.clear()
    hook = HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=hook.serve_forever, daemon=True).start()
    server = sqlite_server
    id, (one, other) = server.table(people=2, pace="slow", options={"beginner": True})
    body = {"webhook": f"http://127.0.0.1:{hook.server_port}/x"}
    path = f"/api/tables/{id}/seats/{other.seat}/attention"
    headers = bearer(other.token or "")
    other.close()
    until(lambda: not server.get(f"/api/tables/{id}")["seats"][1]["is_here"])
    assert server.http.put(path, json=body, headers=headers).json() == {"email": "off"}
    one.act(one.update["options"][0])
    until(lambda: len(Hook.heard) == 1)
    one.ask("say", text="hurry up")
    server.http.put(path, json=body, headers=headers)
    one.ask("say", text="please")
    assert f"It's your turn: /t/{id}".encode() in Hook.heard[0]
    assert len(Hook.heard) == 1
    hook.shutdown()
    hook.server_close()


@pytest.mark.parametrize(
    "body", [{"webhook": "file:///etc/passwd"}, {"email": "no"}, {"email": "a@b\nBcc: c@d"}]
)
def test_an_address_that_is_none_is_refused(sqlite_server: Running, body: dict[str, str]) -> None:
    id, (one, _) = sqlite_server.table(people=2, pace="slow")
    path = f"/api/tables/{id}/seats/0/attention"
    answer = sqlite_server.http.put(path, json=body, headers=bearer(one.token or ""))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_address")


def test_a_session_ends_by_itself(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    signed_in = server.post("/api/accounts", {"name": "Ada", "password": "a long password"})
    key = {"Authorization": f"Bearer {signed_in['token']}"}
    server.http.cookies.clear()
    now = time()
    for later, status in ((LIFETIME - 60, 200), (LIFETIME + 60, 401)):
        monkeypatch.setattr(accounts, "time", lambda later=later: now + later)
        assert server.http.get("/api/me/tables", headers=key).status_code == status
        server.http.cookies.clear()
    server.post("/api/sessions", {"name": "Ada", "password": "a long password"})
    monkeypatch.setattr(accounts, "time", lambda: now)
    server.http.cookies.clear()
    assert server.http.get("/api/me/tables", headers=key).status_code == 401
