"""The files of the browser client."""

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.pseudo_language import extra_texts
from tests.server.support import Running
from trickerion.server.app import ROUTES
from trickerion.server.routes import static_files
from trickerion.texts import texts


def test_no_answer_is_cached_by_its_query() -> None:
    """The framework's cache holds an entry per query string, and anybody can make up queries."""
    for handler in ROUTES:
        assert not getattr(handler, "cache", False), handler


def test_every_screen_is_the_clients_one_page(sqlite_server: Running, static: Path) -> None:
    for path in ("/", "/t/abc", "/rules/THR-5", "/replay/abc?seat=1", "/t/a.b/c"):
        answer = sqlite_server.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.text.startswith("<!doctype html>")


def test_what_is_no_screen_is_not_found_and_the_client_says_so(
    sqlite_server: Running, static: Path
) -> None:
    answer = sqlite_server.http.get("/nowhere")
    assert answer.status_code == 404
    assert answer.text.startswith("<!doctype html>")


def test_built_files_are_kept_forever_and_packed(sqlite_server: Running, static: Path) -> None:
    answer = sqlite_server.http.get("/assets/main-abc.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == "export {};"
    plain = sqlite_server.http.get("/assets/main-abc.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers


def test_nothing_outside_the_clients_folder_is_told(sqlite_server: Running, static: Path) -> None:
    for path in ("/assets/none.js", "/assets/..%2F..%2Fsecret.json", "/api/nothing"):
        assert sqlite_server.http.get(path).status_code == 404
    answer = sqlite_server.http.get("/..%2Fsecret.json")
    assert answer.text != "{}"


def test_a_client_that_was_not_built_says_so(sqlite_server: Running, static: Path) -> None:
    (static / "index.html").unlink()
    answer = sqlite_server.http.get("/")
    assert answer.status_code == 503
    assert "has not been built" in answer.text


def test_names_no_file_system_takes_are_not_found(sqlite_server: Running, static: Path) -> None:
    for name in ("x" * 300, "x" * 5000, "%F0%9D%9F%99" * 90, "%00", "%ED%A0%80"):
        for folder in ("", "assets/"):
            assert sqlite_server.http.get(f"/{folder}{name}.js").status_code == 404


def test_content_types_name_their_charset_once(sqlite_server: Running, static: Path) -> None:
    for path in ("/", "/assets/main-abc.js", "/api/metrics"):
        assert sqlite_server.http.get(path).headers["content-type"].count("charset") == 1


class Asked:
    """A request that takes these encodings."""

    def __init__(self, encodings: str = "") -> None:
        self.headers = {"accept-encoding": encodings} if encodings else {}


def given(name: str, encodings: str = "") -> Any:
    """The answer to a request for a file or a screen."""
    request: Any = Asked(encodings)
    return static_files.file_or_page(request, name, texts())


@pytest.mark.parametrize(
    ("name", "status"),
    [
        *(
            (name, 200)
            for name in ("", "t/a", "replay/a", "rules", "rules/THR-5", "account", "admin")
        ),
        *((name, 404) for name in ("x", "tt/a", "index", "rules.js", "assets", "main-abc.js")),
    ],
)
def test_screens_are_known_by_how_their_address_begins(name: str, status: int) -> None:
    answer = given(name)
    assert (answer.status_code, answer.media_type) == (status, "text/html")
    assert answer.headers["Cache-Control"] == "no-cache"


def test_a_file_is_packed_for_those_who_can_unpack_it(static: Path) -> None:
    file = static / "notes.txt"
    file.write_text("{}" * 100)
    plain, packed = given("notes.txt", "br"), given("notes.txt", "br, gzip")
    assert plain.content == gzip.decompress(packed.content) == file.read_bytes()
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"
    assert plain.media_type == "text/plain"


def test_a_file_that_has_changed_is_read_again(static: Path) -> None:
    file = static / "notes.txt"
    for time, text in enumerate(("old", "new")):
        file.write_text(text)
        os.utime(file, (time, time))
        assert given("notes.txt").content == text.encode()


def test_only_files_of_the_client_are_given_out(static: Path) -> None:
    longest = "x" * 97 + ".js"
    for name in (longest, "x" + longest, "run.exe", "é.js"):
        (static / name).touch()
    (static / "folder.js").mkdir()
    found = {name for name in os.listdir(static) if static_files.built_file(static, name)}
    assert found == {"index.html", longest}
    assert static_files.built_file(static, "assets/main-abc.js") is None


def test_a_picture_is_not_packed(static: Path) -> None:
    (static / "icon.png").write_bytes(b"\x89PNG")
    answer = given("icon.png", "gzip")
    assert (answer.content, answer.media_type) == (b"\x89PNG", "image/png")
    assert "Content-Encoding" not in answer.headers


# The language of the reader

INDEX = (
    '<html lang="en"><head><meta name="description" content="x" />'
    '<link rel="modulepreload" href="/assets/en-1.js"></head></html>'
)


@pytest.fixture
def german(tmp_path: Path, static: Path) -> Iterator[None]:
    """A client in two languages, and texts in German."""
    (static / "index.html").write_text(INDEX)
    (static / "site.webmanifest").write_text('{"name": "trickerion"}')
    (static / "languages.json").write_text('{"en": "/assets/en-1.js", "de": "/assets/de-2.js"}')
    (tmp_path / "de").mkdir()
    (tmp_path / "de/some.ftl").write_text("preview-about = Ein Spiel & mehr\n")
    static_files._texts_files.cache_clear()
    with extra_texts(tmp_path):
        yield
    static_files._texts_files.cache_clear()


@pytest.mark.usefixtures("german")
def test_the_page_is_in_the_language_of_its_reader(sqlite_server: Running) -> None:
    page = sqlite_server.http.get("/", headers={"Accept-Language": "tlh, de-AT;q=0.8, en;q=0.5"})
    assert '<html lang="de">' in page.text
    assert 'content="Ein Spiel &amp; mehr"' in page.text
    assert 'href="/assets/de-2.js"' in page.text
    assert "en-1" not in page.text
    assert page.headers["vary"] == "Accept-Encoding, Accept-Language, Cookie"


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("headers", "path", "language"),
    [
        ({}, "/", "en"),
        ({"Accept-Language": "de", "Cookie": "language=en"}, "/", "en"),
        ({"Accept-Language": "en", "Cookie": "language=de"}, "/rules", "de"),
        ({"Accept-Language": "en"}, "/?lang=de", "de"),
        ({"Accept-Language": "de;q=0.1, en;q=0.9"}, "/", "en"),
        ({"Accept-Language": "tlh, ;q=x, *, de;q=nan" + "x" * 5000}, "/", "en"),
        ({"Accept-Language": "../../etc", "Cookie": "language=%00"}, "/", "en"),
    ],
)
def test_a_choice_comes_before_what_the_browser_prefers(
    sqlite_server: Running, headers: dict[str, str], path: str, language: str
) -> None:
    assert f'<html lang="{language}">' in sqlite_server.http.get(path, headers=headers).text


@pytest.mark.usefixtures("german")
def test_the_manifest_describes_the_game_in_the_language_of_its_reader(
    sqlite_server: Running,
) -> None:
    answer = sqlite_server.http.get("/site.webmanifest", headers={"Accept-Language": "de"})
    assert answer.json() == {
        "name": "trickerion",
        "lang": "de",
        "description": "Ein Spiel & mehr",
    }
