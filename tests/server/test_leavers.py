"""R20: a leaver does not end the table, whatever the decision they leave in."""

from random import Random

from tests.server.support import figure
from tests.server.test_told import table_with
from trickerion.engine.flow import question
from trickerion.lab.promises import mixed_options
from trickerion.lab.simulation import lively_action
from trickerion.server.protocol import Act, Back, Leave
from trickerion.server.standing import Entry
from trickerion.server.table import Table
from trickerion.server.thinking import Minds


def log(table: Table, seat: int, kind: str, text: str) -> None:
    table.absorb(Entry(table.version + 1, seat, kind, text, None, 0.0, 0))  # type: ignore[arg-type]


def test_r20_a_seat_can_be_left_in_every_kind_of_decision() -> None:
    minds, met = Minds(), set()
    for seed in range(100, 100 + figure(12, 400)):
        table, chance = table_with(mixed_options(seed), seed), Random(seed)
        while not table.game.over:
            seat = table.game.to_act[0]
            asked = question(table.game)
            assert asked is not None
            if asked.name not in met:
                met.add(asked.name)
                leave_and_come_back(table, seat, minds)
            else:
                action = lively_action(table.game, chance)
                log(table, action.seat, "act", str(action))
        assert table.game.winner is not None
    assert len(met) > 20


def leave_and_come_back(table: Table, seat: int, minds: Minds) -> None:
    """A bot answers for the seat as long as the same question stands."""
    log(table, seat, *table._checked(seat, Leave("l", "apprentice")))
    assert table.standing is not None
    assert table.standing.bots[seat] == "apprentice"
    position = table.game.imagine(seat, 1).to_dict()
    question = {"table": "t", "seat": seat, "level": "apprentice", "seconds": 0.01}
    action = minds.answer({**question, "position": position})["action"]
    log(table, seat, "act", action)
    log(table, seat, *table._checked(seat, Back("b")))
    assert table.standing.bots[seat] is None
    for legal in table.game.options(seat)[:1]:
        assert table._checked(seat, Act("a", table.counts[seat], str(legal)))[0] == "act"
