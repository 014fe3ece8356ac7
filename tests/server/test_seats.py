"""Whoever stands up before the game begins leaves the seat to another, but not their words."""

from typing import Any

from tests.server.support import Player, Running

Data = dict[str, Any]


def waiting(server: Running, **new: Any) -> str:
    made = server.post("/api/tables", {"options": {"players": 2}, "is_open": True, **new})
    return str(made["table"]["id"])


def sit_down(server: Running, id: str, name: str) -> Player:
    seated = server.post(f"/api/tables/{id}/seats", {"name": name})
    return Player(server, id, seated["token"])


def stand_up(server: Running, player: Player) -> None:
    path = f"/api/tables/{player.id}/seats/{player.seat}"
    headers = {"Authorization": f"Bearer {player.token}"}
    assert server.http.delete(path, headers=headers).status_code == 204


def test_what_was_said_stays_with_who_said_it(server: Running) -> None:
    id = waiting(server)
    ada = sit_down(server, id, "Ada")
    ada.ask("say", text="who else?")
    stand_up(server, ada)
    ben = sit_down(server, id, "Ben")
    assert ben.seat == 0
    ben.ask("say", text="me")
    sit_down(server, id, "Cy").ask("say", text="and me")
    ben.catch_up()
    said = [(step["name"], step["seat"], step["text"]) for step in ben.steps]
    assert said == [("Ada", 0, "who else?"), ("Ben", 0, "me"), ("Cy", 1, "and me")]


def test_r12_whoever_stood_up_has_no_say_in_the_seat(server: Running) -> None:
    id = waiting(server)
    ada = sit_down(server, id, "Ada")
    stand_up(server, ada)
    ben, cy = sit_down(server, id, "Ben"), sit_down(server, id, "Cy")
    assert ada.ask("say", text="still here")["code"] == "spectator"
    asked = ben if ben.catch_up().is_asked() else cy
    action = asked.update["options"][0]
    assert ada.ask("act", version=0, action=action)["code"] == "spectator"
    asked.act(action)
    ada.catch_up()
    assert ada.view["seat"] is None
    assert ada.update["options"] == []


def test_whoever_stood_up_learns_nothing_where_nobody_may_watch(server: Running) -> None:
    id = waiting(server, spectators=False)
    ada = sit_down(server, id, "Ada")
    stand_up(server, ada)
    ben, cy = sit_down(server, id, "Ben"), sit_down(server, id, "Cy")
    asked = ben if ben.catch_up().is_asked() else cy
    asked.act(asked.update["options"][0])
    ada.catch_up()
    assert ada.view in ({}, None)
