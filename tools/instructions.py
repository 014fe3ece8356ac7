"""Machine instructions per decision of random play, which do not depend on the load of the machine.

    PYTHONPATH=$(.venv/bin/trickerion compile) .venv/bin/python tools/instructions.py

valgrind counts the instructions of a short and of a long run; their difference leaves out the start
of the program. Four players; needs valgrind and takes a few minutes.
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
            [*command, game, str(games)], capture_output=True, text=True, check=True
        )
    (counted,) = COUNTED.findall(done.stderr)
    return int(counted), int(done.stdout)


def main() -> None:
    if len(sys.argv) == 3:
        print(play(sys.argv[1], int(sys.argv[2])))
        return
    print(f"{build_name()} engine, {python_name()}")
    for game in GAMES:
        (few, first), (many, last) = run(game, SHORT), run(game, LONG)
        print(f"{game}: {(many - few) / (last - first):,.0f} instructions per decision")


if __name__ == "__main__":
    main()
