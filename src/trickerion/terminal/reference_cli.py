"""`trickerion data` and `rules`: the game's facts and rules, for people to read."""

import json
import os
from dataclasses import asdict
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from trickerion import catalog, rulebook
from trickerion.catalog.board import board
from trickerion.texts import Texts, spoken_language, texts

TABLES: Final[dict[str, tuple[Any, ...]]] = {
    "tricks": catalog.TRICKS,
    "performances": catalog.PERFORMANCES,
    "magicians": catalog.MAGICIANS,
    "prophecies": catalog.PROPHECIES,
    "special_assignments": catalog.SPECIAL_ASSIGNMENTS,
    "powers": catalog.POWERS,
}
DUEL_TABLES: Final[dict[str, tuple[Any, ...]]] = {
    "turn_setups": catalog.TURN_SETUPS,
    "plans": catalog.PLANS,
    "neutral_markers": catalog.NEUTRAL_MARKERS,
}
"""Our own cards of the Duel and of the Heir; the browser client, which is built with `all`, sees
them in views."""
OUR_CARDS: Final = {
    "powers": "powers-our_cards",
    "turn_setups": "duel-our_cards",
    "neutral_markers": "duel-our_cards",
    "plans": "heir-our_cards",
}
"""The texts that say which cards are our own."""

NAMED: Final = ("trick", "magician", "card", "prophecy", "power", "turn_setup", "plan")
"""The kinds of texts that name a row."""


@click.command()
@click.argument("table", type=click.Choice([*TABLES, *DUEL_TABLES, "board", "all"]))
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def data(table: str, as_json: bool) -> None:
    """Print the game's data: tricks, cards, magicians, board."""
    facts: Any = _facts(table)
    if as_json:
        click.echo(json.dumps(facts, indent=1, ensure_ascii=False))
    elif table in ("board", "all"):
        Console().print_json(data=facts)
    else:
        Console(width=max(Console().width, 160)).print(_as_table(_named(facts, texts())))
        if table in OUR_CARDS:
            click.echo(texts().say(OUR_CARDS[table]))


def _facts(table: str) -> Any:
    if table == "all":
        return {name: _facts(name) for name in (*TABLES, "board")}
    return board() if table == "board" else [asdict(row) for row in (TABLES | DUEL_TABLES)[table]]


def _named(rows: list[dict[str, Any]], said: Texts) -> list[dict[str, Any]]:
    """With the names and effects of cards, for people to read."""
    return [
        {
            "id": row["id"],
            "name": _first(said, row["id"], *NAMED),
            **row,
            "effect": _first(said, row["id"], "effect", "end_bonus"),
        }
        if "id" in row
        else row
        for row in rows
    ]


def _first(said: Texts, id: str, *kinds: str) -> str:
    """The first text there is among several kinds."""
    keys = (f"{kind}-{id}" for kind in kinds)
    return next((said.say(key) for key in keys if said.has(key)), "")


def _as_table(rows: list[dict[str, Any]]) -> Table:
    table = Table(*rows[0], box=None)
    for row in rows:
        table.add_row(*(_cell(value) for value in row.values()))
    return table


def _cell(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{count} {name}" for name, count in value.items() if count)
    if isinstance(value, (list, tuple)):
        return " ".join(_link(item) for item in value)
    return "" if value is None else str(value)


def _link(item: Any) -> str:
    return "-".join(item["slots"]) + "*" * item["shard"] if isinstance(item, dict) else str(item)


@click.command()
@click.argument("id", required=False)
@click.option("--page", type=click.Choice(rulebook.PAGES), help="A page of the rulebook.")
@click.option("--language", help="By default that of the terminal.")
def rules(id: str | None, page: str | None, language: str | None) -> None:
    """Print a rule by its id (THR-4), a page, or all rules."""
    try:
        click.echo(rulebook.plain(_rules_text(id, page, language or spoken_language(os.environ))))
    except ValueError as error:
        raise click.ClickException(str(error)) from error


def _rules_text(id: str | None, page: str | None, language: str) -> str:
    if id:
        return f"{id.upper()} {rulebook.rule(id, language)}"
    if page:
        found = rulebook.page(page, language)
        return f"{found.title}\n\n{found.text.rstrip()}"
    return "\n\n".join(map(_chapter_text, rulebook.chapters(language)))


def _chapter_text(chapter: rulebook.Chapter) -> str:
    rules = [f"{rule.id} {rule.text}" for rule in chapter.rules]
    return "\n".join([chapter.title, chapter.introduction, *rules])
