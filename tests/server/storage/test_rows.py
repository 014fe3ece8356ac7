"""Rows as structs have the columns of the schema."""

from typing import get_args

import pytest
from msgspec import Struct
from msgspec.structs import fields
from sqlalchemy import Table

from trickerion.server.storage import schema
from trickerion.server.storage.rows import (
    AccountRow,
    AuditRow,
    ReportRow,
    SanctionRow,
    SeatRow,
    SessionRow,
    TableRow,
    TableSummary,
)


@pytest.mark.parametrize(
    ("row", "table"),
    [
        (TableRow, schema.tables),
        (SeatRow, schema.seats),
        (AccountRow, schema.users),
        (SessionRow, schema.sessions),
        (SanctionRow, schema.sanctions),
        (ReportRow, schema.reports),
        (AuditRow, schema.audit_log),
    ],
)
def test_a_row_has_every_column_of_its_table(row: type[Struct], table: Table) -> None:
    assert [field.name for field in fields(row)] == list(table.columns.keys())


def test_only_columns_that_may_be_null_are_none() -> None:
    for row, table in ((TableRow, schema.tables), (SeatRow, schema.seats)):
        for field in fields(row):
            may_be_none = type(None) in get_args(field.type)
            assert table.columns[field.name].nullable == may_be_none, field.name


def test_a_summary_is_a_part_of_a_row() -> None:
    columns = {field.name: field.type for field in fields(TableRow)}
    for field in fields(TableSummary):
        assert columns[field.name] == field.type, field.name
