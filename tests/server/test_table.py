"""The protocol of a table: once, in order, acknowledged, and to each seat what it may know."""

from random import Random
from typing import Any

import pytest

from tests.server.support import Player, Running, play


def beginning(server: Running, **new: Any) -> list[Player]:
    """A table at its first decision."""
    return server.table(people=2, **new)[1]


def asked_and_other(players: list[Player]) -> tuple[Player, Player]:
    for player in players:
        player.catch_up()
    asked = next(player for player in players if player.is_asked())
    return asked, next(player for player in players if player is not asked)


def planning(server: Running, people: int = 2) -> list[Player]:
    """A table where plans are made."""
    players = server.table(people=people, options={"beginner": True})[1]
    chance = Random(3)
    while players[0].catch_up().view["phase"] != "assignment":
        play(players, chance, actions=1)
    for player in players:
        player.catch_up()
    return players


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
    one, other = planning(server)
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
    one, other = planning(server)
    one.act("ready")
    one.act("reconsider")
    one.act("ready")
    other.catch_up().act("ready")
    assert one.catch_up().view["phase"] != "assignment"
    assert one.ask("act", action="reconsider")["rule"] == "TURN-5"


def test_others_plans_make_no_plan_stale(server: Running) -> None:
    one, other = planning(server)
    version = other.version
    one.act("ready")
    assert other.ask("act", version=version, action="ready")["type"] == "ack"


def lay(player: Player) -> None:
    """Put a card under a Character."""
    player.act(next(a for a in player.update["options"] if a["kind"] == "assign"))


def test_undo_tells_nothing_of_others_plans(server: Running) -> None:
    """The answer is the same whether the other seat has laid a card or not."""
    one, other = planning(server)
    answers = [one.ask("undo", id="a")]
    lay(other)
    answers.append(one.ask("undo", id="a"))
    assert answers[0] == answers[1]
    assert answers[0]["code"] == "undo_nothing"


def test_a_plan_is_taken_back_step_by_step(server: Running) -> None:
    """R10 within the plans: one's own last step, whatever others have laid since; they learn
    nothing of it (TURN-5), and what they laid stays."""
    one, other = planning(server)
    views = [one.view]
    for _ in range(3):
        lay(one)
        lay(other)
        views.append(one.catch_up().view)
    plans, version = other.catch_up().view, other.version
    assert one.update["undoable"] == 3
    assert one.ask("undo")["type"] == "ack"
    assert one.catch_up().view == views[2]
    assert len(one.steps[-1]["taken_back"]) == 1
    assert one.ask("undo")["type"] == "ack"
    assert one.catch_up().view == views[1]
    lay(one)
    assert one.ask("restart")["type"] == "ack"
    assert (one.catch_up().view, one.update["undoable"]) == (views[0], 0)
    assert (other.catch_up().view, other.version) == (plans, version)
    assert other.update["undoable"] == 3
    again = Player(server, other.id, other.token)
    assert (again.view, again.steps) == (other.view, other.steps)


def test_plans_that_are_done_are_reconsidered_not_undone(server: Running) -> None:
    one, other = planning(server)
    lay(one)
    one.act("ready")
    assert one.update["undoable"] == 0
    assert one.ask("undo")["code"] == "undo_planning"
    one.act("reconsider")
    assert one.ask("undo")["code"] == "undo_nothing"
    lay(one)
    assert one.update["undoable"] == 1
    other.catch_up().act("ready")
    assert one.ask("undo")["type"] == "ack"
    one.act("ready")
    assert one.catch_up().view["phase"] != "assignment"
    assert one.ask("undo")["code"] == "undo_nothing"


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


# Undo


def placing(server: Running) -> tuple[Player, Player]:
    """Somebody is about to place a Character and has something to choose."""
    players = planning(server)
    chance = Random(7)
    while True:
        one = play_until_asked(players, chance)
        if one.view["phase"] == "place_characters" and not one.update["undoable"]:
            other = next(player for player in players if player is not one)
            return one, other


def play_until_asked(players: list[Player], chance: Random) -> Player:
    play(players, chance, actions=1)
    return asked_and_other(players)[0]


def test_undo_takes_back_one_step_and_versions_go_on(server: Running) -> None:
    """R10: the position after undo is the position before."""
    one, other = placing(server)
    before, version = one.view, one.version
    place = next(a for a in one.update["options"] if a["kind"] == "place")
    one.act(place)
    assert one.update["undoable"] == 1
    answer = one.ask("undo")
    assert answer["type"] == "ack"
    one.until(lambda: one.version == version + 2)
    assert one.view == before
    other.catch_up()
    assert other.steps[-1]["taken_back"] == [other.version - 1]
    assert one.ask("undo")["code"] == "undo_nothing"


def test_restart_takes_back_the_whole_turn(server: Running) -> None:
    """The Workshop rolls no dice: all of a placement there can be taken back at once."""
    one, other = planning(server)
    for player in (one, other):
        character = next(a["character"] for a in player.update["options"] if "character" in a)
        player.act(
            {"seat": player.seat, "kind": "assign", "character": character, "card": "workshop"}
        )
    for player in (one, other):
        player.catch_up().act("ready")
    one, _ = asked_and_other([one, other])
    before = one.view
    one.act(next(a for a in one.update["options"] if a["kind"] == "place"))
    one.act(next(a for a in one.update["options"] if a["kind"] in ("enhance", "done")))
    assert one.update["undoable"] == 2
    assert one.ask("restart")["type"] == "ack"
    assert one.catch_up().view == before
    assert len(one.steps[-1]["taken_back"]) == 2


def test_undo_of_more_needs_the_consent_of_all(server: Running) -> None:
    players = beginning(server)
    play(players, Random(5), actions=12)
    one, other = (player.catch_up() for player in players)
    view = Player(server, one.id, one.token).view
    assert one.ask("ask_undo", to=4)["type"] == "ack"
    assert other.catch_up().table["request"] == {"seat": 0, "to": 4, "agreed": [0]}
    assert one.ask("ask_undo", to=2)["code"] == "already_asked"
    assert one.catch_up().view == view
    assert other.ask("agree")["type"] == "ack"
    for player in players:
        player.catch_up()
        assert player.steps[-1]["taken_back"] == list(range(5, 13))
        assert player.table["request"] is None
    assert len(server.get(f"/api/tables/{one.id}")["seats"]) == 2


def test_undo_of_more_can_be_declined(server: Running) -> None:
    players = beginning(server)
    play(players, Random(5), actions=6)
    one, other = (player.catch_up() for player in players)
    one.ask("ask_undo", to=0)
    other.ask("decline")
    assert one.catch_up().table["request"] is None
    assert one.ask("agree")["code"] == "no_request"
    assert one.ask("ask_undo", to=99)["code"] == "undo_too_far"


def test_undo_into_plans_begins_them_anew(server: Running) -> None:
    """TURN-5: how far the others had got with their plans stays secret."""
    one, other = planning(server)
    begin = one.version
    for player in (one, other):
        player.act(next(a for a in player.update["options"] if a["kind"] == "assign"))
        player.catch_up().act("ready")
    one.catch_up()
    assert one.view["phase"] != "assignment"
    one.ask("ask_undo", to=one.version - 1)
    other.catch_up().ask("agree")
    for player in (one, other):
        player.catch_up()
        assert player.view["phase"] == "assignment"
        assert player.view["to_act"] == [0, 1]
        assert player.view["players"][player.seat]["cards"]["permanent"] == 9
    assert one.version > begin


# Talk


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
    one, other = planning(server)
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
