"""Programs that play, for tests: as a script, `python programs.py WAY` plays the first option until
it is time for something else."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any


def spec(way: str = "plays") -> str:
    """The spec of a program that behaves in a given way."""
    return f"program:{sys.executable} {Path(__file__)} {way}"


def answer(way: str, number: int, message: dict[str, Any]) -> str | None:
    """What to write for a message; None for nothing."""
    if message["type"] == "hello":
        return json.dumps({"protocol": 2 if way == "other_protocol" else 1})
    option = message["options"][0]
    action = option["id"] if number % 2 else option["text"]
    if number == 3:
        misbehave(way)
        wrong = {
            "garbage": "I think I'll pass",
            "number": "7",
            "deep": "[" * 60_000,
            "illegal": json.dumps({"action": "p1 fly"}),
            "true": json.dumps({"action": True}),
            "nothing": json.dumps({}),
            "endless_line": "x" * 200_000,
        }
        return wrong.get(way, json.dumps({"action": action}))
    return json.dumps({"action": action})


def misbehave(way: str) -> None:
    match way:
        case "crashes":
            print("x" * 2000 + "\nout of\tmagic\x1b[2J", file=sys.stderr)
            sys.exit(3)
        case "killed":
            os.kill(os.getpid(), 9)
        case "closes":
            os.close(1)
            time.sleep(1000)
        case "stalls":
            time.sleep(1000)


def start_helper() -> int:
    """A process that outlives the program unless it is killed too."""
    return subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"]).pid


def main(way: str) -> None:
    if way == "fails_at_once":
        sys.exit("no hat")
    if way == "stalls":
        print(start_helper(), file=sys.stderr, flush=True)
    number = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "end":
            break
        number += message["type"] == "decide"
        print(answer(way, number, message), flush=True)
    if way == "stays":
        time.sleep(1000)


if __name__ == "__main__":
    main(sys.argv[1])
