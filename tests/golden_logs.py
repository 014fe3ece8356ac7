"""One game told in every language, for readers: `tests/golden/logs/<language>.txt`.

`python -m tests.golden_logs` writes the files again.
"""

from pathlib import Path

from tests.golden import FOLDER
from trickerion import replay
from trickerion.rulebook import languages
from trickerion.terminal.language import said, speak
from trickerion.terminal.sentences.events import tell
from trickerion.terminal.view import see

GAME = FOLDER / "rules_1" / "dark_4p_00.txt"
LOGS = FOLDER / "logs"
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def log(language: str) -> str:
    """The whole game as the first player reads it in the terminal."""
    end = replay(GAME.read_text(encoding="utf-8"))
    game = replay(end.record(), until=0)
    events = [event for action in end.history for event in game.apply(action)]
    before = said().language
    speak(language)
    try:
        lines = tell({**see(game, 0), "names": list(NAMES)}, events)
    finally:
        speak(before)
    return "".join(f"{line}\n" for line in lines)


def file(language: str) -> Path:
    return LOGS / f"{language}.txt"


def main() -> None:
    LOGS.mkdir(exist_ok=True)
    for language in languages():
        file(language).write_text(log(language), encoding="utf-8")


if __name__ == "__main__":
    main()
