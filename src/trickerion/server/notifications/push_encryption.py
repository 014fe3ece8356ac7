"""The cryptography of web push: encrypted messages (RFC 8291), signed requests (RFC 8292, VAPID).

Needs the package `cryptography`, which comes with the extra `push`.
"""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD: Final = 4096
"""The size of an encrypted record; a message is a single one."""
LONGEST: Final = 3000
"""Bytes of a message: push services must take 4096 with all that is added."""
LAST: Final = b"\x02"
"""Ends the last record."""
POINT: Final = 65
"""Bytes of an uncompressed point of the curve P-256."""
SECRET: Final = 16
"""Bytes of the secret that a browser shares with us."""
NUMBER: Final = 32
"""Bytes of a number in a signature."""


def is_installed() -> bool:
    """Can this server send push messages?"""
    return find_spec("cryptography") is not None


def new_key() -> str:
    """A new private key of a server, as text."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return to_text(number.to_bytes(NUMBER, "big"))


def private_key(text: str) -> "EllipticCurvePrivateKey":
    """The key that a text stands for."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra

    return ec.derive_private_key(int.from_bytes(from_text(text), "big"), ec.SECP256R1())


def public_point(key: "EllipticCurvePrivateKey") -> bytes:
    """The public half of a key, as browsers want it."""
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 - an extra

    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def check_subscription(point: bytes, secret: bytes) -> None:
    """A ValueError unless messages can be encrypted for a browser with these."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra

    if len(point) != POINT or len(secret) != SECRET:
        raise ValueError("a key of another length")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def encrypted(message: bytes, point: bytes, secret: bytes) -> bytes:
    """A message for the browser with this public key and shared secret (RFC 8291)."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415 - an extra

    assert len(message) <= LONGEST
    once = ec.generate_private_key(ec.SECP256R1())
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    own = public_point(once)
    shared = derived(
        once.exchange(ec.ECDH(), browser), secret, b"WebPush: info\0" + point + own, 32
    )
    salt = os.urandom(16)
    key, nonce = content_keys(shared, salt)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


def content_keys(shared: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of a single record (RFC 8188)."""
    key = derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    return key, derived(shared, salt, b"Content-Encoding: nonce\0", 12)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415 - an extra

    return HKDF(SHA256(), length, salt, info).derive(secret)


def authorization(
    key: "EllipticCurvePrivateKey", audience: str, contact: str, expires: float
) -> str:
    """The header that proves to a push service who sends a message (RFC 8292)."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415 - an extra

    claims = {"aud": audience, "exp": int(expires), "sub": contact}
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(to_text(json.dumps(part).encode()) for part in parts)
    numbers = utils.decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = b"".join(number.to_bytes(NUMBER, "big") for number in numbers)
    return f"vapid t={signed}.{to_text(signature)}, k={to_text(public_point(key))}"


def to_text(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
