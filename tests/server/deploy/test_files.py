"""The files in deploy/ are valid, and fit the server's settings."""

import configparser
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import click
import pytest
import trustme
import yaml  # type: ignore[import-untyped]

from tests.server.deploy.proxies import DEPLOY, write_nginx
from tests.support import ROOT
from trickerion.server.cli import serve
from trickerion.server.configuration import ConfigurableCommand

UNIT = DEPLOY / "trickerion@.service"
CONTAINER = (DEPLOY / "Containerfile").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def settings() -> set[str]:
    assert isinstance(serve, ConfigurableCommand)
    return set(serve.settings(click.Context(serve)))


def test_the_files_use_settings_that_exist() -> None:
    variables = {*COMPOSE["services"]["server"]["environment"]}
    variables |= set(re.findall(r"^ENV (TRICKERION_\w+)=", CONTAINER, re.MULTILINE))
    assert len(variables) >= 4
    assert {name.removeprefix("TRICKERION_").lower() for name in variables} <= settings()
    example = (DEPLOY / "trickerion.toml").read_text()
    for text in (example, re.sub(r"^# (?=\w+ = )", "", example, flags=re.MULTILINE)):
        assert set(tomllib.loads(text)) <= settings()


def test_the_compose_file_has_server_database_and_proxy() -> None:
    services = COMPOSE["services"]
    assert set(services) == {"server", "database", "proxy"}
    assert "ports" not in services["server"], "players come through the proxy"
    assert "ports" not in services["database"]
    assert services["server"]["depends_on"]["database"]["condition"] == "service_healthy"
    build = services["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    trusted = services["server"]["environment"]["TRICKERION_PROXY"]
    assert COMPOSE["networks"]["default"]["ipam"]["config"] == [{"subnet": trusted}]
    for service in services.values():
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() or source in COMPOSE["volumes"]


def test_images_have_short_names() -> None:
    images = re.findall(r"^FROM (\S+)", CONTAINER, re.MULTILINE)
    images += [service["image"] for service in COMPOSE["services"].values()]
    assert len(images) == 5
    assert not [image for image in images if "/" in image]


def test_the_container_copies_files_that_exist_and_ends_without_rights() -> None:
    final = CONTAINER.rpartition("\nFROM ")[2]
    assert "\nUSER trickerion\n" in final
    assert "\nHEALTHCHECK " in final
    for named in re.findall(r"(?:tools|requirements)/[\w.]+", CONTAINER):
        assert (ROOT / named).is_file()


def test_the_unit_is_valid(tmp_path: Path) -> None:
    unit = configparser.RawConfigParser(strict=False, delimiters=("=",))
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(UNIT)
    assert unit["Service"]["DynamicUser"] == "yes"
    assert unit["Service"]["NoNewPrivileges"] == "yes"
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    command = unit["Service"]["ExecStart"].split()[0]
    file = tmp_path / UNIT.name
    file.write_text(UNIT.read_text().replace(command, sys.executable))
    checked = subprocess.run(
        ["systemd-analyze", "verify", file], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stderr) == (0, "")


def test_nginx_accepts_its_file_with_tls(tmp_path: Path) -> None:
    if shutil.which("nginx") is None:
        pytest.skip("nginx is not installed")
    certificate = trustme.CA().issue_cert("games.example")
    chain, key = tmp_path / "fullchain.pem", tmp_path / "privkey.pem"
    certificate.private_key_pem.write_to_path(str(key))
    certificate.cert_chain_pems[0].write_to_path(str(chain))
    site = (DEPLOY / "nginx.conf").read_text()
    assert site.count("/etc/letsencrypt/live/games.example/") == 2
    site = site.replace("/etc/letsencrypt/live/games.example/", f"{tmp_path}/")
    command = write_nginx(tmp_path, site)
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_caddy_accepts_its_file(tmp_path: Path) -> None:
    if shutil.which("caddy") is None:
        pytest.skip("caddy is not installed")
    command = ["caddy", "adapt", "--validate", "--adapter", "caddyfile", "--config"]
    environment = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    checked = subprocess.run(
        [*command, DEPLOY / "Caddyfile"],
        env={"PATH": "/usr/bin:/usr/local/bin", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stderr
    assert "games.example" in checked.stdout
