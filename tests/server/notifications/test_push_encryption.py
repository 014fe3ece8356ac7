"""Messages only the browser can read (RFC 8291), signed by the server (RFC 8292)."""

import json

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.notifications.push_service import Browser
from trickerion.server.notifications import push_encryption
from trickerion.server.notifications.push_encryption import from_text, to_text


def test_the_browser_reads_what_was_encrypted_for_it() -> None:
    browser = Browser()
    for message in (b"", b"your turn", "Zug für Ädä".encode(), b"x" * push_encryption.LONGEST):
        sealed = push_encryption.encrypted(message, browser.point, browser.secret)
        assert len(sealed) <= 4096
        assert browser.read(sealed) == message


def test_another_browser_cannot_read_it() -> None:
    browser, other = Browser(), Browser()
    sealed = push_encryption.encrypted(b"your turn", browser.point, browser.secret)
    with pytest.raises(InvalidTag):
        other.read(sealed)


def test_the_example_of_the_standard_is_read() -> None:
    """RFC 8291, section 5."""
    browser = Browser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
    sealed = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )
    assert browser.read(from_text(sealed)) == b"When I grow up, I want to be a watermelon"


def test_a_request_is_signed_for_its_push_service() -> None:
    key = push_encryption.private_key(push_encryption.new_key())
    header = push_encryption.authorization(key, "https://push.example", "mailto:a@b.example", 99.5)
    kind, _, rest = header.partition(" ")
    values = dict(part.split("=", 1) for part in rest.split(", "))
    assert kind == "vapid"
    assert from_text(values["k"]) == push_encryption.public_point(key)
    head, claims, signature = values["t"].split(".")
    assert json.loads(from_text(head)) == {"typ": "JWT", "alg": "ES256"}
    told = {"aud": "https://push.example", "exp": 99, "sub": "mailto:a@b.example"}
    assert json.loads(from_text(claims)) == told
    numbers = from_text(signature)
    der = utils.encode_dss_signature(
        int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    )
    key.public_key().verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_a_key_is_stored_as_text() -> None:
    text = push_encryption.new_key()
    key = push_encryption.private_key(text)
    assert key.private_numbers().private_value == int.from_bytes(from_text(text), "big")


@pytest.mark.parametrize("data", [b"", b"a", b"ab", b"abc", b"\xff\xfe\xfd"])
def test_base64_has_no_padding_and_is_read_without(data: bytes) -> None:
    assert "=" not in to_text(data)
    assert from_text(to_text(data)) == data


@pytest.mark.parametrize(
    ("point", "secret"),
    [(b"", b"s" * 16), (b"\x04" + b"\xff" * 64, b"s" * 16), (b"\x04" * 64, b"s" * 16)],
)
def test_what_is_no_key_is_refused(point: bytes, secret: bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        push_encryption.check_subscription(point, secret)


def test_a_secret_has_a_length() -> None:
    with pytest.raises(ValueError, match="length"):
        push_encryption.check_subscription(Browser().point, b"short")
