"""The review process: reads a request per line from stdin, writes its progress and then the review
to stdout."""

import os
import signal
import sys
from typing import Any, Final

import msgspec

from trickerion.review import CannotReview, review_record

STEP: Final = 0.01
"""The progress after which it is reported again."""


class ReviewRequest(msgspec.Struct):
    """A finished game to review."""

    record: str


class ReviewReport(msgspec.Struct, omit_defaults=True):
    """How far the review is; at the end the review itself, or why there is none."""

    progress: float
    review: Any = None
    problem: str = ""


def answer(request: ReviewRequest) -> None:
    """Review a game, and print a report per line."""
    last = 0.0

    def report(done: int, actions: int) -> None:
        nonlocal last
        if done / actions >= last + STEP:
            last = done / actions
            _print(ReviewReport(last))

    try:
        found = review_record(request.record, progress=report)
    except CannotReview as error:
        _print(ReviewReport(1.0, problem=str(error)))
    else:
        _print(ReviewReport(1.0, found))


def _print(report: ReviewReport) -> None:
    print(msgspec.json.encode(report).decode(), flush=True)


def main() -> None:
    # The server ends this process; Ctrl-C reaches the whole group.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(10)
    for line in sys.stdin:
        answer(msgspec.json.decode(line, type=ReviewRequest))


if __name__ == "__main__":
    main()
