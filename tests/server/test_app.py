"""What the web application answers when it refuses or fails."""

import json
import logging
from typing import Any

import pytest
from litestar.exceptions import HTTPException
from websockets.exceptions import InvalidStatus

from tests.server.support import Running, connect
from trickerion.server import app
from trickerion.server.protocol.messages import PROTOCOL, CommandRefused


class Asked:
    """A request; only its route is looked at."""

    def __init__(self) -> None:
        self.scope = {"type": "http", "method": "GET", "path_template": "/mail/confirm/{key}"}


REQUEST: Any = Asked()


@pytest.mark.parametrize(
    ("code", "status"),
    [
        *(("unknown_table", 404), ("not_found", 404), ("unknown_token", 403), ("other_site", 403)),
        *(("invitation_needed", 403), ("spectators_off", 403), ("running", 403)),
        *(("bad_password", 401), ("not_signed_in", 401), ("seat_taken", 409), ("table_full", 409)),
        *(("other_rules", 409), ("name_taken", 409), ("not_started", 409)),
        *(("too_fast", 429), ("busy", 503), ("bad_name", 400), ("malformed", 400)),
    ],
)
def test_every_refusal_has_its_status_and_the_headers_of_all_answers(
    code: Any, status: int
) -> None:
    answer = app._refused(REQUEST, CommandRefused(code, "No."))
    assert answer.status_code == status
    assert (answer.content.code, answer.content.detail) == (code, "No.")
    assert answer.headers["Content-Security-Policy"].startswith("default-src 'self'")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert ("Retry-After" in answer.headers) is (status == 429)


@pytest.mark.parametrize(("status", "code"), [(404, "not_found"), (405, "malformed")])
def test_what_the_framework_refuses_is_a_refusal_too(status: int, code: str) -> None:
    answer = app._refused(REQUEST, HTTPException("No.", status_code=status))
    assert (answer.status_code, answer.content.code) == (status, code)
    assert answer.content.detail == "No."
    why = HTTPException("No.", status_code=status, extra=["because"])
    assert app._refused(REQUEST, why).content.detail == "No.: ['because']"


def test_a_long_reason_is_cut_off() -> None:
    answer = app._refused(REQUEST, HTTPException("x" * 1000, status_code=400))
    assert answer.content.detail == "x" * 300


def test_a_failure_tells_nothing_but_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        answer = app._failed(REQUEST, ValueError("a secret"))
    assert (answer.status_code, answer.content.code) == (500, "busy")
    assert "secret" not in answer.content.detail
    assert vars(caplog.records[-1])["kind"] == "GET /mail/confirm/{key}"
    assert caplog.records[-1].exc_info


def test_too_deep_is_malformed() -> None:
    answer = app._refused(REQUEST, RecursionError())
    assert (answer.status_code, answer.content.code) == (400, "malformed")


def test_every_refused_request_is_logged_once_by_its_route(
    sqlite_server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """Without what was sent: paths hold keys, and headers hold tokens."""
    with caplog.at_level(logging.INFO, "trickerion.server.refusals"):
        http = sqlite_server.http
        http.get("/api/tables/nowhere")
        http.get("/api/nothing")
        http.get("/mail/confirm/a-secret-key")
        http.patch("/api/tables")
        http.post("/api/tables", content=b"{", headers={"Content-Type": "application/json"})
        http.post("/api/tables", content=b"x")
        http.post("/api/sessions", json={"name": "Ada", "password": "correct horse"})
        http.get("/api/metrics", headers={"Authorization": "Bearer a-secret-token"})
        http.get("/api/health")
    lines = [vars(record) for record in caplog.records if record.name.endswith("refusals")]
    assert [(line["kind"], line["code"]) for line in lines] == [
        ("GET /api/tables/{table_id}", "unknown_table"),
        ("GET unknown", "not_found"),
        ("GET /mail/confirm/{key}", "not_found"),
        ("PATCH unknown", "malformed"),
        ("POST /api/tables", "malformed"),
        ("POST /api/tables", "malformed"),
        ("POST /api/sessions", "bad_password"),
        ("GET /api/metrics", "unknown_token"),
    ]
    assert {(line["message"], line["address"]) for line in lines} == {
        ("request refused", "127.0.0.1")
    }
    assert "secret" not in str(lines)


def test_a_socket_that_is_not_opened_is_logged_once(
    sqlite_server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    id = sqlite_server.post("/api/tables")["table"]["id"]
    address = f"{sqlite_server.sockets}/api/tables/{id}/socket"
    elsewhere = {"Origin": "https://evil.example"}
    with caplog.at_level(logging.INFO, "trickerion.server.refusals"):
        with pytest.raises(InvalidStatus), connect(address, additional_headers=elsewhere):
            pass
        with pytest.raises(InvalidStatus), connect(f"{sqlite_server.sockets}/api/nowhere"):
            pass
        with connect(address) as line:
            line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": "a-secret"}))
            assert json.loads(line.recv())["code"] == "unknown_token"
    lines = [vars(record) for record in caplog.records if record.name.endswith("refusals")]
    assert [(line["message"], line["kind"], line["code"]) for line in lines] == [
        ("socket refused", "connect", "other_site"),
        ("socket refused", "socket unknown", "not_found"),
        ("socket refused", "hello", "unknown_token"),
    ]
    assert lines[0]["levelname"] == "WARNING"
    assert "--public-url" in lines[0]["hint"]
    assert "secret" not in str(lines)


def test_a_password_is_kept_out_of_the_log() -> None:
    assert app._without_password("postgresql://ada:p@ss@host:5/n") == "postgresql://host:5/n"
    assert app._without_password("sqlite:////a.db") == "sqlite:////a.db"
