"""The text table at a table of a server."""

import itertools
from collections.abc import Callable
from random import Random

import pytest

from tests.server.support import Running, play
from tests.terminal.keyboard import ESCAPES, RecordingScreen
from trickerion import Game, Options
from trickerion.server.routes import websocket
from trickerion.terminal.play.commands import Desk, hint
from trickerion.terminal.play.connection import RemoteError, read_address
from trickerion.terminal.play.remote_table import JoinedSession, join


def test_a_whole_game_is_played_from_the_terminal(sqlite_server: Running) -> None:
    body = {"bots": ["random"], "options": {"beginner": True}}
    id = sqlite_server.post("/api/tables", body)["table"]["id"]
    screen = RecordingScreen(
        itertools.chain(
            ["say good luck", "why ready", "hint", "save x", "9999"],
            itertools.repeat("1", 400),
        )
    )
    join(f"{sqlite_server.url}/t/{id}", "Ada", screen)
    assert f"/t/{id}#" in screen.text
    assert "Ada: good luck" in screen.text
    assert "Not allowed. SET-6" in screen.text
    assert "Not saved: the server keeps this game." in screen.text
    assert "There is no option 9999" in screen.text
    assert "wins with" in screen.text
    assert sqlite_server.get(f"/api/tables/{id}")["status"] == "over"


def test_the_terminal_hears_of_others_and_takes_back(sqlite_server: Running) -> None:
    id, (ada, ben) = sqlite_server.table(people=2)
    address = read_address(f"{sqlite_server.url}/t/{id}#{ada.token}")
    screen = RecordingScreen([])
    session = JoinedSession(address, screen)
    hint(Desk(session, screen, 0), "")
    assert "played without hints" in screen.text
    ben.ask("say", text="my turn?")
    before = session.game.view(0)
    session.apply(session.game.options(0)[0])
    assert session.undo_refusal(0) is None
    session.undo()
    assert session.game.view(0) == before
    assert not session.steps
    assert "Player 2: my turn?" in screen.text
    while 0 in session.game.to_act:
        session.apply(session.game.options(0)[0])
    ben.until(ben.is_asked)
    ben.act(ben.update["options"][0])
    session.let_bot_act(1)
    assert "Waiting for Player 2." in screen.text
    assert any("Player 2" in line for line in session.told(0, session.steps))
    ben.catch_up().ask("leave")
    session.remote.wait()
    session.refresh()
    assert "Player 2 has left" in screen.text
    session.remote.close()


def test_a_table_is_chosen_from_the_open_ones(sqlite_server: Running) -> None:
    made = sqlite_server.post("/api/tables", {"title": "Friday", "bots": ["random"]})
    screen = RecordingScreen(["1", "quit"])
    join(sqlite_server.url, "Ada", screen)
    bot = made["table"]["seats"][1]["name"]
    assert f"  1) Friday: …, {bot}" in screen.text
    assert f"To come back: trickerion play --join '{sqlite_server.url}/t/" in screen.text
    seats = sqlite_server.get(f"/api/tables/{made['table']['id']}")["seats"]
    assert seats[0]["name"] == "Ada"
    sqlite_server.post("/api/tables")
    with pytest.raises(RemoteError, match="no option 7"):
        join(sqlite_server.url, "Ada", RecordingScreen(["7"]))


def test_the_terminal_says_what_makes_a_game_unlike_others(sqlite_server: Running) -> None:
    """In the list of tables, on sitting down, and as soon as an undo makes the future known."""
    start = Game.new(Options(players=2, beginner=True), 1).to_dict()
    body = {"title": "Puzzle", "position": start, "bots": ["random"]}
    bot = sqlite_server.post("/api/tables", body)["table"]["seats"][1]["name"]
    screen = RecordingScreen(["1", "quit"])
    join(sqlite_server.url, "Ada", screen)
    assert f"  1) Puzzle: …, {bot} (Custom start)" in screen.text
    assert "didn’t start from the setup" in screen.text
    id, (ada, ben) = sqlite_server.table(people=2, options={"beginner": True})
    screen = RecordingScreen([])
    session = JoinedSession(read_address(f"{sqlite_server.url}/t/{id}#{ada.token}"), screen)
    assert "didn’t start from the setup" not in screen.text
    play([ada, ben], Random(1), actions=30)
    assert ben.catch_up().ask("ask_undo", to=2)["type"] == "ack"
    assert ada.catch_up().ask("agree")["type"] == "ack"
    session.remote.command("ping")
    session.refresh()
    assert screen.text.count("This is a practice game") == 1
    session.refresh()
    assert screen.text.count("This is a practice game") == 1
    session.remote.close()


class Conversation(RecordingScreen):
    """Somebody types what a function decides as soon as they are asked for a line."""

    def __init__(self, *answers: Callable[[], str]) -> None:
        super().__init__(())
        self.answers = iter(answers)

    def type(self, prompt: str) -> str:
        self.script = iter([next(self.answers, lambda: "quit")()])
        return super().type(prompt)


def test_the_terminal_agrees_to_an_undo_or_declines_it(sqlite_server: Running) -> None:
    """The request is announced with how to answer it; commands work meanwhile."""
    id, (ada, ben) = sqlite_server.table(people=2)
    mine: list[int] = []
    while len(mine) < 3:
        mine += [ada.version] if ada.catch_up().is_asked() else []
        play([ada, ben], Random(1), actions=1)
    while not ada.catch_up().is_asked():
        play([ada, ben], Random(1), actions=1)
    back, done = mine[-2], ada.version

    def asks(then: str) -> str:
        assert ben.catch_up().ask("ask_undo", to=back)["type"] == "ack"
        return then

    def is_over() -> str:
        assert ben.catch_up().table["request"] is None
        return "quit"

    screen = Conversation(
        lambda: asks("say what is it?"),
        *(lambda: "help", lambda: "nonsense", lambda: "decline", lambda: "agree"),
        lambda: asks("say again?"),
        *(lambda: "agree", is_over),
    )
    join(f"{sqlite_server.url}/t/{id}#{ada.token}", "Ada", screen)
    actions = f"{done - back} actions."
    assert screen.text.count(f"Player 2 asks everyone to undo {actions}") == 2
    assert screen.prompts.count("Type agree or decline. > ") == 4
    assert "agree, decline  answer a player who asks everyone to undo" in screen.text
    assert "“nonsense” is not a command here" in screen.text
    assert "Player 1 declines the undo" in screen.text
    assert "Nobody has asked for an undo." in screen.text
    assert screen.text.count(f"Undone by agreement: {actions}") == 1


def test_what_the_server_refuses_is_said(sqlite_server: Running) -> None:
    with pytest.raises(RemoteError, match="no such table"):
        join(f"{sqlite_server.url}/t/nowhere", "Ada", RecordingScreen([]))
    with pytest.raises(RemoteError, match="no open tables"):
        join(sqlite_server.url, "Ada", RecordingScreen([]))
    with pytest.raises(RemoteError):
        join("http://127.0.0.1:9", "Ada", RecordingScreen([]))
    id, _ = sqlite_server.table(people=2)
    with pytest.raises(RemoteError, match="doesn’t open a seat"):
        join(f"{sqlite_server.url}/t/{id}#nonsense", "Ada", RecordingScreen([]))


def test_r16_no_text_of_others_moves_the_cursor(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither what a server lets through, nor what one lets through that is not this one."""
    id, (ada, ben) = sqlite_server.table(people=2, title=ESCAPES)
    assert sqlite_server.get(f"/api/tables/{id}")["title"] == "]0;owned[2J31m hi"
    assert ben.ask("say", text=ESCAPES)["type"] == "ack"
    assert ben.ask("say", text="\x1b\x07")["code"] == "malformed"
    assert ben.catch_up().steps[-1]["text"] == "]0;owned[2J31m hi"
    monkeypatch.setattr(websocket, "plain", lambda text: text)
    ben.ask("say", text=ESCAPES)
    assert ben.catch_up().steps[-1]["text"] == ESCAPES
    screen = RecordingScreen([])
    session = JoinedSession(read_address(f"{sqlite_server.url}/t/{id}#{ada.token}"), screen)
    session.remote.close()
    assert screen.text.count("Player 2: ]0;owned[2J31m hi") == 2
    assert all(letter.isprintable() or letter == "\n" for letter in screen.text)
