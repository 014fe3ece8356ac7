"""What chat programs show of a link."""

from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.pseudo_language import pseudo_language
from tests.server.support import Running
from tests.support import ROOT
from trickerion.server import link_previews
from trickerion.server.storage.rows import SeatRow, TableRow
from trickerion.texts import texts

XA = {"Accept-Language": "xa"}
PAGE = "<!doctype html><html><head><title>trickerion</title></head><body></body></html>"


class Tags(HTMLParser):
    """Reads the Open Graph tags of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.names: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        given = dict(attrs)
        if given.get("property"):
            self.found[str(given["property"])] = str(given["content"])


@pytest.fixture
def index(static: Path) -> None:
    (static / "index.html").write_text(PAGE)


def tags(server: Running, path: str) -> Tags:
    return Tags(server.http.get(path).text)


@pytest.mark.usefixtures("index")
def test_a_link_to_an_open_table_names_the_game_and_its_players(sqlite_server: Running) -> None:
    made = sqlite_server.post(
        "/api/tables", {"title": "Friday night", "options": {"players": 3, "dark_alley": True}}
    )
    id = made["table"]["id"]
    sqlite_server.post(f"/api/tables/{id}/seats", {"name": "Ada"})
    found = tags(sqlite_server, f"/t/{id}").found
    assert found["og:title"] == "Friday night · trickerion"
    assert found["og:description"] == ("Dark Alley, 3 players. 2 seats are free: come and play.")
    assert found["og:url"] == f"{sqlite_server.url}/t/{id}"
    assert found["og:image"] == f"{sqlite_server.url}/preview.png"


@pytest.mark.usefixtures("index")
def test_a_preview_is_in_the_language_of_the_players_unless_another_is_asked_for(
    sqlite_server: Running, tmp_path: Path
) -> None:
    with pseudo_language(tmp_path):
        made = sqlite_server.post("/api/tables", {"title": "", "options": {"players": 3}})
        path = f"/t/{made['table']['id']}"
        seat = {"name": "Ada"}
        sqlite_server.http.post(f"/api/tables/{made['table']['id']}/seats", json=seat, headers=XA)
        assert tags(sqlite_server, path).found["og:description"].startswith("⟦")
        plain = sqlite_server.http.get(path, headers={"Accept-Language": "en"}).text
        assert Tags(plain).found["og:description"].endswith("come and play.")


@pytest.mark.usefixtures("index")
def test_a_link_to_a_private_table_tells_nothing(sqlite_server: Running) -> None:
    made = sqlite_server.post("/api/tables", {"title": "Secret club", "is_open": False})
    answer = sqlite_server.http.get(made["link"].removeprefix(sqlite_server.url))
    assert Tags(answer.text).found["og:title"] == "trickerion"
    assert "og:description" not in Tags(answer.text).found
    assert "Secret" not in answer.text
    assert made["invitation"] not in answer.text


@pytest.mark.usefixtures("index")
def test_what_players_write_cannot_become_html(sqlite_server: Running) -> None:
    evil = '"><script>alert(1)</script>'
    made = sqlite_server.post("/api/tables", {"title": evil})
    found = tags(sqlite_server, f"/t/{made['table']['id']}")
    assert found.found["og:title"].startswith(evil)
    assert "script" not in found.names


@pytest.mark.usefixtures("index")
def test_other_pages_say_what_this_is(sqlite_server: Running) -> None:
    for path in ("/", "/rules/THR-5", "/nowhere", "/%ED%A0%80"):
        found = tags(sqlite_server, path).found
        assert found["og:title"] == "trickerion"
        assert "stage magicians" in found["og:description"]


@pytest.mark.usefixtures("index")
def test_an_unknown_table_has_the_products_name(sqlite_server: Running) -> None:
    assert tags(sqlite_server, "/t/none").found["og:title"] == "trickerion"


def described(**values: Any) -> dict[str, str]:
    row = TableRow(
        **{
            **{"id": "a", "title": "", "options": '{"prophecies": true, "dark_alley": true}'},
            **{"is_open": True, "pace": "live", "spectators": True, "clock": "none"},
            **{"seconds": 0, "takeover": "apprentice", "seed": "1", "salt": "", "rules": 1},
            **{"invitation": "x", "created": 0.0, "updated": 0.0, **values},
        }
    )
    seats = [SeatRow(table_id="a", seat=0, name="Ada"), SeatRow(table_id="a", seat=1, name="Ben")]
    return link_previews.described(texts(), row, seats)


def test_a_running_game_names_its_players_and_the_turn() -> None:
    assert described(status="playing", turn=3) == {
        "og:title": "Ada and Ben: a table of trickerion",
        "og:description": "Dark Alley with prophecies, 2 players: Ada and Ben. Turn 3; "
        "come and watch.",
    }


@pytest.mark.parametrize(
    "values",
    [
        {"is_open": False},
        {"closed": 1.0},
        {"spectators": False, "status": "playing"},
        {"spectators": False, "status": "over"},
    ],
)
def test_what_the_lobby_hides_is_not_previewed(values: dict[str, Any]) -> None:
    assert described(title="Secret club", **values) == {"og:title": "trickerion"}


def test_the_picture_of_previews_is_a_file_of_the_client() -> None:
    built = ROOT / "web/public"
    assert (built / link_previews.PICTURE.lstrip("/")).is_file()
