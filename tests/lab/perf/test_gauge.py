"""Instruction counts."""

import json
from pathlib import Path

from trickerion.lab.perf.gauge import VERSION, InstructionCounter, compare, record


def instructions(rounds: int) -> int:
    with InstructionCounter() as counter:
        sum(number for number in range(rounds))
    return counter.instructions


def test_the_same_code_takes_the_same_number_of_instructions() -> None:
    assert instructions(10) == instructions(10) < instructions(20)


def test_counts_are_compared_with_the_record_of_this_python(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    assert compare({"clone": 100}, file) == []
    file.write_text(json.dumps({"2.7": {"clone": 1}}))
    record({"clone": 50}, file)
    assert compare({"clone": 100, "view": 3}, file) == [("clone", 100, 50, 2.0)]
    assert set(json.loads(file.read_text())) == {"2.7", VERSION}
