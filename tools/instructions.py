"""Machine instructions per decision of random play, which do not depend on the load of the machine.

    PYTHONPATH=$(.venv/bin/trickerion compile) .venv/bin/python tools/instructions.py base dark

valgrind counts the instructions of a short and of a long run; their difference leaves out the start
of the program. It needs valgrind and takes a minute or two per kind of game; without names, it
counts all of them.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from trickerion import Game, Options
from trickerion.lab.perf.bench import build_name, python_name
from trickerion.lab.play.simulation import play_randomly

GAMES = {
    "base": Options(players=4),
    "dark": Options(players=4, dark_alley=True, prophecies=True),
    "powers": Options(players=4, dark_alley=True, prophecies=True, powers=True),
    "dark_2": Options(players=2, dark_alley=True, prophecies=True),
    "powers_2": Options(players=2, dark_alley=True, prophecies=True, powers=True),
    "duel": Options(players=2, dark_alley=True, prophecies=True, duel=True),
    "heir": Options(players=1, heir="normal"),
}
SHORT, LONG = 100, 300
"""Games in the two runs. The short one is long enough to fill the engine's caches."""
COUNTED = re.compile(r"Collected : (\d+)")


def play(game: str, games: int) -> int:
    """Play that many games and return their decisions."""
    return sum(play_randomly(Game.new(GAMES[game], s), Random(s)) for s in range(games))


def run(game: str, games: int) -> tuple[int, int]:
    """The instructions and the decisions of a run."""
    with tempfile.TemporaryDirectory() as folder:
        profile = f"--callgrind-out-file={Path(folder) / 'profile'}"
        command = ["valgrind", "--tool=callgrind", profile, sys.executable, __file__]
        done = subprocess.run(
            [*command, "play", game, str(games)], capture_output=True, text=True, check=True
        )
    (counted,) = COUNTED.findall(done.stderr)
    return int(counted), int(done.stdout)


def main() -> None:
    if sys.argv[1:2] == ["play"]:
        print(play(sys.argv[2], int(sys.argv[3])))
        return
    print(f"{build_name()} engine, {python_name()}")
    for game in sys.argv[1:] or GAMES:
        (few, first), (many, last) = run(game, SHORT), run(game, LONG)
        print(f"{game}: {(many - few) / (last - first):,.0f} instructions per decision")


if __name__ == "__main__":
    main()
