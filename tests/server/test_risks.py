"""What `trickerion serve --check` calls risky."""

import os
from pathlib import Path
from typing import Any

import pytest

from trickerion.server.risks import ServerSetup, risks
from trickerion.server.settings import Settings

GOOD: dict[str, Any] = {
    "database": "/srv/trickerion/games.db",
    "public_url": "https://games.example",
    "proxy": "127.0.0.1",
    "sender": "games@games.example",
}
MOUNTS = "/dev/sda1 / ext4 rw 0 0\nnas:/games /srv/nas nfs4 rw 0 0\n"


@pytest.fixture(autouse=True)
def user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)


@pytest.fixture
def mounts(tmp_path: Path) -> str:
    file = tmp_path / "mounts"
    file.write_text(MOUNTS)
    return str(file)


def found(mounts: str, host: str = "127.0.0.1", **settings: Any) -> list[str]:
    return list(risks(ServerSetup(Settings(**{**GOOD, **settings}), host, mounts=mounts)))


def test_a_server_behind_a_proxy_with_tls_is_not_risky(mounts: str) -> None:
    assert found(mounts) == []
    assert found(mounts, database="postgresql://me@db/games") == []


def test_a_server_for_this_machine_is_not_risky(mounts: str) -> None:
    for host in ("127.0.0.1", "::1", "localhost"):
        assert found(mounts, host, public_url="", proxy="", private_webhooks=True) == []


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"public_url": "http://games.example"}, "connect without TLS"),
        ({"public_url": ""}, "connect without TLS"),
        ({"proxy": ""}, "all players share one rate limit; set proxy"),
        ({"proxy": "10.0.0.1, 0.0.0.0/0"}, "trusts all of 0.0.0.0/0"),
        ({"database": "/tmp/games.db"}, "in a folder that the system empties"),
        ({"database": "/srv/nas/games.db"}, "on a network file system (nfs4)"),
        ({"metrics_token": "short"}, "metrics_token can be guessed"),
        ({"private_webhooks": True}, "machines in your network"),
        ({"smtp": "smtps://mail", "sender": "a@localhost"}, "mail servers will refuse it"),
        ({"bot_processes": 10_000}, "more bot processes than cores"),
    ],
)
def test_a_risk_is_named(settings: dict[str, Any], sentence: str, mounts: str) -> None:
    (risk,) = found(mounts, **settings)
    assert sentence in risk


def test_a_public_address_without_a_proxy_is_risky(mounts: str) -> None:
    (risk,) = found(mounts, "0.0.0.0", public_url="", proxy="")
    assert "connect without TLS" in risk


def test_a_public_server_without_an_admin_is_risky(mounts: str) -> None:
    def found(settings: dict[str, Any], has_admin: bool | None) -> list[str]:
        at = ServerSetup(Settings(**settings), "127.0.0.1", mounts=mounts, has_admin=has_admin)
        return list(risks(at))

    (risk,) = found(GOOD, False)
    assert "no account is an admin" in risk
    assert found(GOOD, True) == found(GOOD, None) == []
    assert found({"database": "/srv/games.db"}, False) == [], "it is for this machine only"


def test_root_is_risky(mounts: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    (risk,) = found(mounts)
    assert "runs as root" in risk


def test_secrets_where_others_can_read_them_are_risky(mounts: str, tmp_path: Path) -> None:
    file = tmp_path / "trickerion.toml"
    file.touch(mode=0o644)
    secret = {"database": "postgresql://me:word@db/games", "metrics_token": "x" * 30}
    settings = Settings(**{**GOOD, **secret})
    sources = {"database": "--database", "metrics_token": f"metrics_token in {file}"}
    on_the_line, in_the_file = risks(ServerSetup(settings, "127.0.0.1", sources, file, mounts))
    assert "database is a secret on the command line" in on_the_line
    assert f"run chmod 640 {file}" in in_the_file
    file.chmod(0o640)
    assert len(list(risks(ServerSetup(settings, "127.0.0.1", sources, file, mounts)))) == 1
