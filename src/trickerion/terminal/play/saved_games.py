"""Saved games as files: written atomically and validated when read."""

import os
import re
from datetime import datetime
from pathlib import Path

import platformdirs

from trickerion import Game, replay
from trickerion.record import FORMAT, LONGEST
from trickerion.terminal.language import say

PEOPLE = re.compile(r"^# people: ([1-4])$", re.MULTILINE)
"""A comment at the end of a saved game: how many of the seats are people."""


def default_folder() -> Path:
    """The folder for games that are saved automatically."""
    return platformdirs.user_state_path("trickerion", appauthor=False)


def save(file: Path, game: Game, people: int) -> None:
    """Write to a temporary file, then rename it. A file that is not a saved game is never
    replaced."""
    if file.exists() and not _is_record(file):
        raise ValueError(say("note-not_a_record", file=str(file)))
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
    """The game in a file, and the number of people playing it, if recorded."""
    if not file.is_file():
        raise ValueError(say("note-no_file", file=str(file)))
    if file.stat().st_size > LONGEST:
        raise ValueError(say("note-too_long", file=str(file)))
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
    """Why a file could not be read or written, as one line."""
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return " ".join(text.split()).rstrip(".")[:200]
