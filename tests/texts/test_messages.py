"""Every message can be said, every key that is used exists, and no sentence is written twice."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from tests.support import ROOT
from tests.texts.messages import CLIENT, SHARED, TERMINAL, entries, forms
from tools.translation.files import Reader
from trickerion import catalog
from trickerion.engine.core.names import FIELDS
from trickerion.terminal.language import FOLDER
from trickerion.texts import texts
from trickerion.texts.fields import KINDS

pytestmark = pytest.mark.source

COUNTS = (0, 1, 2, 5, 21)
PLURALS = {"one", "other", "1"}
SOURCE = ROOT / "src/trickerion"
NOUNS = (
    *("character", "location", "theater", "die", "face", "category", "weekday", "component"),
    *("unit", "symbol", "phase"),
)
FOLDERS = (SHARED, TERMINAL, CLIENT)
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
SPOKEN = re.compile(r"[A-Za-z’]+(?: [A-Za-z’]+){4,}")
"""Five words in a row are a sentence."""
DETAILS = (
    *("server/tables/", "server/rate_limits.py", "server/passwords.py", "server/protocol/"),
    *("server/notifications/notifier.py", "engine/saves/"),
)
"""The API and the checks of positions speak English to developers; players read the texts of its
codes."""


def constants() -> Iterator[tuple[str, str]]:
    """Every string in the code, docstrings excepted, with its module."""
    for file in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            match node:
                case ast.Constant(str(text)) if id(node) not in said:
                    yield file.relative_to(SOURCE).as_posix(), text


def test_no_key_is_defined_twice() -> None:
    """A translator may put the files of all three folders into one."""
    keys = Counter(message.id.name for message in entries(*FOLDERS))
    assert [key for key, times in keys.items() if times > 1] == []


def test_no_file_of_one_folder_has_the_name_of_another_folders_file() -> None:
    names = Counter(file.name for folder in FOLDERS for file in folder.iterdir())
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("count", COUNTS)
def test_every_message_can_be_said(count: int, caplog: pytest.LogCaptureFixture) -> None:
    said = texts("en", FOLDER)
    chosen: dict[str, dict[str, set[str]]] = {}
    for key, _, pattern in forms(SHARED, TERMINAL):
        chosen[key] = chosen.get(key, {}) | Reader(pattern).variables
    for key, variables in chosen.items():
        for values in fillings(variables, count):
            for text in said.forms(key, values).values():
                assert "{" not in text, key
                assert "  " not in text, key
                assert text == text.strip() or key == "list-comma", key
    assert caplog.messages == []


def fillings(variables: dict[str, set[str]], count: int) -> Iterator[dict[str, str | int]]:
    """Values for all variables: a number, and for those that select, each variant in turn."""
    values: dict[str, str | int] = dict.fromkeys(variables, count)
    selecting = {name: ids for name, ids in variables.items() if ids - PLURALS}
    for name, ids in selecting.items():
        values[name] = min(ids)
    yield values
    for name, ids in selecting.items():
        for id in ids:
            yield {**values, name: id}


@pytest.mark.parametrize("count", COUNTS)
def test_counted_things_say_their_number(count: int) -> None:
    said = texts()
    for kind in ("amount", "components"):
        for id in set(said.ids(kind)) - {"nothing", "mixed"}:
            assert said.say(f"{kind}-{id}", count=count).startswith(f"{count} ")


def test_a_single_thing_is_no_plural() -> None:
    said = texts()
    assert said.say("components-saw", count=1) == "1 saw"
    assert said.say("components-saw", count=2) == "2 saws"
    assert said.say("components-wood", count=2) == "2 wood"
    assert said.say("amount-coins", count=1) == "1 Coin"


def test_all_nouns_of_a_kind_have_the_same_forms() -> None:
    """So that every sentence can use any of them."""
    found: dict[str, list[set[str]]] = {}
    for message in entries(SHARED):
        kind = message.id.name.partition("-")[0]
        if kind in NOUNS:
            found.setdefault(kind, []).append({one.id.name for one in message.attributes})
    assert set(found) == set(NOUNS)
    for kind, attributes in found.items():
        shared = set.intersection(*attributes)
        most = set.union(*attributes) - {"long"}
        assert shared == most, kind


def test_every_value_of_a_field_has_its_word() -> None:
    said = texts()
    for field in (
        "magician",
        "trick",
        "character",
        "card",
        "die",
        "category",
        "weekday",
        "pending",
        "specialist",
        "hireling",
        "component",
        "symbol",
        "up",
        "pay",
        "yield",
        "deck",
        "stock_place",
        "prophecy",
        "pile",
        "use",
    ):
        kind = KINDS.get(field, field)
        assert [one for one in FIELDS[field].names if not said.has(f"{kind}-{one}")] == [], field


def test_every_card_has_a_name_and_an_effect() -> None:
    said = texts()
    cards = [f"card-{card.id}" for card in catalog.SPECIAL_ASSIGNMENTS]
    cards += [f"prophecy-{prophecy.id}" for prophecy in catalog.PROPHECIES]
    cards += [f"ability-{magician.id}" for magician in catalog.MAGICIANS]
    effects = [f"effect-{key.partition('-')[2]}" for key in cards]
    assert len(set(effects)) == 75
    assert [key for key in (*cards, *effects) if not said.has(key)] == []
    level_3 = {trick.id for trick in catalog.TRICKS if trick.level == 3}
    assert set(said.ids("end_bonus")) == level_3


def test_every_key_in_the_code_exists() -> None:
    said = texts("en", FOLDER)
    kinds = {message.id.name.partition("-")[0] for message in entries(SHARED, TERMINAL)}
    key = re.compile(rf"({'|'.join(sorted(kinds))})-[a-z_]+(-[a-z_]+)?")
    used = {text for _, text in constants() if key.fullmatch(text)}
    assert len(used) > 150
    assert sorted(one for one in used if not said.has(one)) == []


def test_every_note_in_the_code_exists_and_is_used() -> None:
    source = "".join(
        file.read_text(encoding="utf-8") for file in (SOURCE / "terminal").rglob("*.py")
    )
    noted = re.findall(r"""(?:note|_wait)\((?:desk, )?"(\w+)\"""", source)
    assert len(noted) > 20
    known = texts("en", FOLDER).ids("note")
    assert set(noted) <= set(known)
    assert [one for one in known if f'"{one}"' not in source and f"note-{one}" not in source] == []


def test_what_only_the_terminal_says_is_said() -> None:
    """No message of its own is left over; keys made from parts go by their kind."""
    strings = [text for module, text in constants() if module.startswith("terminal")]
    said = "\n".join(strings)
    made = {text.rstrip("-") for text in strings if re.fullmatch(r"[a-z_]+-", text)}
    for message in entries(TERMINAL):
        kind, _, id = message.id.name.partition("-")
        assert kind in made or message.id.name in said or id in strings, message.id.name


def sentences(folder: Path) -> dict[str, str]:
    """Every sentence of a folder's messages, with its key."""
    return {
        sentence: form.key
        for form in forms(folder)
        for text in Reader(form.pattern).texts
        for sentence in SPOKEN.findall(_even(text))
    }


def _even(text: str) -> str:
    """With curly apostrophes and single spaces."""
    return " ".join(text.replace("'", "’").split())


def client_code() -> Iterator[tuple[str, str]]:
    """The browser client's modules without comments."""
    for file in sorted((ROOT / "web/src").rglob("*")):
        if file.suffix in (".ts", ".svelte"):
            yield file.name, COMMENT.sub(" ", file.read_text(encoding="utf-8"))


def test_no_sentence_is_in_two_folders() -> None:
    for one, other in combinations(map(sentences, FOLDERS), 2):
        assert sorted(one.keys() & other.keys()) == []


def test_no_sentence_is_also_in_the_code() -> None:
    spoken = {sentence: key for folder in FOLDERS for sentence, key in sentences(folder).items()}
    assert len(spoken) > 500
    written = [one for one in constants() if not one[0].startswith(DETAILS)] + [*client_code()]
    twice = [
        f"{module}: {sentence!r} is {spoken[sentence]}"
        for module, text in [(module, _even(text)) for module, text in written]
        for sentence in spoken
        if sentence in text
    ]
    assert twice == []
