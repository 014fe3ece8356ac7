"""HEAD requests."""

from pathlib import Path

from tests.server.support import Running


def test_head_is_answered_like_get_without_a_body(sqlite_server: Running, static: Path) -> None:
    for path in ("/", "/t/abc", "/assets/main-abc.js", "/api/health", "/api/tables", "/nowhere"):
        head, got = sqlite_server.http.head(path), sqlite_server.http.get(path)
        assert (head.status_code, head.content) == (got.status_code, b"")
        for name in ("content-type", "content-length", "content-security-policy"):
            assert head.headers[name] == got.headers[name]
