"""The host's bots: their names, and what happens to one that keeps failing."""

import pytest

from tests.bots import programs
from trickerion.server.bots.extra_bots import ExtraBots, read_extra_bots

RANDOM = "trickerion.bots.base:RandomBot"


def test_a_bot_has_its_own_name_or_the_hosts() -> None:
    deep = programs.spec("--depth=3")
    assert read_extra_bots(f"trickerion.bots.base:Bot, Deep = {deep}") == {
        "Bot": "trickerion.bots.base:Bot",
        "Deep": deep,
    }
    assert read_extra_bots(" ") == {}


@pytest.mark.parametrize(
    ("written", "why"),
    [
        (RANDOM, "bots: two are called random; name one, as in other=my_bot.py:MyBot"),
        (f"a={RANDOM},A={RANDOM}", "two are called A"),
        (f"{'x' * 31}={RANDOM}", "is no name of 1 to 30 characters"),
        (f"a\x1bb={RANDOM}", "is no name of 1 to 30 characters"),
        ("wizard", "'wizard' is not a bot; write my_bot.py:MyBot or module:MyBot"),
        (f"a={RANDOM},", "'' is not a bot"),
        ("a=no_module:Bot", "there is no module no_module"),
    ],
)
def test_what_cannot_be_offered_is_refused(written: str, why: str) -> None:
    with pytest.raises(ValueError, match=r"^bots: ") as raised:
        read_extra_bots(written)
    assert why in str(raised.value)


def test_a_bot_that_keeps_failing_plays_no_more(caplog: pytest.LogCaptureFixture) -> None:
    bots = ExtraBots({"mine": "my_bot.py:Mine"})
    for _ in range(2):
        bots.note_failure("mine", "raised KeyError")
    bots.note_success("mine")
    for _ in range(2):
        bots.note_failure("mine", "raised KeyError")
    assert bots.player("mine") == "my_bot.py:Mine"
    bots.note_failure("mine", "raised KeyError")
    assert caplog.messages[-1] == "extra bot failed: mine raised KeyError; it plays no more"
    assert bots.player("mine") == "apprentice"


def test_a_bot_that_the_host_no_longer_offers_is_played_for() -> None:
    bots = ExtraBots({})
    assert [bots.player(level) for level in ("mine", "magician")] == ["apprentice", "magician"]
