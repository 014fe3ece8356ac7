"""The account page: password, sessions, export, deletion, and a forgotten password."""

import json
import re
from email.message import EmailMessage
from random import Random
from typing import Any

import pytest

from tests.server.administration import (
    PASSWORD,
    OwnedTable,
    closed_with,
    hello,
    send,
    sign_in,
    sign_up,
)
from tests.server.conftest import LOW_PRIORITY, settings
from tests.server.post_office import PostOffice, post_office
from tests.server.support import Player, Running, play, running, until
from tests.server.test_password_resets import use
from trickerion.server import admin

NEW = "battery staple"


def code(server: Running, method: str, path: str, token: str, body: Any = None) -> Any:
    answer = send(server, method, path, token, body)
    return answer.json()["code"] if answer.content else answer.status_code


def test_the_password_is_changed_with_the_old_one_and_other_browsers_are_signed_out(
    server: Running,
) -> None:
    first = sign_up(server, "Ada")
    other = sign_in(server, "Ada", PASSWORD)["token"]
    wrong = {"old": "wrong password", "new": NEW}
    assert code(server, "PUT", "/api/me/password", first, wrong) == "bad_password"
    right = {"old": PASSWORD, "new": NEW}
    assert code(server, "PUT", "/api/me/password", first, right) == 204
    assert send(server, "GET", "/api/me", first).json()["name"] == "Ada"
    assert code(server, "GET", "/api/me", other) == "not_signed_in"
    assert sign_in(server, "Ada", PASSWORD, status=401)["code"] == "bad_password"
    assert sign_in(server, "Ada", NEW)["name"] == "Ada"


@pytest.mark.usefixtures("standing_clock")
def test_r13_the_old_password_is_guessed_slowly(server: Running) -> None:
    token = sign_up(server, "Ada")
    body = {"old": "wrong password", "new": NEW}
    codes = [code(server, "PUT", "/api/me/password", token, body) for _ in range(22)]
    assert codes[:20] == ["bad_password"] * 20
    assert codes[-1] == "too_fast"


def test_sessions_are_listed_and_ended_with_their_sockets(server: Running) -> None:
    first = sign_up(server, "Ada")
    server.http.headers["User-Agent"] = "Phone " + "x" * 300
    second = sign_in(server, "Ada", PASSWORD)["token"]
    found = send(server, "GET", "/api/me/sessions", first).json()
    assert [each["is_current"] for each in found] == [False, True]
    assert found[0]["agent"].startswith("Phone ")
    assert len(found[0]["agent"]) <= 200
    assert second not in json.dumps(found)
    table = OwnedTable(server)
    table.sit("Ada", first)
    seated = Player(server, table.id, None, cookie=second)
    assert seated.seat == 0
    path = f"/api/me/sessions/{found[0]['id']}"
    assert send(server, "DELETE", path, first).status_code == 204
    assert closed_with(seated) == 4007
    assert code(server, "DELETE", path, first) == "not_found"
    for id in ("", "%25", "a" * 64):
        assert code(server, "DELETE", f"/api/me/sessions/x{id}", first) == "not_found"
    assert code(server, "GET", "/api/me", second) == "not_signed_in"
    third = sign_in(server, "Ada", PASSWORD)["token"]
    assert send(server, "DELETE", "/api/me/sessions", first).status_code == 204
    assert code(server, "GET", "/api/me", third) == "not_signed_in"
    assert len(send(server, "GET", "/api/me/sessions", first).json()) == 1


def test_an_export_has_the_accounts_own_data_and_nothing_else(server: Running) -> None:
    ada, ben = sign_up(server, "Ada"), sign_up(server, "Ben")
    table = OwnedTable(server, title="Friday")
    players = [table.player("Ada", ada), table.player("Ben", ben)]
    players[0].ask("say", text="my words")
    players[1].ask("say", text="his words")
    play(players, Random(1), actions=12)
    found = send(server, "GET", "/api/me/export", ada).json()
    assert found["account"]["name"] == "Ada"
    (game,) = found["games"]
    assert (game["table"], game["title"], game["seat"]) == (table.id, "Friday", 0)
    assert [text for _, text in game["chat"]] == ["my words"]
    assert game["actions"]
    assert all(text.startswith("p1 ") for _, text in game["actions"])
    written = json.dumps(found)
    for secret in ("his words", "Ben", "seed", "salt", table.owner, table.invitation, "argon2"):
        assert secret not in written


def test_a_deleted_account_leaves_its_games_to_the_others(server: Running, database: str) -> None:
    ada, ben = sign_up(server, "Ada"), sign_up(server, "Ben")
    over = OwnedTable(server)
    play([over.player("Ada", ada), over.player("Ben", ben)], Random(1))
    until(lambda: is_archived(database, over.id), LOW_PRIORITY)
    running_table = OwnedTable(server)
    players = [running_table.player("Ada", ada), running_table.player("Ben", ben)]
    players[0].ask("say", text="my address is ...")
    waiting = OwnedTable(server)
    waiting.sit("Ada", ada)
    path = "/api/me/delete"
    assert code(server, "POST", path, ada, {"password": "wrong password"}) == "bad_password"
    assert send(server, "POST", path, ada, {"password": PASSWORD}).status_code == 204
    assert code(server, "GET", "/api/me", ada) == "not_signed_in"
    assert sign_in(server, "Ada", PASSWORD, status=401)["code"] == "bad_password"
    players[1].until(lambda: players[1].table["seats"][0]["bot"] is not None)
    assert players[1].table["seats"][0]["name"] == "Player 1"
    assert waiting.state()["seats"][0]["name"] is None
    moments = server.get(f"/api/tables/{over.id}/moments")["moments"]
    assert {tuple(each["view"]["names"]) for each in moments} == {("Player 1", "Ben")}
    assert moments[-1]["view"]["over"]
    record = server.http.get(f"/api/tables/{over.id}/record").text
    assert '"Player 1"' in record
    again = Player(server, running_table.id, players[1].token)
    assert again.view["names"] == ["Player 1", "Ben"]
    assert [(s["name"], s["text"]) for s in again.steps if s["kind"] == "say"] == [
        ("Player 1", "…")
    ]
    assert sign_up(server, "Ada")
    assert send(server, "GET", "/api/me/tables", ben).json()


def is_archived(database: str, id: str) -> bool:
    return bool(admin.run_on(database, lambda store: admin.show_table(store, id))["archived"])


def test_the_name_of_an_account_is_only_for_its_owner(server: Running) -> None:
    ada, ben = sign_up(server, "Ada"), sign_up(server, "Ben")
    table = OwnedTable(server, options={"players": 4})
    for name in ("Ada", " ADA ", "ada"):
        assert table.sit(name, status=409)["code"] == "name_taken"
        assert table.sit(name, ben, status=409)["code"] == "name_taken"
    assert table.sit("ADA", ada)["seat"] == 0
    assert table.sit("Ada B.")["seat"] == 1


# A forgotten password


@pytest.fixture
def office() -> Any:
    with post_office() as found:
        yield found


def test_a_link_goes_to_the_confirmed_address_and_the_answer_tells_nothing(
    database: str, office: PostOffice
) -> None:
    chosen = settings(
        database, smtp=f"smtp://127.0.0.1:{office.port}", public_url="https://games.example"
    )
    with running(chosen) as server:
        ada, ben = sign_up(server, "Ada"), sign_up(server, "Ben")
        confirm(server, office, ada, "ada@example.org")
        send(server, "PUT", "/api/me/email", ben, {"email": "ben@example.org"})
        until(lambda: len(office.to("ben@example.org")) == 1)
        assert send(server, "GET", "/api/me", ada).json()["emails"] == ["ada@example.org"]
        answers = [
            server.http.post("/api/password-resets", json={"name": name})
            for name in ("ADA", "Ben", "Nobody")
        ]
        assert [each.status_code for each in answers] == [202] * 3
        assert len({each.content for each in answers}) == 1
        until(lambda: len(office.to("ada@example.org")) == 2)
        letter = office.to("ada@example.org")[1]
        found = re.search(r"https://games\.example/account/reset#([\w-]+)", body(letter))
        assert found is not None
        assert use(server, found[1], 201)["name"] == "Ada"
        (asked,) = office.to("ben@example.org")
        assert asked["Subject"] == "Trickerion: confirm your address", "and no link"


def confirm(server: Running, office: PostOffice, session: str, address: str) -> None:
    answer = send(server, "PUT", "/api/me/email", session, {"email": address})
    assert answer.json() == {"email": "unconfirmed"}
    until(lambda: len(office.to(address)) == 1)
    found = re.search(r"https://games\.example(/mail/confirm/[\w-]+)", body(office.to(address)[0]))
    assert found is not None
    assert server.http.post(found[1]).status_code == 200


def body(letter: EmailMessage) -> str:
    return str(letter.get_content())


@pytest.mark.usefixtures("standing_clock")
def test_links_are_asked_for_slowly(database: str, office: PostOffice) -> None:
    chosen = settings(database, smtp=f"smtp://127.0.0.1:{office.port}", public_url="https://g.org")
    with running(chosen) as server:
        codes = [
            server.http.post("/api/password-resets", json={"name": name}).status_code
            for name in ("Nobody",) * 6
        ]
        assert codes == [202] * 5 + [429]


def test_without_a_mail_server_an_admin_makes_the_link(sqlite_server: Running) -> None:
    sign_up(sqlite_server, "Ada")
    for name in ("Ada", "Nobody"):
        refused = sqlite_server.post("/api/password-resets", {"name": name}, status=400)
        assert refused["code"] == "no_mail"


def test_everything_about_an_account_needs_its_session(sqlite_server: Running) -> None:
    for method, path in (
        ("GET", "/api/me"),
        ("GET", "/api/me/sessions"),
        ("GET", "/api/me/export"),
        ("DELETE", "/api/me/sessions"),
        ("DELETE", "/api/me/sessions/x"),
    ):
        assert code(sqlite_server, method, path, "nonsense") == "not_signed_in"


def test_whoever_is_signed_in_still_needs_no_token(sqlite_server: Running) -> None:
    session = sign_up(sqlite_server, "Ada")
    table = OwnedTable(sqlite_server)
    table.sit("Ada", session)
    assert hello(sqlite_server, table.id, session)["seat"] == 0


# The language


def test_a_language_is_kept_in_the_account_and_exported(server: Running) -> None:
    token = sign_up(server, "Ada")
    assert send(server, "GET", "/api/me", token).json()["language"] is None
    assert code(server, "PUT", "/api/me/language", token, {"language": "en-GB"}) == 204
    assert send(server, "GET", "/api/me", token).json()["language"] == "en"
    assert sign_in(server, "Ada", PASSWORD)["language"] == "en"
    exported = send(server, "GET", "/api/me/export", token).json()
    assert exported["account"]["language"] == "en"


@pytest.mark.parametrize("language", ["tlh", "", "../../etc", "x" * 21])
def test_a_language_without_texts_is_refused(sqlite_server: Running, language: str) -> None:
    token = sign_up(sqlite_server, "Ada")
    body = {"language": language}
    assert code(sqlite_server, "PUT", "/api/me/language", token, body) == "malformed"
