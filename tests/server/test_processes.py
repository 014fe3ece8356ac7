"""Several processes on one PostgreSQL share tables."""

from random import Random
from threading import Barrier, Thread

from tests.server.conftest import settings
from tests.server.support import Data, Player, play, running


def test_two_processes_share_a_table(postgres: str) -> None:
    with running(settings(postgres)) as here, running(settings(postgres)) as there:
        id = here.post("/api/tables", {"options": {"players": 2, "beginner": True}})["table"]["id"]
        ada = here.post(f"/api/tables/{id}/seats", {"name": "Ada"})["token"]
        one = Player(here, id, ada)
        ben = there.post(f"/api/tables/{id}/seats", {"name": "Ben"})["token"]
        two, watcher = Player(there, id, ben), there.watch(id)
        one.until(lambda: bool(one.view))
        shared_play([one, two], Random(1))
        for player in (one, two, watcher):
            player.until(lambda player=player: player.view["over"])  # type: ignore[misc]
        assert one.view["winner"] == two.view["winner"]
        again = Player(here, id, ben)
        assert again.view == two.view
        assert again.steps == two.steps


def shared_play(players: list[Player], chance: Random) -> None:
    """As `play`, where news of the other process may take a moment."""
    while not any(player.view["over"] for player in players):
        for player in players:
            player.catch_up()
        asked = [player for player in players if player.is_asked()]
        if asked:
            one = chance.choice(asked)
            answer = one.act(chance.choice(one.update["options"]))
            assert answer["type"] == "ack" or answer["code"] in ("stale", "illegal"), answer


def test_plans_laid_at_the_same_moment_on_two_processes_all_count(postgres: str) -> None:
    """R15: one reveal, none lost."""
    with running(settings(postgres)) as here, running(settings(postgres)) as there:
        id, local = here.table(people=4, options={"beginner": True})
        players = [
            Player(here if number % 2 else there, id, player.token)
            for number, player in enumerate(local)
        ]
        while local[0].catch_up().view["phase"] != "assignment":
            play(local, Random(2), actions=1)
        for player in players:
            player.until(lambda player=player: player.view["phase"] == "assignment")  # type: ignore[misc]
        answers: list[Data] = []
        start = Barrier(4)

        def be_ready(player: Player) -> None:
            start.wait()
            answers.append(player.ask("act", action="ready"))

        threads = [Thread(target=be_ready, args=(player,)) for player in players]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert [answer["type"] for answer in answers] == ["ack"] * 4
        for player in players:
            player.until(lambda player=player: player.view["phase"] != "assignment")  # type: ignore[misc]
        steps = Player(here, id, players[0].token).steps
        ready = [e for step in steps for e in step["events"] if e["kind"] == "seat_ready"]
        assert sorted(event["seat"] for event in ready) == [0, 1, 2, 3]
