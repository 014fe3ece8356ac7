"""The columns of an export, and their description."""

from pathlib import Path

import pyarrow as pa  # type: ignore[import-untyped]
import pytest

from tests.support import ROOT
from trickerion import OBSERVATION_SIZE
from trickerion.lab.data.schema import GAMES, data_card, decisions_schema, read_records


def test_the_data_card_in_the_documentation_is_fresh() -> None:
    """If this fails: copy README.md of a new export."""
    page = ROOT / "docs" / "data-card.md"
    assert page.read_text(encoding="utf-8") == data_card()


def test_the_data_card_describes_every_column() -> None:
    card = data_card()
    for schema in (GAMES, decisions_schema(with_observations=True)):
        for field in schema:
            assert f"| `{field.name}` | {field.type}" in card
            assert field.metadata[b"meaning"]


def test_observations_are_an_extra_column() -> None:
    assert "observation" not in decisions_schema(with_observations=False).names
    observation = decisions_schema(with_observations=True).field("observation")
    assert observation.type == pa.list_(pa.int16(), OBSERVATION_SIZE)


def test_another_file_is_not_an_export(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    file.write_bytes(b"a shopping list")
    with pytest.raises(ValueError, match=r"games.parquet: not the games of an export"):
        list(read_records(file))
