"""Games told in every language, for readers: `tests/golden/logs/<language>.txt` and `..._duel.txt`.

`python -m tests.golden_logs` writes the files again.
"""

from pathlib import Path

from tests.golden import FOLDER
from trickerion import replay
from trickerion.rulebook import languages
from trickerion.terminal.language import said, speak
from trickerion.terminal.sentences.events import tell
from trickerion.terminal.view import see

GAMES = {"": FOLDER / "rules_1" / "dark_4p_00.txt", "_duel": FOLDER / "duel_2p_19.txt"}
"""By the end of the file's name."""
LOGS = FOLDER / "logs"
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def log(language: str, game: str = "") -> str:
    """A whole game as the first player reads it in the terminal."""
    end = replay(GAMES[game].read_text(encoding="utf-8"))
    start = replay(end.record(), until=0)
    events = [event for action in end.history for event in start.apply(action)]
    names = list(NAMES[: len(start.players)])
    before = said().language
    speak(language)
    try:
        lines = tell({**see(start, 0), "names": names}, events)
    finally:
        speak(before)
    return "".join(f"{line}\n" for line in lines)


def file(language: str, game: str = "") -> Path:
    return LOGS / f"{language}{game}.txt"


def main() -> None:
    LOGS.mkdir(exist_ok=True)
    for language in languages():
        for game in GAMES:
            file(language, game).write_text(log(language, game), encoding="utf-8")


if __name__ == "__main__":
    main()
