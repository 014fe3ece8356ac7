"""R11: odd texts in every field, on every database: taken or refused, never a failure."""

import json
from typing import Any
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support import Player, Running

ODD = (
    *("\x00", "a\x00b", "\x1b[2J", "\r\n", "\u202e", "\ud800", "\udfff\ud800", "\ufffe"),
    *("💥" * 40, "ß" * 40, "İ" * 40, "ΐ" * 40, "ﬃ" * 40, "' OR 1=1 --", "x" * 5000),
)
"""NUL (which PostgreSQL does not take), escapes, halves of characters, and letters that become two
or three where case makes no difference."""
NEW = ("title", "takeover", "record", "position", "pace")
CREDENTIALS = {"name": "Ada", "password": "correct horse"}


def texts_in(path: str, body: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    """The same request with every one of its texts replaced by every odd one."""
    return [
        ("POST", path, {**body, field: [odd] if isinstance(value, list) else odd})
        for field, value in body.items()
        for odd in ODD
    ]


def test_r11_odd_texts_in_the_lobby(server: Running) -> None:
    id = server.post("/api/tables")["table"]["id"]
    token = server.post(f"/api/tables/{id}/seats", {"name": "Ada"})["token"]
    asked = [
        *(("POST", "/api/tables", {field: odd}) for field in NEW for odd in ODD),
        *(("POST", "/api/tables", {"bots": [odd]}) for odd in ODD),
        *texts_in(f"/api/tables/{id}/seats", {"name": "Ben", "invitation": "x"}),
        *texts_in("/api/accounts", CREDENTIALS),
        *texts_in("/api/sessions", CREDENTIALS),
        *texts_in("/api/me/seats", {"tokens": []}),
        *(("POST", "/api/tables", {"position": {odd: odd}}) for odd in ODD),
        *(("PUT", f"/api/tables/{id}/seats/0/attention", {"webhook": odd}) for odd in ODD),
        *(("PUT", f"/api/tables/{id}/seats/0/attention", {"email": odd}) for odd in ODD),
    ]
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    for method, path, body in asked:
        # Halves of characters go as escapes; httpx would not write them.
        answer = server.http.request(method, path, content=json.dumps(body), headers=headers)
        assert answer.status_code < 500, (path, body, answer.text)
    assert server.get("/api/health")["status"] == "ok"


def test_r11_odd_texts_in_addresses_and_headers(server: Running) -> None:
    for odd in ODD:
        written = quote(odd, errors="surrogatepass")
        for path in (
            *(f"/api/tables/{written}", f"/api/tables/{written}/record", f"/{written}.js"),
            *(f"/api/tables/{written}/moments", f"/api/tables?status={written}"),
            *(f"/api/tables?before={written}", f"/t/{written}", f"/assets/{written}.js"),
        ):
            answer = server.http.get(path)
            assert answer.status_code < 500 or "not been built" in answer.text, path
    for value in (b"\xff\xfe", b"x" * 5000, b"%00", b'"'):
        for headers in ({b"Authorization": b"Bearer " + value}, {b"Cookie": b"session=" + value}):
            assert server.http.get("/api/me/tables", headers=headers).status_code == 401


def test_r11_odd_texts_on_a_socket(server: Running) -> None:
    id, (one, _) = server.table(people=2, options={"beginner": True})
    for odd in ODD:
        for type, fields in (
            ("say", {"text": odd}),
            ("leave", {"level": odd}),
            ("act", {"action": odd}),
            ("act", {"action": {odd: odd}}),
            ("explain", {"action": odd}),
            ("explain", {"action": {"kind": odd, "seat": 0}}),
        ):
            answer = one.ask(type, **fields) if "\ud800" not in odd else _sent(one, type, fields)
            assert answer.get("code") != "busy", (type, fields)
        if "\ud800" not in odd:
            with pytest.raises(ConnectionClosed):
                Player(server, id, odd)
            code = server.open[-1].refusals[-1]["code"]
            assert code in ("malformed", "unknown_token", "too_fast")


def _sent(player: Player, type: str, fields: dict[str, Any]) -> dict[str, Any]:
    """A message that cannot be decoded has no id, so its refusal has none either."""
    refused = len(player.refusals)
    player.send(type=type, id="odd", version=player.version, **fields)
    player.until(lambda: len(player.refusals) > refused)
    return player.refusals[-1]


# Lengths


def test_r11_texts_have_a_longest_length(server: Running) -> None:
    """What is just short enough is taken, one letter more is refused."""
    made = server.post("/api/tables", {"title": "x" * 80, "options": {"players": 4}})
    id = made["table"]["id"]
    for path, field, longest, others in (
        ("/api/tables", "title", 80, {}),
        (f"/api/tables/{id}/seats", "name", 40, {}),
        (f"/api/tables/{id}/seats", "invitation", 80, {"name": "Ada"}),
        ("/api/accounts", "name", 40, {"password": "correct horse"}),
        ("/api/accounts", "password", 200, {"name": "Ada"}),
    ):
        server.post(path, {**others, field: "x" * longest})
        refused = server.post(path, {**others, field: "x" * (longest + 1)}, status=400)
        assert refused["code"] == "malformed"
    short = {"name": "Ben", "password": "x" * 7}
    assert server.post("/api/accounts", short, status=400)["code"] == "malformed"
    keys = {"tokens": ["x"] * 51}
    assert server.post("/api/me/seats", keys, status=400)["code"] == "malformed"


def test_r11_chat_has_a_longest_length(server: Running) -> None:
    _, (one, _) = server.table(people=2)
    assert one.ask("say", text="x" * 500)["type"] == "ack"
    assert one.ask("say", text="x" * 501)["code"] == "malformed"
    assert one.ask("say", text="")["code"] == "malformed"
    assert one.ask("act", action="x" * 121)["code"] == "malformed"
    assert one.ask("ping", id="x" * 40)["type"] == "ack"
