"""Memory is looked through when nobody plays, and at the latest after an hour."""

from trickerion.server.tidying import AT_LATEST, QUIET_AFTER, Tidying


class Watch:
    """A clock that is set by hand, and what was collected when."""

    def __init__(self) -> None:
        self.time = 0.0
        self.collected: list[float] = []
        self.tidying = Tidying(lambda: self.time, lambda: self.collected.append(self.time))

    def look(self, time: float, commands: int) -> None:
        self.time = time
        self.tidying.look(commands)


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
    for second in range(int(AT_LATEST) + 1):
        watch.look(float(second), second + 1)
    assert watch.collected == [AT_LATEST]
