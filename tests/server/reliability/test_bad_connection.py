"""R6, R7, R15: a bad line does no harm, one can always come back, simultaneous is simultaneous."""

import time
from random import Random
from threading import Barrier, Thread

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support import Data, Player, Running, figure, play, until

LONGEST_DELAY = 0.05
"""Seconds; what counts is the order in which things arrive, not how long they take."""


class BadLine:
    """A client whose messages get lost, doubled, delayed and out of order, both ways."""

    def __init__(self, server: Running, id: str, token: str | None, chance: Random) -> None:
        self.server, self.id, self.token, self.chance = server, id, token, chance
        self.player = Player(server, id, token)
        self.steps: dict[int, Data] = {step["version"]: step for step in self.player.steps}
        self.version, self.view = self.player.version, self.player.view
        self.under_way: Data | None = None
        self.late: list[Data] = []
        self.sent = 0

    def hear(self) -> None:
        """Take in what has come, except what gets lost."""
        try:
            while True:
                message = self.player.receive(timeout=0)
                if self.chance.random() < 0.1:
                    continue
                if message["type"] == "update" and message["version"] >= self.version:
                    self.version, self.view = message["version"], message["view"]
                    self.steps |= {step["version"]: step for step in message["steps"]}
                if self.under_way and message.get("id") == self.under_way["id"]:
                    self.under_way = None
        except TimeoutError:
            return
        except ConnectionClosed:
            self.come_back()

    def come_back(self) -> None:
        """A new connection tells all since the last version without a gap."""
        self.player.close()
        known = next(v for v in range(self.version + 2) if v + 1 not in self.steps)
        self.player = Player(self.server, self.id, self.token, since=known)
        self.steps |= {step["version"]: step for step in self.player.steps}
        self.version, self.view = self.player.version, self.player.view

    def live(self, number: int) -> None:
        """One moment: hear, and do something if asked."""
        self.hear()
        if self.chance.random() < 0.02:
            self.come_back()
        if self.under_way is None and self.player.is_asked() and self.player.update["options"]:
            self.under_way = {
                **{"type": "act", "id": f"{self.player.seat}-{number}"},
                "version": self.player.version,
                "action": self.chance.choice(self.player.update["options"]),
            }
            self.sent += 1
        if self.under_way is not None:
            self.send(self.under_way)

    def send(self, message: Data) -> None:
        fate = self.chance.random()
        copies = 0 if fate < 0.1 else 2 if fate < 0.3 else 1
        if self.chance.random() < 0.2:
            time.sleep(self.chance.random() * LONGEST_DELAY / 10)
            self.late += [message] * copies
        else:
            for _ in range(copies):
                self.player.send(**message)
        if self.late and self.chance.random() < 0.5:
            self.chance.shuffle(self.late)
            self.player.send(**self.late.pop())


def test_r6_a_bad_line_does_no_harm(server: Running) -> None:
    """Four clients and two spectators end on what the server knows, each action done once."""
    chance = Random(6)
    id, players = server.table(people=4, options={"beginner": True})
    tokens = [*(player.token for player in players), None, None]
    lines = [BadLine(server, id, token, chance) for token in tokens]
    number = 0
    while number < figure(250, 20_000) or lines[0].view["turn"] < 1:
        for line in lines:
            line.live(number)
        number += 1
    for line in lines:
        line.come_back()
    until(
        lambda: all(is_right(line) for line in lines) and lines[4].view == lines[5].view,
    )


def is_right(line: BadLine) -> bool:
    """What the client has put together is what the server tells whoever comes anew; a command
    that was still under way may come between."""
    line.come_back()
    right = Player(line.server, line.id, line.token)
    own = [step for step in right.steps if step.get("action")]
    assert len(own) <= line.sent
    known = [line.steps[version] for version in sorted(line.steps)]
    return bool(line.view == right.view and known == right.steps)


@pytest.mark.parametrize("missed", [1, 12, None])
def test_r7_one_can_always_come_back(server: Running, missed: int | None) -> None:
    """After one action, one turn, a whole game: the right state within a second. The bounded run
    takes it from the first message instead, however long that takes."""
    id, players = server.table(people=2, options={"beginner": True})
    play(players, Random(7), actions=5)
    gone = players[0].catch_up()
    version, steps = gone.version, list(gone.steps)
    token, other = gone.token, Player(server, id, gone.token)
    gone.close()
    play([other, players[1]], Random(8), actions=missed)
    other.catch_up()
    began = time.perf_counter()
    back = Player(server, id, token, since=version)
    if figure(0, 1):
        assert time.perf_counter() - began < 1
    assert back.view == other.view
    assert steps + back.steps == other.steps


def test_r15_four_last_plans_at_the_same_moment(server: Running) -> None:
    """One reveal, none lost."""
    for seed in range(figure(2, 200)):
        id, players = server.table(people=4, options={"beginner": True})
        while players[0].catch_up().view["phase"] != "assignment":
            play(players, Random(seed), actions=1)
        for player in players:
            player.catch_up()
        answers: list[Data] = []
        start = Barrier(4)

        def plan(player: Player, start: Barrier = start, answers: list[Data] = answers) -> None:
            options = player.update["options"]
            start.wait()
            answers.append(player.ask("act", action=options[0]))
            answers.append(player.ask("act", action="ready"))

        threads = [Thread(target=plan, args=(player,)) for player in players]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert [answer["type"] for answer in answers] == ["ack"] * 8
        watcher = server.watch(id)
        kinds = [event["kind"] for step in watcher.steps for event in step.get("events", [])]
        assert kinds.count("seat_ready") == 4
        assert kinds.count("assignment_revealed") == 4
        assert watcher.view["phase"] != "assignment"
