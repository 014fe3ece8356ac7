"""Memory is looked through when nobody plays, and at the latest after an hour."""

import gc

from trickerion.server import garbage_collection
from trickerion.server.garbage_collection import GarbageCollection

QUIET_AFTER = 600.0
AN_HOUR = 3600


class Watch:
    """A clock that is set by hand, and what was collected when."""

    def __init__(self) -> None:
        self.time = 0.0
        self.collected: list[float] = []
        self.garbage_collection = GarbageCollection(
            lambda: self.time, lambda: self.collected.append(self.time)
        )

    def look(self, time: float, commands: int) -> None:
        self.time = time
        self.garbage_collection.look(commands)


def test_memory_is_tidied_in_a_quiet_moment() -> None:
    watch = Watch()
    watch.look(QUIET_AFTER - 1, 0)
    watch.look(QUIET_AFTER, 3)
    assert watch.collected == []
    watch.look(QUIET_AFTER + 1, 3)
    watch.look(QUIET_AFTER + 2, 3)
    assert watch.collected == [QUIET_AFTER + 1]


def test_memory_is_tidied_at_the_latest_after_an_hour_of_play() -> None:
    watch = Watch()
    for second in range(AN_HOUR + 1):
        watch.look(float(second), second + 1)
    assert watch.collected == [AN_HOUR]


def test_only_young_objects_are_looked_at_by_themselves() -> None:
    """What was there at the start is frozen; the oldest wait for a quiet moment."""
    thresholds = gc.get_threshold()
    gc.unfreeze()
    try:
        garbage_collection.begin()
        young, *older = gc.get_threshold()
        assert 100 <= young <= 1000
        assert min(older) >= 10**6
        assert gc.get_freeze_count() > 1000
    finally:
        gc.unfreeze()
        gc.set_threshold(*thresholds)
