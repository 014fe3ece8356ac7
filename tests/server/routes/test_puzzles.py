"""Puzzles over the wire: played by anybody, results kept for the day and for accounts (R13)."""

import logging
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import settings
from tests.server.support import Running, running
from trickerion.puzzles import puzzle as puzzles
from trickerion.puzzles.daily import daily_puzzle
from trickerion.puzzles.puzzle import Puzzle, collection
from trickerion.server.routes import puzzles as routes

TODAY = date(2026, 3, 14)
ADA = {"name": "Ada", "password": "correct horse"}


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "_today", lambda: TODAY)


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A collection that can't be read."""
    file = tmp_path / "puzzles.jsonl.gz"
    file.write_bytes(b"damaged")
    monkeypatch.setattr(puzzles, "FILE", file)
    collection.cache_clear()
    yield
    collection.cache_clear()


def daily() -> Puzzle:
    return collection()[daily_puzzle(list(collection()), TODAY)]


def short() -> Puzzle:
    """Not the puzzle of the day."""
    return next(one for one in collection().values() if one.id != daily().id)


def play(server: Running, puzzle: Puzzle, *actions: object) -> Any:
    return server.post(f"/api/puzzles/{puzzle.id}", {"actions": actions}, status=200)


def wrong(server: Running, puzzle: Puzzle) -> list[Any]:
    """An attempt that misses the solution from the first answer on."""
    actions: list[Any] = []
    while True:
        answer = play(server, puzzle, *actions)
        if answer["verdict"]:
            return actions
        options = answer["update"]["options"]
        best = puzzle.line[0].split(" ", 1)[1] if not actions else ""
        actions.append(next(one for one in options if words(one) != best))


def words(option: dict[str, Any]) -> str:
    return " ".join(str(value) for name, value in option.items() if name != "seat")


def keep(server: Running, puzzle: Puzzle, actions: list[Any], key: str = "k" * 20) -> Any:
    body = {"actions": actions, "name": "Cleo", "key": key}
    return server.post(f"/api/puzzles/{puzzle.id}/results", body, status=200)


def solution(puzzle: Puzzle) -> list[Any]:
    return [line.split(" ", 1)[1] for line in puzzle.line]


def test_all_puzzles_are_listed_without_their_answers(sqlite_server: Running) -> None:
    answer = sqlite_server.get("/api/puzzles")
    assert len(answer) == len(collection())
    fields = {"id", "kind", "difficulty", "themes", "decisions", "options"}
    assert set(answer[0]) == fields


def test_a_puzzle_is_played_to_its_end_and_judged(sqlite_server: Running) -> None:
    puzzle = short()
    start = play(sqlite_server, puzzle)
    assert start["verdict"] is None
    assert start["update"]["view"]["seat"] == puzzle.seat
    assert start["update"]["free_options"] == []
    assert not start["update"]["table"]["hints"]
    end = play(sqlite_server, puzzle, *solution(puzzle))
    assert end["verdict"]["fame"] == end["verdict"]["best"] == puzzle.best
    assert len(end["verdict"]["line"]) == len(puzzle.line)
    assert end["update"]["view"]["over"]


def test_the_best_line_is_told_after_an_attempt_that_falls_short(sqlite_server: Running) -> None:
    puzzle = short()
    verdict = play(sqlite_server, puzzle, *wrong(sqlite_server, puzzle))["verdict"]
    assert verdict["fame"] <= puzzle.best - puzzle.margin
    assert verdict["line"]


def test_an_unknown_puzzle_is_not_found(sqlite_server: Running) -> None:
    for address in (
        "/api/puzzles/nothing",
        "/api/puzzles/..%2Fetc",
        "/api/puzzles/nothing/results",
    ):
        body = {"actions": [], "name": "Ada", "key": "k" * 20}
        sent = body if address.endswith("results") else {"actions": []}
        answer = sqlite_server.http.post(address, json=sent)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"actions": "all"},
        {"actions": [None]},
        {"actions": [], "more": 1},
        {"actions": ["x"] * 81},
    ],
)
def test_malformed_attempts_are_refused(sqlite_server: Running, body: Any) -> None:
    answer = sqlite_server.http.post(f"/api/puzzles/{short().id}", json=body)
    assert answer.status_code == 400


def test_an_illegal_action_is_refused_with_its_rule(sqlite_server: Running) -> None:
    answer = sqlite_server.http.post(
        f"/api/puzzles/{short().id}", json={"actions": ["place magician downtown.1"]}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "illegal")


def test_what_is_not_possible_is_explained(sqlite_server: Running) -> None:
    puzzle = short()
    question = {"actions": [], "action": "place magician downtown.1"}
    address = f"/api/puzzles/{puzzle.id}/explain"
    assert not sqlite_server.post(address, question, status=200)["legal"]
    question["action"] = solution(puzzle)[0]
    assert sqlite_server.post(address, question, status=200)["legal"]


# The puzzle of the day


def test_a_visitor_is_listed_with_the_first_attempt(server: Running) -> None:
    puzzle = daily()
    before = server.get("/api/puzzles/daily")
    assert (before["id"], before["day"], before["results"]) == (puzzle.id, "2026-03-14", [])
    missed = keep(server, puzzle, wrong(server, puzzle))["results"][0]
    assert (missed["name"], missed["attempts"], missed["is_solved"]) == ("Cleo", 1, False)
    solved = keep(server, puzzle, solution(puzzle))["results"]
    assert [(one["fame"], one["attempts"], one["is_solved"]) for one in solved] == [
        (missed["fame"], 2, True)
    ]
    again = keep(server, puzzle, solution(puzzle))["results"][0]
    assert again["attempts"] == 2


def test_everybody_sees_who_they_are_in_the_list(server: Running) -> None:
    puzzle = daily()
    keep(server, puzzle, solution(puzzle), "a" * 20)
    results = keep(server, puzzle, wrong(server, puzzle), "b" * 20)["results"]
    assert [one["is_mine"] for one in results] == [False, True]
    seen = server.get("/api/puzzles/daily?key=" + "a" * 20)["results"]
    assert [one["is_mine"] for one in seen] == [True, False]
    assert "a" * 20 not in str(seen)


def test_an_account_keeps_what_it_solved_and_its_streak(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.post("/api/accounts", ADA)
    other = short()
    keep(server, other, wrong(server, other))
    assert server.get("/api/me/puzzles") == []
    keep(server, other, solution(other))
    answer = keep(server, daily(), solution(daily()))
    assert (answer["results"][0]["name"], answer["results"][0]["has_account"]) == ("Ada", True)
    assert answer["streak"] == 1
    assert server.get("/api/me/puzzles") == sorted([other.id, daily().id])
    monkeypatch.setattr(routes, "_today", lambda: date(2026, 3, 15))
    assert server.get("/api/puzzles/daily")["streak"] == 1
    monkeypatch.setattr(routes, "_today", lambda: date(2026, 3, 16))
    assert server.get("/api/puzzles/daily")["streak"] == 0


def test_a_visitor_leaves_nothing_at_other_puzzles(sqlite_server: Running) -> None:
    answer = keep(sqlite_server, short(), solution(short()))
    assert answer["results"] == []


def test_an_unfinished_attempt_and_a_bad_name_are_refused(sqlite_server: Running) -> None:
    address = f"/api/puzzles/{daily().id}/results"
    body = {"actions": [], "name": "Cleo", "key": "k" * 20}
    answer = sqlite_server.http.post(address, json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    answer = sqlite_server.http.post(address, json={**body, "name": "\u202e"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")


def test_results_are_limited(sqlite: str) -> None:
    """R13."""
    with running(settings(sqlite, limit_loopback=True)) as server:
        body = {"actions": [], "name": "Cleo", "key": "k" * 20}
        codes = [
            server.http.post(f"/api/puzzles/{daily().id}/results", json=body).json()["code"]
            for _ in range(32)
        ]
    assert codes[-1] == "too_fast"


def test_my_puzzles_need_an_account(sqlite_server: Running) -> None:
    assert sqlite_server.http.get("/api/me/puzzles").status_code == 401


def test_a_damaged_collection_is_a_sentence(
    sqlite_server: Running, damaged: None, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        for path in ("/api/puzzles", "/api/puzzles/daily"):
            answer = sqlite_server.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "no_puzzles")
