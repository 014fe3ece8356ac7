"""The settings of a server: their defaults, the database and the data folder."""

from pathlib import Path

import msgspec
import platformdirs
import pytest
from platformdirs.macos import MacOS

from trickerion.server.settings import Settings, data_folder, database_url


def test_a_database_can_be_written_in_several_ways(tmp_path: Path) -> None:
    assert database_url("postgresql://a:b@h/n") == "postgresql+asyncpg://a:b@h/n"
    assert database_url("postgres://a@h:5/n") == "postgresql+asyncpg://a@h:5/n"
    assert database_url("sqlite:////x.db") == "sqlite+aiosqlite:////x.db"
    file = tmp_path / "games.db"
    assert Settings(database=str(file)).url == f"sqlite+aiosqlite:///{file}"
    for already in ("postgresql+asyncpg://h/n", "sqlite+aiosqlite:////x.db"):
        assert database_url(already) == already
    assert database_url("games.db") == f"sqlite+aiosqlite:///{Path('games.db').absolute()}"
    for wrong in ("mysql://h/n", "postgresql://h:port/n"):
        with pytest.raises(ValueError, match="postgresql://"):
            database_url(wrong)


def test_the_data_folder_is_where_the_system_keeps_such_things(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "")
    assert data_folder() == tmp_path / ".local/share/trickerion"
    assert data_folder().is_dir(), "it may be there already"
    assert Settings().url.endswith("/.local/share/trickerion/trickerion.db")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data/trickerion"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(platformdirs, "PlatformDirs", MacOS)
    assert data_folder() == tmp_path / "Library/Application Support/trickerion"


def test_whoever_sets_nothing_gets_what_the_help_promises() -> None:
    assert msgspec.to_builtins(Settings()) == {
        **{"database": "", "public_url": "", "proxy": "", "metrics_token": ""},
        "log_addresses": True,
        **{"bot_processes": 1, "bot_seconds": 1.0, "extra_bots": "", "bot_pause": 1.0},
        **{"smtp": "", "sender": "trickerion@localhost", "language": "en"},
        **{"private_webhooks": False, "limit_loopback": False},
        **{"header_seconds": 10.0, "body_seconds": 30.0, "answer_seconds": 60.0},
        **{"keep_alive_seconds": 5, "connections_each": 500},
        **{"waiting_seats_per_account": 10, "waiting_seats_per_address": 40},
        **{"keep_waiting_days": 7.0, "keep_finished_days": 0.0, "keep_guests_days": 0.0},
        "keep_audit_days": 0.0,
        **{"idle_seconds": 600.0, "sweep_seconds": 1.0},
    }
