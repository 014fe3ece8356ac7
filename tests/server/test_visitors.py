"""What limits, removals and sanctions call a visitor."""

from trickerion.server.visitors import Visitor


def test_an_account_comes_before_the_address() -> None:
    assert Visitor("ada", "1f").subjects == ["account ada", "address 1f"]
    assert Visitor(None, "1f").subjects == ["address 1f"]
    assert Visitor().subjects == Visitor().keys("t") == []


def test_a_key_belongs_to_one_table() -> None:
    ada = Visitor("ada", "1f")
    assert ada.keys("t")[0] == Visitor("ada", "2e").keys("t")[0]
    assert ada.keys("t")[1] == Visitor(None, "1f").keys("t")[0]
    assert not set(ada.keys("t")) & set(ada.keys("other"))
    assert not any("ada" in key or key == "1f" for key in ada.keys("t"))
