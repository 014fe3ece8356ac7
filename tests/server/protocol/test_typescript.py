"""The types that the browser client is given."""

from click.testing import CliRunner

from tests.support import ROOT
from trickerion.cli import main
from trickerion.engine.core.actions import Action
from trickerion.server.protocol import typescript


def test_an_action_has_a_seat_its_kind_and_the_fields_of_its_kind() -> None:
    place = Action.parse("p1 place manager market_row.1").verb
    assert typescript._action(place) == (
        '{ seat: number; kind: "place"; '
        'character: FieldValues["character"]; slot: FieldValues["slot"] }'
    )


def test_every_kind_of_action_is_in_the_union() -> None:
    module = typescript.module()
    for kind in typescript.VERBS:
        assert f'\n  | {{ seat: number; kind: "{kind}"' in module


def test_a_field_with_few_values_lists_them_and_one_with_many_is_a_string() -> None:
    module = typescript.module()
    assert '\n  pay: "fame" | "coins";' in module
    assert "\n  spot: string;" in module


def test_messages_carry_typed_actions() -> None:
    module = typescript.module()
    assert "\n  options: Action[];" in module
    assert "\n  action: Action | string;" in module
    assert "\n  figures?: Record<string, string | number>;" in module


def test_the_clients_types_are_those_of_the_schema() -> None:
    written = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    printed = CliRunner().invoke(main, ["schema", "--typescript"]).output
    assert written == printed, (
        "write them again: trickerion schema --typescript > web/src/protocol.ts"
    )
