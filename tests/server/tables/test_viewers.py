"""Who is connected to a table, and how each viewer numbers what it may know."""

from typing import Any

from tests.server.listeners import SilentListener
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.viewers import LoggedEntry, Viewers

SPECTATORS = 2


class Connection(SilentListener):
    """A connection that remembers what it was sent."""

    def __init__(self, address: str = "") -> None:
        super().__init__(address)
        self.sent: list[bytes] = []
        self.is_seated = True

    def send(self, frame: bytes) -> None:
        self.sent.append(frame)

    def lose_seat(self) -> None:
        self.is_seated = False


def entry(kind: Any, text: str = "", seat: int = 0) -> Entry:
    return Entry(1, seat, kind, text, None, 0.0, 0)


PLAN = entry("act", "p1 assign engineer theater")
SAID = entry("say", "hello")


def test_spectators_are_the_viewer_after_the_last_seat() -> None:
    viewers = Viewers(2)
    assert [viewers.seat(viewer) for viewer in range(3)] == [0, 1, None]
    assert [viewers.viewer(seat) for seat in (0, 1, None)] == [0, 1, SPECTATORS]


def test_a_new_table_has_nobody_and_nothing_to_know() -> None:
    viewers = Viewers(2)
    assert (viewers.versions, viewers.disturbed) == ([0] * 3, [0] * 3)
    assert not viewers.is_anyone_here
    assert viewers.last_address == ""
    assert viewers.disconnect(0, Connection())


def test_the_first_and_the_last_connection_of_a_viewer_count() -> None:
    viewers, one, two, watcher = Viewers(2), Connection("a"), Connection("b"), Connection("c")
    assert viewers.connect(0, one)
    assert not viewers.connect(0, two)
    assert viewers.connect(None, watcher)
    assert viewers.last_address == "c"
    assert [viewers.is_here(seat) for seat in (0, 1)] == [True, False]
    assert not viewers.disconnect(0, one)
    assert viewers.is_here(0)
    assert viewers.disconnect(0, two)
    assert not viewers.is_here(0)
    assert viewers.is_anyone_here, "a spectator stays"
    assert viewers.disconnect(None, watcher)
    assert not viewers.is_anyone_here


def test_a_player_may_be_connected_to_another_process() -> None:
    viewers = Viewers(2)
    viewers.elsewhere = {1}
    viewers.connect(0, Connection())
    assert [viewers.is_here(seat) for seat in (0, 1)] == [True, True]


def test_a_message_goes_to_every_connection_of_its_viewer() -> None:
    viewers, mine, other = Viewers(2), [Connection(), Connection()], Connection()
    for connection in mine:
        viewers.connect(0, connection)
    viewers.connect(1, other)
    viewers.send(0, b"for you")
    viewers.send(SPECTATORS, b"for nobody")
    assert [connection.sent for connection in mine] == [[b"for you"]] * 2
    assert other.sent == []


def test_a_connection_that_closes_while_others_are_sent_to_does_no_harm() -> None:
    viewers, sent = Viewers(2), list[bytes]()

    class Closing(Connection):
        def send(self, message: bytes) -> None:
            sent.append(message)
            viewers.disconnect(0, self)

    for _ in range(3):
        viewers.connect(0, Closing())
    viewers.send(0, b"bye")
    assert sent == [b"bye"] * 3


def test_who_gives_up_a_seat_watches_where_that_is_allowed() -> None:
    for may_watch in (True, False):
        viewers, connection = Viewers(2), Connection()
        viewers.connect(0, connection)
        viewers.unseat(0, may_watch)
        viewers.unseat(1, may_watch)
        viewers.send(0, b"secret")
        viewers.send(SPECTATORS, b"public")
        assert not connection.is_seated
        assert not viewers.is_here(0)
        assert connection.sent == ([b"public"] if may_watch else [])


def test_news_affects_the_connected_viewers_who_may_know_some_of_it() -> None:
    viewers = Viewers(2)
    plan, said = LoggedEntry(PLAN, [], [1, 0, 0]), LoggedEntry(SAID, [], [2, 1, 1])
    for seat in (0, 1, None):
        viewers.connect(seat, Connection())
    assert viewers.affected([plan]) == [0]
    assert viewers.affected([plan, said]) == [0, 1, SPECTATORS]
    assert viewers.affected([]) == []
    viewers.listeners[1].clear()
    assert viewers.affected([said]) == [0, SPECTATORS]


def test_every_viewer_numbers_without_gaps_what_it_may_know() -> None:
    """TURN-5: a hidden entry leaves no trace."""
    viewers = Viewers(2)
    assert viewers.number(SAID, True, False) == [1, 1, 1]
    assert viewers.number(PLAN, True, True) == [2, 0, 0]
    assert viewers.number(SAID, True, False) == [3, 2, 2]
    assert viewers.versions == [3, 2, 2]
    assert viewers.disturbed == [2, 0, 0], "only the planner's next command would be stale"
    assert viewers.number(entry("act", "p2 place", seat=1), False, True) == [4, 3, 3]
    assert viewers.disturbed == [4, 3, 3]


def test_a_closed_connection_is_sent_nothing_more() -> None:
    viewers, player, watcher, other = Viewers(2), Connection(), Connection(), Connection()
    viewers.connect(1, player)
    viewers.connect(None, watcher)
    viewers.connect(None, other)
    why = CommandRefused("banned")
    assert viewers.close(why, lambda viewer, one: one is not other) == [1]
    viewers.send(1, b"news")
    viewers.send(SPECTATORS, b"news")
    assert (player.sent, watcher.sent, other.sent) == ([], [], [b"news"])
    assert (player.closed, watcher.closed, other.closed) == (["banned"], ["banned"], [])
    assert not player.is_seated
    assert not viewers.is_here(1)
