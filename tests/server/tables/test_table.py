"""The protocol of a table: once, in order, acknowledged, and to each seat what it may know."""

from random import Random

import pytest

from tests.server.support import Player, Running, play
from tests.server.tables.seated_players import asked_and_other, beginning, planning_players


def test_an_action_sent_twice_is_done_once(server: Running) -> None:
    one, other = asked_and_other(beginning(server))
    action = one.update["options"][0]
    first = one.ask("act", id="same", action=action)
    again = one.ask("act", id="same", action=action, version=0)
    assert first == again
    assert other.catch_up().version == 1


def test_what_is_acknowledged_is_told_to_all(server: Running) -> None:
    one, other = asked_and_other(beginning(server))
    one.act(one.update["options"][0])
    other.catch_up()
    assert [step["events"] for step in other.steps] == [step["events"] for step in one.steps]
    assert one.steps[0]["action"]
    assert "action" not in other.steps[0]


def test_a_stale_version_is_refused(server: Running) -> None:
    one, _ = asked_and_other(beginning(server))
    one.act(one.update["options"][0])
    assert one.ask("undo", version=0)["code"] == "stale"


def test_an_illegal_action_is_refused_with_its_rule(server: Running) -> None:
    one, other = asked_and_other(beginning(server))
    answer = one.ask("act", action="ready")
    assert answer["code"] == "illegal"
    assert answer["rule"] == "SET-6"
    answer = other.ask("act", action=f"p{other.seat + 1} magician electra")  # type: ignore[operator]
    assert answer["reason"] == "not_asked"
    assert other.ask("act", action=one.update["options"][0])["code"] == "not_your_seat"
    assert other.catch_up().version == 0


def test_why_not_is_answered_without_doing_it(server: Running) -> None:
    one, _ = asked_and_other(beginning(server))
    assert one.ask("explain", action=one.update["options"][0])["legal"]
    answer = one.ask("explain", action="ready")
    assert (answer["legal"], answer["rule"]) == (False, "SET-6")
    assert one.catch_up().version == 0


def test_a_client_that_comes_back_is_told_what_it_missed(server: Running) -> None:
    players = beginning(server)
    play(players, Random(5), actions=30)
    one = players[0].catch_up()
    again = Player(server, one.id, one.token, since=10)
    assert again.view == one.view
    assert again.update["options"] == one.update["options"]
    assert [step["version"] for step in again.steps] == list(range(11, one.version + 1))
    assert again.steps == one.steps[10:]
    assert not Player(server, one.id, one.token, since=None).steps


# Plans


def test_plans_are_secret_until_the_last_seat_is_done(server: Running) -> None:
    """TURN-5: who is done is public, nothing else; not even that a card was laid."""
    one, other = planning_players(server)
    before, view = other.version, other.view
    assigned = next(a for a in one.update["options"] if a["kind"] == "assign")
    listed = server.get("/api/tables?status=playing")
    one.act(assigned)
    assert server.get("/api/tables?status=playing") == listed
    one.act({"seat": one.seat, "kind": "recall", "character": assigned["character"]})
    assert other.catch_up().version == before
    assert other.view == view
    one.act("ready")
    other.catch_up()
    assert [step["events"] for step in other.steps if step["version"] > before] == [
        [{"kind": "seat_ready", "seat": one.seat}]
    ]


def test_a_seat_may_change_its_mind_until_the_last_one_is_done(server: Running) -> None:
    one, other = planning_players(server)
    one.act("ready")
    one.act("reconsider")
    one.act("ready")
    other.catch_up().act("ready")
    assert one.catch_up().view["phase"] != "assignment"
    assert one.ask("act", action="reconsider")["rule"] == "TURN-5"


def test_others_plans_make_no_plan_stale(server: Running) -> None:
    one, other = planning_players(server)
    version = other.version
    one.act("ready")
    assert other.ask("act", version=version, action="ready")["type"] == "ack"


# Talk


def test_people_talk_before_the_game_begins(server: Running) -> None:
    """What was said stays in the log, in order, and the game goes on from there."""
    id = server.post("/api/tables", {"options": {"players": 2, "beginner": True}})["table"]["id"]
    ada = Player(server, id, server.post(f"/api/tables/{id}/seats", {"name": "Ada"})["token"])
    watcher = server.watch(id)
    first = ada.ask("say", id="once", text="Who plays?")
    assert ada.ask("say", id="once", text="Who plays?") == first
    assert ada.ask("act", action="ready", version=0)["code"] == "not_started"
    assert watcher.ask("say", text="me")["code"] == "spectator"
    watcher.until(lambda: bool(watcher.steps))
    assert server.get("/api/tables")[0]["id"] == id
    ben = Player(server, id, server.post(f"/api/tables/{id}/seats", {"name": "Ben"})["token"])
    assert [step["text"] for step in ben.steps] == ["Who plays?"]
    assert ben.ask("say", text="I do")["version"] == 2
    ada.until(lambda: bool(ada.view))
    play([ada, ben], Random(1), actions=2)
    for player in (ada, ben, watcher):
        texts = [step.get("text") for step in player.catch_up().steps]
        assert texts == ["Who plays?", "I do", None, None]
        assert [step["version"] for step in player.steps] == [1, 2, 3, 4]


def test_chat_is_text_for_everybody_at_the_table(server: Running) -> None:
    one, other = beginning(server)
    one.ask("say", text="<b>hello</b> & bye")
    watcher = server.watch(one.id)
    for player in (one, other.catch_up(), watcher):
        assert player.steps[-1]["text"] == "<b>hello</b> & bye"
    assert watcher.ask("say", text="me too")["code"] == "spectator"
    assert one.ask("say", text="")["code"] == "malformed"
    asked, _ = asked_and_other([one, other])
    assert asked.ask("act", version=0, action=asked.update["options"][0])["type"] == "ack"


def test_spectators_can_be_kept_out(server: Running) -> None:
    id, _ = server.table(people=2, spectators=False)
    with pytest.raises(Exception, match="4000"):
        server.watch(id)


def test_the_last_to_be_ready_makes_what_others_were_about_to_do_stale(server: Running) -> None:
    """TURN-5: plans of others disturb nobody, but the reveal does."""
    one, other = planning_players(server)
    assert one.act("ready")["type"] == "ack"
    before = one.catch_up().version
    plan = next(
        option for option in other.catch_up().update["options"] if option["kind"] == "assign"
    )
    other.act(plan)
    assert one.catch_up().version == before
    assert one.act("reconsider")["type"] == "ack"
    assert one.act("ready")["type"] == "ack"
    before = one.catch_up().version
    assert other.act("ready")["type"] == "ack"
    assert one.ask("act", action="reconsider", version=before)["code"] == "stale"
    one.catch_up()
    assert one.ask("act", action="reconsider")["code"] == "illegal"
