"""nginx and Caddy with the configurations of deploy/, on a free port of this machine."""

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from tests.server.support import Running, until
from tests.support import ROOT
from trickerion.server.loadtest.load import free_port

DEPLOY = ROOT / "deploy"
Edit = Callable[[str], str]
Proxy = Callable[..., AbstractContextManager[Running]]
NGINX = """daemon off; master_process off; pid {folder}/pid; error_log {folder}/errors;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    include {folder}/site.conf;
}}
"""


def unchanged(text: str) -> str:
    return text


def address(server: Running) -> str:
    return server.url.removeprefix("http://")


def write_nginx(folder: Path, site: str) -> list[str]:
    """Write a configuration; returns the command that runs it."""
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def nginx_site(port: int, servers: list[Running]) -> str:
    """deploy/nginx.conf for these servers, without TLS."""
    site, _, _ = (DEPLOY / "nginx.conf").read_text().partition("\nserver {\n    listen 80;")
    line = re.search(r"\n    server 127\.0\.0\.1:8080([^\n]*)", site)
    assert line is not None
    lines = (f"\n    server {address(server)}{line[1]}" for server in servers)
    site = site.replace(line[0], "".join(lines)).replace("443 ssl http2", str(port))
    return re.sub(r"\n    (ssl_certificate|listen \[::\])[^\n]*", "", site).replace(
        f"listen {port}", f"listen 127.0.0.1:{port}"
    )


@contextmanager
def nginx(folder: Path, servers: list[Running], edit: Edit = unchanged) -> Iterator[Running]:
    port = free_port()
    command = write_nginx(folder, edit(nginx_site(port, servers)))
    with _run(command, port, {}) as proxy:
        yield proxy


@contextmanager
def caddy(folder: Path, servers: list[Running], edit: Edit = unchanged) -> Iterator[Running]:
    port, file = free_port(), folder / "Caddyfile"
    file.write_text(
        "{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n" + edit((DEPLOY / "Caddyfile").read_text())
    )
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]
    chosen = {"SITE": f"http://127.0.0.1:{port}", "SERVERS": " ".join(map(address, servers))}
    folders = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with _run(command, port, {**chosen, **folders}) as proxy:
        yield proxy


@contextmanager
def _run(command: list[str], port: int, environment: dict[str, str]) -> Iterator[Running]:
    """A proxy, used as a browser does: with the Origin header."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    process = subprocess.Popen(
        command, env={**os.environ, **environment}, stderr=subprocess.DEVNULL
    )
    proxy = Running(f"127.0.0.1:{port}")
    proxy.origin = proxy.http.headers["Origin"] = proxy.url
    try:
        until(lambda: process.poll() is not None or _answers(port))
        assert process.poll() is None
        yield proxy
    finally:
        proxy.close()
        process.terminate()
        process.wait()


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
