"""Games unlike others say so: those that did not begin at set-up, and those with a known future."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec import json

from tests.server.support import Player, Running, play
from tests.server.test_lobby import bearer
from trickerion import Game, Options
from trickerion.cli import main
from trickerion.lab.simulation import lively_action
from trickerion.server.fairness import verify


def begun() -> Game:
    """A game under way."""
    game, chance = Game.new(Options(dark_alley=True), 5), Random(5)
    while len(game.history) < 60:
        game.play(lively_action(game, chance))
    return game


def stacked() -> dict[str, Any]:
    """A position with riches for one seat, and a deck in an order its writer knows."""
    written: Any = begun().to_dict()
    written["players"][0]["coins"] = 60
    return dict(written)


def marks(table: dict[str, Any]) -> tuple[str, bool]:
    return table["origin"], table["practice"]


def in_lobby(server: Running, id: str, status: str) -> dict[str, Any]:
    listed = server.get(f"/api/tables?status={status}")
    return next(table for table in listed if table["id"] == id)


def record_of(server: Running, id: str) -> str:
    return server.http.get(f"/api/tables/{id}/record").text


def verified(text: str, folder: Path) -> str:
    """What `trickerion verify` says of a record."""
    file = folder / "game.txt"
    file.write_text(text, encoding="utf-8")
    return str(CliRunner().invoke(main, ["verify", str(file)]).output)


# Where it began


def test_a_game_from_the_set_up_carries_no_mark(server: Running, tmp_path: Path) -> None:
    id, players = server.table(people=2, options={"beginner": True, "quick": True})
    assert marks(players[0].table) == ("set_up", False)
    assert marks(in_lobby(server, id, "playing")) == ("set_up", False)
    play(players, Random(1))
    text = record_of(server, id)
    assert "# origin" not in text
    assert verified(text, tmp_path).count("\n") == 1


@pytest.mark.parametrize(
    ("body", "origin"),
    [
        ({"position": stacked()}, "position"),
        ({"record": begun().record()}, "record"),
        ({"record": begun().record(), "until": 12}, "record"),
        ({"record": Game.from_dict(stacked()).record()}, "position"),
    ],
    ids=["position", "record", "moment", "record_of_position"],
)
def test_a_game_that_did_not_begin_at_set_up_says_so(
    server: Running, tmp_path: Path, body: dict[str, Any], origin: str
) -> None:
    """In the lobby, at the table, in its record, and when it is verified."""
    made = server.post("/api/tables", {"options": {}, **body})["table"]
    assert marks(made) == (origin, False)
    assert marks(in_lobby(server, made["id"], "waiting")) == (origin, False)
    id, players = server.table(people=2, **body)
    assert marks(players[0].table) == marks(server.watch(id).table) == (origin, False)
    notes = server.http.get(f"/api/tables/{id}/record", headers=bearer(players[0].token or ""))
    assert f"# origin: {origin}, this game did not begin at set-up" in notes.text
    play(players, Random(1))
    text = record_of(server, id)
    assert f"# origin: {origin}, this game did not begin at set-up" in text
    said = verified(text, tmp_path)
    assert "The dice are fair" in said
    assert "did not begin at set-up" in said
    assert "shuffled with the committed seed" in said
    assert "not proven" in said


def test_what_is_hidden_in_a_position_is_shuffled_by_the_committed_seed(server: Running) -> None:
    """Whoever brought the position knows nothing of the decks; the record proves the shuffle."""
    uploaded = begun().to_dict()
    id, players = server.table(people=2, position=uploaded)
    play(players, Random(1))
    text = record_of(server, id)
    seed = int(players[0].catch_up().table["seed"])
    began: Any = json.decode(line_of(text, "position: "))
    assert began == Game.from_dict({**uploaded, "seed": seed}).reshuffled().began
    brought: Any = json.decode(line_of(text, "# uploaded: "))
    assert began["dark_alley"]["special_decks"] != brought["dark_alley"]["special_decks"]
    assert verify(text).shuffled
    brought["players"][0]["coins"] += 1
    forged = text.replace(line_of(text, "# uploaded: "), json.encode(brought).decode())
    with pytest.raises(ValueError, match="does not begin with the uploaded position"):
        verify(forged)


def line_of(text: str, start: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(start)).removeprefix(start)


def test_a_record_without_the_uploaded_position_proves_no_shuffle(
    server: Running, tmp_path: Path
) -> None:
    """As games that began with a position before positions were shuffled."""
    id, players = server.table(people=2, position=begun().to_dict())
    play(players, Random(1))
    text = record_of(server, id)
    said = verified(text.replace(f"# uploaded: {line_of(text, '# uploaded: ')}\n", ""), tmp_path)
    assert "did not begin at set-up" in said
    assert "Nothing shows how its decks and hidden cards were shuffled" in said


# Undo that makes the future known


def alone(server: Running) -> tuple[str, Player]:
    """One person against a bot, some way into the game."""
    id, (one,) = server.table(people=1, bots=["random"], options={"beginner": True})
    chance = Random(2)
    while one.version < 20:
        one.until(one.is_asked)
        one.act(chance.choice(one.update["options"]))
    return id, one


def test_an_undo_that_nobody_else_agrees_to_marks_the_game_for_good(
    server: Running, tmp_path: Path
) -> None:
    """Chance repeats itself: whoever goes back alone knows what comes next."""
    id, one = alone(server)
    assert marks(one.table) == ("set_up", False)
    assert one.ask("ask_undo", to=2)["type"] == "ack"
    one.until(lambda: bool(one.table["practice"]))
    assert one.steps[-1]["taken_back"]
    assert in_lobby(server, id, "playing")["practice"]
    assert server.watch(id).table["practice"]
    notes = server.http.get(f"/api/tables/{id}/record", headers=bearer(one.token or "")).text
    assert "# practice: " in notes
    one.play_until_over(Random(3))
    assert one.catch_up().table["practice"]
    text = record_of(server, id)
    assert "# practice: " in text
    assert "practice game" in verified(text, tmp_path)
    assert in_lobby(server, id, "over")["practice"]


def test_an_undo_that_people_agree_to_marks_the_game_if_something_was_revealed(
    server: Running,
) -> None:
    """Everybody agreed, and yet they know the dice."""
    _, players = server.table(people=2, options={"beginner": True})
    one, other = players
    play(players, Random(5), actions=40)
    assert one.catch_up().ask("ask_undo", to=4)["type"] == "ack"
    assert not one.catch_up().table["practice"]
    assert other.catch_up().ask("agree")["type"] == "ack"
    assert one.catch_up().table["practice"]
    assert other.catch_up().table["practice"]


def test_an_undo_of_open_actions_that_people_agree_to_leaves_no_mark(server: Running) -> None:
    """Nothing was rolled, drawn or revealed since: nobody knows more than before."""
    _, players = server.table(people=2, options={"beginner": True})
    while players[0].view["phase"] != "place_characters":
        play(players, Random(5), actions=1)
        for player in players:
            player.catch_up()
    before = players[0].version
    asked = next(player for player in players if player.is_asked())
    other = next(player for player in players if player is not asked)
    asked.act(next(a for a in asked.update["options"] if a["kind"] == "place"))
    assert asked.ask("ask_undo", to=before)["type"] == "ack"
    assert other.catch_up().ask("agree")["type"] == "ack"
    assert asked.catch_up().steps[-1]["taken_back"]
    assert not asked.table["practice"]


def test_when_the_others_leave_an_undo_marks_the_game(server: Running) -> None:
    """Whoever leaves agrees to nothing; a bot has no objection."""
    _, players = server.table(people=2, options={"beginner": True}, takeover="random")
    one, other = players
    play(players, Random(5), actions=12)
    assert one.catch_up().ask("ask_undo", to=2)["type"] == "ack"
    assert other.catch_up().ask("leave")["type"] == "ack"
    one.until(lambda: bool(one.table["practice"]))


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
