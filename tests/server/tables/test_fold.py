"""A folded log: the actions in force, with and without the rules."""

from random import Random

from tests.server.memory_tables import table_with
from trickerion import Options
from trickerion.lab.play.simulation import lively_action
from trickerion.server.protocol.messages import (
    ActCommand,
    Agree,
    AskUndo,
    Change,
    CommandRefused,
    LeaveSeat,
    Restart,
    Undo,
)
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.fold import folded
from trickerion.server.tables.table import GameTable


def test_what_is_in_force_can_be_read_from_the_log_alone() -> None:
    for seed in range(20):
        chance = Random(seed)
        table = table_with(Options(players=2, beginner=True), seed)
        for _ in range(150):
            if not table.game.over:
                _something(table, chance)
        log = [logged.entry for logged in table.log]
        actions = folded(log, [None, None]).actions
        assert actions == table.started().log.actions
        assert [one.text for one in actions] == [str(action) for action in table.game.history]


def _something(table: GameTable, chance: Random) -> None:
    """An action, or now and then a step back, alone or with the other's consent."""
    seat = chance.choice((0, 1))
    command: Change = chance.choice(
        (
            Undo("u", 99999),
            Restart("r", 99999),
            AskUndo("a", 3),
            Agree("g"),
            LeaveSeat("l", "random"),
        )
    )
    if chance.random() < 0.75 or table.state is None:
        action = lively_action(table.game, chance)
        seat, command = action.seat, ActCommand("x", 99999, str(action))
    if isinstance(command, AskUndo):
        command = AskUndo("a", max(0, table.viewers.versions[seat] - 3))
    if isinstance(command, LeaveSeat) and chance.random() < 0.9:
        return
    try:
        new = table.checked(seat, command)
    except CommandRefused:
        return
    table.absorb(Entry(table.version + 1, seat, new.kind, new.text, None, 0.0, 0))
