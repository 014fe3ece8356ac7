"""Undo, by a seat alone and with everyone's consent (R10)."""

from random import Random

from tests.server.memory_tables import absorb, table_with
from tests.server.support import Player, Running, play
from tests.server.tables.planning_tables import entry, lay, planning
from tests.server.tables.seated_players import (
    asked_and_other,
    beginning,
    lay_card,
    planning_players,
)
from tests.server.tables.test_commands import drafted, refusal
from trickerion import Options
from trickerion.lab.play.simulation import lively_action
from trickerion.server.protocol.messages import Agree, AskUndo, Decline, Restart, Undo
from trickerion.server.tables.undo import undoable


def test_a_seat_takes_back_its_own_plans_only() -> None:
    """TURN-5, R10: whatever the other seat has planned before, in between and after."""
    table = planning()
    for seat in (1, 0, 1, 0, 1):
        lay(table, seat)
    state = table.started()
    assert [undoable(state, seat) for seat in (0, 1)] == [2, 3]
    assert drafted(state, 0, Undo("u", 0)) == ("undo", "plans 1")
    assert drafted(state, 0, Restart("r", 0)) == ("undo", "plans 2")
    table.absorb(entry(table, "undo", "plans 2"))
    assert [undoable(table.started(), seat) for seat in (0, 1)] == [0, 3]
    assert refusal(table.started(), 0, Undo("u", 0)) == "undo_nothing"


def test_whoever_is_done_reconsiders_before_taking_back_plans() -> None:
    """TURN-5: what was planned before stays once a seat has reconsidered."""
    table = planning()
    lay(table, 0)
    table.absorb(entry(table, "act", "p1 ready"))
    assert undoable(table.started(), 0) == 0
    assert refusal(table.started(), 0, Undo("u", 0)) == "undo_planning"
    table.absorb(entry(table, "act", "p1 reconsider"))
    assert undoable(table.started(), 0) == 0
    lay(table, 0)
    assert undoable(table.started(), 0) == 1


def test_the_plans_of_an_earlier_turn_stay() -> None:
    """TURN-5, R10: nobody placed anybody, and plans are made anew right away."""
    table = planning()
    for player in table.game.players:
        player.coins = 0
    for text in ("p1 ready", "p2 ready"):
        table.absorb(entry(table, "act", text))
    assert (table.game.turn, table.game.phase) == (2, "assignment")
    assert [undoable(table.started(), seat) for seat in (0, 1)] == [0, 0]
    lay(table, 1)
    assert [undoable(table.started(), seat) for seat in (0, 1)] == [0, 1]


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    """R12: the refusal says why."""
    table, chance = table_with(Options(players=2, beginner=True, quick=True), 3), Random(3)
    while not table.game.over:
        absorb(table, lively_action(table.game, chance))
    for command in (Undo("u", 0), Restart("r", 0)):
        assert refusal(table.started(), 0, command) == "over"


# Alone, on a running server


def test_undo_tells_nothing_of_others_plans(server: Running) -> None:
    """The answer is the same whether the other seat has laid a card or not."""
    one, other = planning_players(server)
    answers = [one.ask("undo", id="a")]
    lay_card(other)
    answers.append(one.ask("undo", id="a"))
    assert answers[0] == answers[1]
    assert answers[0]["code"] == "undo_nothing"


def test_a_plan_is_taken_back_step_by_step(server: Running) -> None:
    """R10 within the plans: one's own last step, whatever others have laid since; they learn
    nothing of it (TURN-5), and what they laid stays."""
    one, other = planning_players(server)
    views = [one.view]
    for _ in range(3):
        lay_card(one)
        lay_card(other)
        views.append(one.catch_up().view)
    plans, version = other.catch_up().view, other.version
    assert one.update["undoable"] == 3
    assert one.ask("undo")["type"] == "ack"
    assert one.catch_up().view == views[2]
    assert len(one.steps[-1]["taken_back"]) == 1
    assert one.ask("undo")["type"] == "ack"
    assert one.catch_up().view == views[1]
    lay_card(one)
    assert one.ask("restart")["type"] == "ack"
    assert (one.catch_up().view, one.update["undoable"]) == (views[0], 0)
    assert (other.catch_up().view, other.version) == (plans, version)
    assert other.update["undoable"] == 3
    again = Player(server, other.id, other.token)
    assert (again.view, again.steps) == (other.view, other.steps)


def test_plans_that_are_done_are_reconsidered_not_undone(server: Running) -> None:
    one, other = planning_players(server)
    lay_card(one)
    one.act("ready")
    assert one.update["undoable"] == 0
    assert one.ask("undo")["code"] == "undo_planning"
    one.act("reconsider")
    assert one.ask("undo")["code"] == "undo_nothing"
    lay_card(one)
    assert one.update["undoable"] == 1
    other.catch_up().act("ready")
    assert one.ask("undo")["type"] == "ack"
    one.act("ready")
    assert one.catch_up().view["phase"] != "assignment"
    assert one.ask("undo")["code"] == "undo_nothing"


def placing(server: Running) -> tuple[Player, Player]:
    """Somebody is about to place a Character and has something to choose."""
    players = planning_players(server)
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
    one, other = planning_players(server)
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


# By consent


def test_one_request_at_a_time_is_answered_once_by_each_seat() -> None:
    table = table_with(Options(players=3), 1)
    chance = Random(1)
    for _ in range(4):
        absorb(table, lively_action(table.game, chance))
    assert refusal(table.started(), 1, Agree("a")) == "no_request"
    assert refusal(table.started(), 1, Decline("d")) == "no_request"
    table.absorb(entry(table, "ask_undo", "2"))
    assert refusal(table.started(), 1, AskUndo("a", 1)) == "already_asked"
    assert refusal(table.started(), 0, Agree("a")) == "already_asked"
    assert drafted(table.started(), 1, Agree("a")) == ("agree", "")
    table.absorb(entry(table, "agree", "", seat=1))
    assert len(table.game.history) == 4
    assert refusal(table.started(), 1, Agree("a")) == "already_asked"
    assert drafted(table.started(), 1, Decline("d")) == ("decline", "")
    table.absorb(entry(table, "agree", "", seat=2))
    assert len(table.game.history) == 2
    assert table.started().log.request is None


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
    one, other = planning_players(server)
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


def test_asking_for_an_undo_tells_nothing_of_others_plans(server: Running) -> None:
    """TURN-5: whether the other seat has laid a card since or not, the answer is the same."""
    _, players = server.table(people=2, options={"beginner": True})
    one, other = players
    while one.view["phase"] != "assignment":
        play(players, Random(5), actions=1)
        one.catch_up()
    refused = one.ask("ask_undo", id="a", to=one.version)
    other.catch_up()
    other.act(next(a for a in other.update["options"] if a["kind"] == "assign"))
    assert one.ask("ask_undo", id="a", to=one.version) == refused
    assert refused["code"] == "undo_too_far"
