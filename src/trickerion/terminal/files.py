"""Saved games as files: written whole or not at all, read with suspicion."""

import os
import re
from datetime import datetime
from pathlib import Path

from trickerion import Game, replay
from trickerion.record import FORMAT, LONGEST
from trickerion.terminal.notes import NOTES

PEOPLE = re.compile(r"^# people: ([1-4])$", re.MULTILINE)
"""A comment at the end of a saved game: how many of the seats are people."""


def default_folder() -> Path:
    """Where games are kept that were not saved by hand."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "trickerion"


def save(file: Path, game: Game, people: int) -> None:
    """Write a game beside its file, then rename: what was there is replaced whole. A file that is
    not a saved game is never replaced."""
    if file.exists() and not _is_record(file):
        raise ValueError(NOTES["not_a_record"].format(file=file))
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with beside.open("x", encoding="utf-8") as stream:
            stream.write(f"{game.record()}# people: {people}\n")
            stream.flush()
            os.fsync(stream.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def _is_record(file: Path) -> bool:
    if not file.is_file():
        return False
    with file.open("rb") as stream:
        return stream.read(len(FORMAT)) == FORMAT.encode()


def load(file: Path) -> tuple[Game, int | None]:
    """The game in a file, and how many people played it if that is written there."""
    if not file.is_file():
        raise ValueError(NOTES["no_file"].format(file=file))
    if file.stat().st_size > LONGEST:
        raise ValueError(NOTES["too_long"].format(file=file))
    text = file.read_text(encoding="utf-8")
    people = PEOPLE.findall(text)
    return replay(text), int(people[-1]) if people else None


def keep(folder: Path, game: Game, people: int) -> Path:
    """Save a game under a new name of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"game-{datetime.now():%Y%m%d-%H%M%S}"
    file, copies = folder / f"{stem}.txt", 1
    while file.exists():
        copies += 1
        file = folder / f"{stem}-{copies}.txt"
    save(file, game, people)
    return file


def reason(error: Exception) -> str:
    """Why a file could not be read or written, in a line."""
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return " ".join(text.split()).rstrip(".")[:200]
