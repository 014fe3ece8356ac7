"""Lessons over the wire: nothing is stored, and nobody is kept from learning."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Running
from trickerion import lessons
from trickerion.lessons import lesson


def play(server: Running, id: str, step: int, *actions: object) -> dict[str, Any]:
    return server.post(f"/api/lessons/{id}/steps/{step}", {"actions": actions}, status=200)


def test_lessons_are_listed_in_their_order(sqlite_server: Running) -> None:
    answer = sqlite_server.get("/api/lessons")
    assert [one["id"] for one in answer] == list(lessons.ORDER)
    assert answer[0]["steps"][0] == {"id": "place", "rules": ["AP-1", "TURN-6"]}


def test_a_step_is_played_with_lines_and_with_options(sqlite_server: Running) -> None:
    start = play(sqlite_server, "places", 0)
    assert start["verdict"] == "open"
    assert start["update"]["view"]["to_act"] == [0]
    option = start["next_move"]
    assert option in start["update"]["options"]
    for action in (option, "place magician downtown.1"):
        answer = play(sqlite_server, "places", 0, action)
        assert answer["verdict"] == "reached"
        assert [step["seat"] for step in answer["update"]["steps"]] == [0]
        assert answer["update"]["foresight"]["options"]


def test_a_missed_goal_says_why(sqlite_server: Running) -> None:
    answer = play(sqlite_server, "places", 0, "place magician downtown.4")
    assert (answer["verdict"], answer["miss"]) == ("missed", "plain")
    assert not answer["keeps_board"]


OWN_WAY = ("place magician downtown.1", "learn residence_a", "trick mechanical_hornet")


def test_a_step_starts_from_what_the_learner_has(sqlite_server: Running) -> None:
    moves = [*OWN_WAY, "trick_slot extension"]
    assert play(sqlite_server, "downtown", 0, *moves)["keeps_board"]
    body = {"actions": [], "earlier": [moves]}
    answer = sqlite_server.post("/api/lessons/downtown/steps/1", body, status=200)
    tricks = answer["update"]["view"]["players"][0]["tricks"]
    assert "mechanical_hornet" in [own["trick"] for own in tricks.values()]
    question = {**body, "action": "set_die bank_a 6"}
    address = "/api/lessons/downtown/steps/1/explain"
    assert sqlite_server.post(address, question, status=200)["legal"]


def test_earlier_actions_that_are_not_possible_are_refused(sqlite_server: Running) -> None:
    body = {"actions": [], "earlier": [["place magician downtown.2"]]}
    answer = sqlite_server.http.post("/api/lessons/downtown/steps/1", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "illegal")


def test_moves_of_opponents_that_come_before_a_step_are_in_its_log(sqlite_server: Running) -> None:
    answer = play(sqlite_server, "plan", 0)
    seats = [(step["seat"], step.get("action")) for step in answer["update"]["steps"]]
    assert seats == [(1, None)] * 3


def test_what_is_not_possible_is_explained_with_its_rule(sqlite_server: Running) -> None:
    question = {"actions": [], "action": "place apprentice_1 downtown.1"}
    address = "/api/lessons/places/steps/0/explain"
    answer = sqlite_server.post(address, question, status=200)
    assert (answer["legal"], answer["rule"]) == (False, "TURN-6")
    question["action"] = "place magician downtown.1"
    assert sqlite_server.post(address, question, status=200)["legal"]


@pytest.mark.parametrize("address", ["none/steps/0", "places/steps/9", "..%2Fplaces/steps/0"])
def test_a_step_there_is_not_is_not_found(sqlite_server: Running, address: str) -> None:
    answer = sqlite_server.http.post(f"/api/lessons/{address}", json={"actions": []})
    assert answer.status_code == 404


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        (["place magician downtown.2"], "illegal"),
        (["p2 place magician downtown.1"], "not_your_seat"),
        (["dance"], "malformed"),
        (["done"] * 41, "malformed"),
        ("done", "malformed"),
    ],
)
def test_bad_actions_are_refused(sqlite_server: Running, actions: object, code: str) -> None:
    address = "/api/lessons/places/steps/0"
    answer = sqlite_server.http.post(address, json={"actions": actions})
    assert answer.status_code == 400
    assert answer.json()["code"] == code


def test_lessons_leave_no_tables(sqlite_server: Running) -> None:
    before = sqlite_server.get("/api/health")["tables"]
    for number in range(len(lesson("places").steps)):
        play(sqlite_server, "places", number)
    assert sqlite_server.get("/api/health")["tables"] == before


def test_a_broken_lesson_is_refused_and_logged(
    sqlite_server: Running,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    written = json.loads((lessons.FOLDER / "places.json").read_text(encoding="utf-8"))
    written["position"]["turn"] = 99
    (tmp_path / "broken.json").write_text(json.dumps(written), encoding="utf-8")
    monkeypatch.setattr(lessons, "FOLDER", tmp_path)
    monkeypatch.setattr(lessons, "ORDER", ("broken",))
    answer = sqlite_server.http.post("/api/lessons/broken/steps/0", json={"actions": []})
    assert (answer.status_code, answer.json()["code"]) == (409, "broken_lesson")
    assert "a lesson can't be played: broken: position: FIN-1" in caplog.text
