"""The lobby: making, finding, joining and keeping tables."""

import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bots import programs
from tests.server.conftest import settings
from tests.server.support import Player, Running, bearer, play, running, until
from trickerion.bots import LEVELS
from trickerion.bots.names import STYLE_NAMES
from trickerion.server.storage.store import sqlite_url


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


def test_the_owner_fills_free_seats_with_bots(server: Running) -> None:
    made = server.post("/api/tables", {"options": {"players": 3}})
    id, owner = made["table"]["id"], bearer(made["owner"])
    token = server.post(f"/api/tables/{id}/seats", {"name": "Ada"})["token"]
    path, body = f"/api/tables/{id}/bots", {"level": "random"}
    assert server.post(path, body, 403, headers=bearer(token))["code"] == "not_owner"
    assert server.post(path, {"level": "x"}, 400, headers=owner)["code"] == "bad_options"
    for _ in range(2):
        assert server.http.post(path, json=body, headers=owner).status_code == 204
    assert server.post(path, body, 409, headers=owner)["code"] == "table_full"
    table = server.get(f"/api/tables/{id}")
    assert [seat["bot"] for seat in table["seats"]] == [None, "random", "random"]
    assert table["status"] == "playing"
    ada = Player(server, id, token)
    ada.until(ada.is_asked)


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


def test_the_lobby_lists_fifty_tables_and_pages_on(sqlite_server: Running) -> None:
    ids = [sqlite_server.post("/api/tables")["table"]["id"] for _ in range(52)]
    listed = sqlite_server.get("/api/tables")
    assert [table["id"] for table in listed] == ids[:1:-1]
    more = sqlite_server.get(f"/api/tables?before={listed[-1]['updated']!r}")
    assert [table["id"] for table in more] == ids[1::-1]


def test_games_that_nobody_may_watch_are_listed_only_until_they_begin(
    sqlite_server: Running,
) -> None:
    def listed(status: str) -> list[str]:
        return [table["id"] for table in sqlite_server.get(f"/api/tables?status={status}")]

    waiting = sqlite_server.post("/api/tables", {"spectators": False})["table"]["id"]
    sqlite_server.table(2, spectators=False)
    seen, (one, _) = sqlite_server.table(2, title="Friday", pace="slow", bots=["random"])
    assert listed("waiting") == [waiting]
    assert listed("playing") == [seen]
    assert listed("over") == []
    (told,) = sqlite_server.get("/api/tables?status=playing")
    assert (told["title"], told["pace"], told["spectators"]) == ("Friday", "slow", True)
    assert told["options"]["players"] == 3
    assert [seat["bot"] for seat in told["seats"]] == [None, None, "random"]
    assert (told["asked"], told["turn"]) == (one.view["to_act"], one.view["turn"])
    assert (told["scores"], told["my_seat"]) == (None, None)
    assert told["created"] <= told["updated"]
    health = sqlite_server.get("/api/health")
    assert (health["status"], health["tables"], health["sockets"]) == ("ok", 3, 4)


def test_links_lead_to_the_public_address(tmp_path: Path) -> None:
    chosen = settings(sqlite_url(tmp_path / "a.db"), public_url="https://games.example")
    with running(chosen) as server:
        made = server.post("/api/tables")
        id = made["table"]["id"]
        assert made["link"] == f"https://games.example/t/{id}"
        seated = server.post(f"/api/tables/{id}/seats", {"name": "Ada"})
        assert seated["link"] == f"https://games.example/t/{id}#{seated['token']}"
        closed = server.post("/api/tables", {"is_open": False})
        path = f"/t/{closed['table']['id']}?invitation={closed['invitation']}"
        assert closed["link"] == f"https://games.example{path}"
        assert server.get("/api/bots")[0] == "random"


def test_a_seat_is_opened_again_by_its_link(server: Running) -> None:
    id = server.post("/api/tables")["table"]["id"]
    seated = server.post(f"/api/tables/{id}/seats", {"name": "Ada"})
    assert seated["link"].endswith(f"/t/{id}#{seated['token']}")
    phone = Player(server, id, seated["link"].partition("#")[2])
    assert phone.seat == 0
    assert phone.table["seats"][0]["is_here"]
    phone.close()
    until(lambda: not server.get(f"/api/tables/{id}")["seats"][0]["is_here"])


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


def test_a_bot_with_a_style_sits_down_as_one_of_its_characters(sqlite_server: Running) -> None:
    options = {"players": 3, "beginner": True, "quick": True}
    bots = ["random:gambler", "random"]
    _, (ada,) = sqlite_server.table(1, options=options, bots=bots)
    first, second = ada.table["seats"][1:]
    assert (first["bot"], second["bot"]) == ("random:gambler", "random")
    assert first["name"] in STYLE_NAMES["gambler"]
    while {step["seat"] for step in ada.steps if step["kind"] == "act"} < {0, 1, 2}:
        play([ada], Random(1), actions=1)


@pytest.mark.parametrize("bot", ["random:juggler", "random:", "random:two_specialists"])
def test_only_styles_can_be_chosen(bot: str, sqlite_server: Running) -> None:
    """The plans of exploiters are for the lab."""
    refused = sqlite_server.post("/api/tables", {"bots": [bot]}, 400)
    assert refused["code"] == "bad_options"
    assert "a style: one of planner, gambler" in refused["detail"]
    assert refused["detail"].endswith("as in legend:impresario")


def test_the_hosts_bots_can_be_chosen_and_play_under_their_names(tmp_path: Path) -> None:
    extra = f"Robo={programs.spec()},Dud={programs.spec('fails_at_once')}"
    with running(settings(sqlite_url(tmp_path / "a.db"), extra_bots=extra)) as at:
        assert at.get("/api/bots") == [*LEVELS, "Robo", "Dud"]
        options = {"players": 3, "beginner": True, "quick": True}
        _, (ada,) = at.table(1, options=options, bots=["Robo", "Dud"])
        assert [seat["name"] for seat in ada.table["seats"][1:]] == ["Robo", "Dud"]
        assert [seat["bot"] for seat in ada.table["seats"][1:]] == ["Robo", "Dud"]
        while {step["seat"] for step in ada.steps if step["kind"] == "act"} < {0, 1, 2}:
            play([ada], Random(1), actions=1)
        takeover = {"options": {"players": 2}, "takeover": "Robo"}
        assert at.post("/api/tables", takeover, 400)["code"] == "bad_options"
        unknown = {"options": {"players": 2}, "bots": ["wizard"]}
        assert "legend, Robo, Dud," in at.post("/api/tables", unknown, 400)["detail"]
        styled = {"options": {"players": 2}, "bots": ["Robo:gambler"]}
        assert at.post("/api/tables", styled, 400)["code"] == "bad_options"


def test_a_solo_game_begins_when_its_player_sits_down(server: Running) -> None:
    """HEIR-1: one seat, and the Heir beside it that nobody can take."""
    made = server.post("/api/tables", {"options": {"players": 1, "heir": "hard"}})
    id = made["table"]["id"]
    assert len(made["table"]["seats"]) == 1
    token = server.post(f"/api/tables/{id}/seats", {"name": "Ada"})["token"]
    ada = Player(server, id, token)
    ada.until(lambda: bool(ada.view))
    assert ada.view["names"] == ["Ada", "Dahlgaard's Heir"]
    assert len(ada.view["players"]) == 2
    full = server.post(f"/api/tables/{id}/seats", {"name": "Ben"}, status=409)
    assert full["code"] == "table_full"


@pytest.mark.parametrize(
    "options",
    [{"players": 1}, {"players": 2, "heir": "easy"}, {"players": 1, "heir": "easy", "quick": True}],
)
def test_solo_games_that_the_rules_do_not_allow(server: Running, options: dict[str, Any]) -> None:
    """HEIR-1."""
    refused = server.post("/api/tables", {"options": options}, status=400)
    assert refused["code"] == "bad_options"
