"""The connection to a table on a server: taking a seat, commands and updates."""

import json
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from trickerion.server.protocol.messages import PROTOCOL
from trickerion.terminal.language import said, say

Message = dict[str, Any]
LARGEST: Final = 4 * 1024 * 1024
RETRIES: Final = 5


class RemoteError(Exception):
    """The server refused or did not answer."""


class Address(NamedTuple):
    """The address of a table, with a seat token or an invitation if known."""

    host: str
    is_https: bool
    table: str | None
    token: str | None
    invitation: str | None

    def http(self, path: str) -> str:
        return f"{'https' if self.is_https else 'http'}://{self.host}{path}"

    def socket(self) -> str:
        scheme = "wss" if self.is_https else "ws"
        return f"{scheme}://{self.host}/api/tables/{self.table}/socket"


def read_address(url: str) -> Address:
    """A server (`http://host:port`), a table on it (`.../t/ID`), or a seat at it (`...#TOKEN`)."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise RemoteError(say("note-no_address", url=url))
    folder, _, table = parts.path.strip("/").rpartition("/")
    invitation = parse_qs(parts.query).get("invitation", [None])[0]
    found = table if folder == "t" else None
    return Address(parts.netloc, parts.scheme == "https", found, parts.fragment or None, invitation)


def call(url: str, body: Message | None = None) -> Any:
    """GET, or POST if there is a body."""
    data = json.dumps(body).encode() if body is not None else None
    request = Request(url, data, {"Content-Type": "application/json"})
    try:
        with urlopen(request, timeout=20) as answer:
            return json.loads(answer.read(LARGEST))
    except HTTPError as error:
        with error:
            raise RemoteError(refused_text(_answer(error.read(LARGEST)))) from error
    except (URLError, OSError, ValueError) as error:
        reason = str(getattr(error, "reason", error))
        raise RemoteError(say("note-unreachable", host=url, reason=reason)) from error


def _answer(body: bytes) -> Message:
    try:
        answer = json.loads(body)
    except ValueError:
        answer = None
    return answer if isinstance(answer, dict) else {}


def refused_text(answer: Message) -> str:
    """Why a server refused, in the current language if the code is known."""
    code = f"code-{answer.get('code')}"
    return say(code) if said().has(code) else str(answer.get("detail") or say("code-illegal"))


class Remote:
    """A seat's connection; reconnects when it drops."""

    def __init__(self, address: Address, heard: Callable[[Message], None]) -> None:
        self.address = address
        self.heard = heard
        """Called with every new step."""
        self.update: Message = {}
        self.seat = 0
        self.waits_for = ""
        self._stack = ExitStack()
        self._line: ClientConnection | None = None
        self._connect()

    def _connect(self) -> None:
        try:
            line = connect(self.address.socket(), max_size=LARGEST, max_queue=None)
            self._line = self._stack.enter_context(line)
        except (OSError, TimeoutError) as error:
            reason = say("note-unreachable", host=self.address.host, reason=str(error))
            raise RemoteError(reason) from error
        since = self.update.get("version", 0)
        token = self.address.token
        self._send({"type": "hello", "protocol": PROTOCOL, "token": token, "since": since})
        while self._receive()["type"] != "update":
            pass

    def close(self) -> None:
        self._stack.close()

    def _send(self, message: Message) -> None:
        assert self._line is not None
        self._line.send(json.dumps(message))

    def _receive(self) -> Message:
        assert self._line is not None
        message: Message = json.loads(self._line.recv())
        match message["type"]:
            case "welcome":
                if message["seat"] is None:
                    raise RemoteError(say("note-no_seat"))
                self.seat = message["seat"]
            case "update":
                self.update = message
                for step in message["steps"]:
                    self.heard(step)
            case "table":
                self.update["table"] = message["table"]
            case "refused" if message["id"] is None:
                raise RemoteError(refused_text(message))
        return message

    def wait(self) -> None:
        """Block until something new arrives."""
        version = self.update["version"]
        while self.update["version"] == version and self.update["view"] is not None:
            self._listen()

    def wait_for_game(self) -> None:
        while self.update["view"] is None:
            self._listen()

    def _listen(self) -> Message:
        try:
            return self._receive()
        except ConnectionClosed:
            self._return()
            return {"type": "returned"}

    def _return(self) -> None:
        self._stack.close()
        for attempt in range(RETRIES):
            try:
                self._connect()
                return
            except (RemoteError, ConnectionClosed):
                if attempt == RETRIES - 1:
                    raise RemoteError(say("note-no_answer", host=self.address.host)) from None

    def command(self, type: str, **fields: Any) -> Message:
        """Send a command, and again after a reconnect; the server runs it once."""
        message = {"type": type, "id": secrets.token_hex(8), **fields}
        for _ in range(RETRIES):
            try:
                self._send(message)
                return self._answer(message["id"])
            except ConnectionClosed:
                self._return()
        raise RemoteError(say("note-no_answer", host=self.address.host))

    def _answer(self, id: str) -> Message:
        while True:
            message = self._receive()
            if message.get("id") == id:
                return message
