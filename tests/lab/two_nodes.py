"""A Ray cluster of two nodes on this machine, one of which is killed in the middle of a contest.

Run by `test_ray_pool.py` in its own process, because Ray's threads and warnings are its own affair.
"""

import json
import time
from functools import partial
from os import environ
from pathlib import Path
from unittest.mock import patch

import ray
from ray._private.node import Node
from ray.cluster_utils import Cluster

from trickerion import Options
from trickerion.lab.play.arena import Contest, GameResult, play_game
from trickerion.lab.workers import WorkerError, Workers, this_build

CONTEST = Contest(("random",) * 2, Options(quick=True, beginner=True), seed=5, nodes=1)
GAMES = 6
MEMORY = 80_000_000
"""The smallest object store that Ray accepts, about."""


def play_on_the_head(head: str, log: Path, number: int) -> GameResult:
    """A game on the head, which waits for a game on the other node, which never ends."""
    if ray.get_runtime_context().get_node_id() != head:
        log.write_text(str(number))
        time.sleep(600)
    while not (log.exists() and log.read_text()):
        time.sleep(0.05)
    return play_game(CONTEST, number)


def contest(cluster: Cluster, second: Node, workers: Workers, log: Path) -> dict[str, object]:
    """The second node dies in the middle of a game, after the first result."""
    games: list[GameResult] = []
    play = partial(play_on_the_head, ray.get_runtime_context().get_node_id(), log)
    for game in workers.run(play, range(GAMES)):
        if not games:
            cluster.remove_node(second, allow_graceful=False)
        games.append(game)
    return {"games": games, "lost": int(log.read_text())}


def other_version(workers: Workers) -> str:
    """What a node says to a program of another version."""
    older = this_build()._replace(version="0.0.9")
    try:
        with patch("trickerion.lab.ray_pool.this_build", return_value=older):
            list(workers.run(abs, [1]))
    except WorkerError as error:
        return str(error)
    return ""


def main(folder: str) -> None:
    head = {"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    try:
        second = cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
        workers = Workers(ray=cluster.address)
        found: dict[str, object] = {"version": other_version(workers)}
        found |= contest(cluster, second, workers, Path(folder, "lost"))
        print(json.dumps(found))
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main(environ["RAY_TMPDIR"])
