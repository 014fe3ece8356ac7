"""The JSON schema of the protocol."""

import json

from click.testing import CliRunner

from trickerion.cli import main
from trickerion.server.protocol.json_schema import json_schema


def test_the_schema_holds_every_message() -> None:
    printed = CliRunner().invoke(main, ["schema"])
    assert json.loads(printed.output) == json_schema()
    schema = json_schema()["$defs"]
    tags = {each["$ref"].rpartition("/")[2] for each in schema["ClientMessage"]["anyOf"]}
    assert {"Hello", "ActCommand", "Undo", "Say", "Imagine"} <= tags
    assert schema["ActCommand"]["properties"]["type"] == {"enum": ["act"]}
    assert "NewTable" in schema
