"""The sdist and the wheel: what is in them, and that they play where nothing else is installed."""

import json
import os
import re
import shutil
import site
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Callable
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

import trickerion
from tests.support import ROOT, needs_pure
from tests.test_platforms import without_posix

CLIENT = Path("src/trickerion/server/static")
LICENSES = "THIRD_PARTY_LICENSES.txt"
REPOSITORY = "https://git.example/us/trickerion"
SKIPPED = shutil.ignore_patterns(
    *(".git", ".venv", "node_modules", "pictures", "build", "dist", "*.egg-info"),
    *("__pycache__", ".*_cache", "xa", "*.so"),
)

needs_client = pytest.mark.skipif(
    not (ROOT / CLIENT / "index.html").exists(), reason="the browser client is not built"
)


def build(hook: str, project: Path, to: Path) -> Path:
    """Call a hook of the build backend, as pip and build do; returns the file it made."""
    code = f"import backend; print(backend.{hook}({str(to)!r}))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=project,
        env={**os.environ, "PYTHONPATH": "tools", "TRICKERION_REPOSITORY": REPOSITORY},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return to / done.stdout.split()[-1]


def wheel_from_sdist(folder: Path) -> Path:
    project = shutil.copytree(ROOT, folder / "project", ignore=SKIPPED)
    sdist = build("build_sdist", project, folder)
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return build("build_wheel", folder / sdist.name.removesuffix(".tar.gz"), folder)


def empty_environment(folder: Path, wheel: Path) -> Path:
    """A new environment with the wheel and the packages it needs; returns its programs' folder."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    [programs] = (folder / name for name in ("bin", "Scripts") if (folder / name).exists())
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--quiet"]
    subprocess.run([*pip, "--no-index", "--no-deps", str(wheel)], check=True)
    [packages] = folder.glob("**/site-packages")
    # The folder of the packages without its .pth files, one of which leads to this checkout.
    (packages / "packages.pth").write_text("\n".join(site.getsitepackages()))
    return programs


@pytest.mark.long
@needs_pure
@needs_client
@pytest.mark.timeout(600)
def test_a_wheel_built_from_the_sdist_plays_in_an_empty_environment(tmp_path: Path) -> None:
    """Without Node.js, a checkout, POSIX's modules or any program."""
    wheel = wheel_from_sdist(tmp_path)
    check_contents(wheel)
    programs = empty_environment(tmp_path / "environment", wheel)
    check_the_plain_command(programs, tmp_path)
    environment = {**without_posix(tmp_path), "PYTHONPATH": str(ROOT / "tests/without_posix")}
    smoke = [programs / "python", ROOT / "tools" / "smoke.py"]
    subprocess.run(smoke, cwd=tmp_path, env=environment, check=True)


def check_contents(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
        read = archive.read(next(name for name in packed if name.endswith("METADATA")))
    package = ROOT / "src"
    files = {f.relative_to(package).as_posix() for f in package.glob("trickerion/**/[!.]*.*")}
    assert not {file for file in files if not re.search("pycache|/xa/|[.]so$", file)} - packed
    assert f"trickerion/server/static/{LICENSES}" in packed
    check_metadata(Parser().parsestr(read.decode()))


def check_metadata(metadata: Message) -> None:
    assert metadata["Version"] == trickerion.__version__
    assert metadata["License-Expression"] == "MIT"
    assert "# trickerion" in str(metadata.get_payload())
    assert f"Source, {REPOSITORY}" in metadata.get_all("Project-URL", [])
    extras = {"cluster", "data", "fast", "openspiel", "peers", "postgres", "push", "rl"}
    assert set(metadata.get_all("Provides-Extra", [])) == extras
    required = [name for name in metadata.get_all("Requires-Dist", []) if "extra ==" not in name]
    assert not [name for name in required if name.startswith(("asyncpg", "cryptography", "uvloop"))]


def check_the_plain_command(programs: Path, folder: Path) -> None:
    """`trickerion` alone opens the game in the browser."""
    browser, opened = folder / "browser", folder / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" >{opened}\n')
    browser.chmod(0o755)
    environment = {"HOME": str(folder), "DISPLAY": ":0", "BROWSER": f"{browser} %s"}
    with subprocess.Popen(
        [programs / "trickerion"], cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        found = re.search(r"http://\S+", running.stdout.readline())
        try:
            assert found
            wait_for(lambda: opened.exists() and bool(opened.read_text()))
            assert opened.read_text().strip() == found[0]
            wait_for(lambda: b"/assets/" in answer(found[0]))
        finally:
            running.terminate()
    assert (folder / ".local/share/trickerion/trickerion.db").exists()


def wait_for(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 120
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def answer(url: str) -> bytes:
    """A page; nothing while the server is still starting, which the browser may not wait for."""
    try:
        with urllib.request.urlopen(url) as page:
            return bytes(page.read())
    except urllib.error.URLError:
        return b""


@pytest.mark.parametrize("hook", ["build_sdist", "build_wheel"])
def test_a_package_without_the_client_is_refused(hook: str, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    with pytest.raises(AssertionError, match="run `npm ci && npm run build` in web/"):
        build(hook, tmp_path, tmp_path)


@needs_client
def test_the_client_has_the_licenses_of_its_packages() -> None:
    licenses = (ROOT / CLIENT / LICENSES).read_text(encoding="utf-8")
    needed = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["dependencies"]
    assert needed
    for name in needed:
        assert re.search(rf"^## {name} - \d", licenses, re.MULTILINE), name
    without_text = re.findall(r"^## \S+ - \S+ \((.+)\)\n+(?=## |\Z)", licenses, re.MULTILINE)
    for license in without_text:
        assert (ROOT / CLIENT / f"{license.lower()}.txt").exists(), license


def test_the_version_is_written_once() -> None:
    for file in ("pyproject.toml", "web/package.json", "CITATION.cff"):
        assert trickerion.__version__ not in (ROOT / file).read_text(encoding="utf-8"), file
