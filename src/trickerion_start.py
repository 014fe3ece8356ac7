"""The command `trickerion`: starts the compiled engine where there is one, else the pure one.

In the project's own `.venv` the engine is compiled in the background while the pure one runs, into
`.venv/compiled/<key of the sources>`; the next start finds it there. A changed source has another
key, so a stale build is never used. `TRICKERION_ENGINE=pure` leaves the compiled one aside.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
"""The project's folder, if this is a checkout."""
BUILDS = Path(sys.prefix) / "compiled"
LONG_COMMANDS = ("play", "arena", "ladder", "serve")
A_DAY = 24 * 60 * 60
CLIENT = Path("src/trickerion/server/static")
"""The built browser client: no source, and no part of a build."""
TOOLS_LOCK = Path("requirements/compile.txt")


def main() -> None:
    if in_checkout() and os.environ.get("TRICKERION_ENGINE") != "pure":
        build = BUILDS / key()
        if is_usable(build):
            sys.path.insert(0, str(build))
        elif is_worth_a_build(sys.argv[1:]):
            prepare_next_start(build)
    from trickerion.cli import main as command  # noqa: PLC0415 (from the chosen build)

    command()


def is_worth_a_build(arguments: list[str]) -> bool:
    """Will the command run long enough? Asking for help does not."""
    return arguments[:1] != [] and arguments[0] in LONG_COMMANDS and "--help" not in arguments


def in_checkout() -> bool:
    """Is this the project's folder, run from its own `.venv`?"""
    return (ROOT / "setup.py").exists() and Path(sys.prefix).resolve() == ROOT.resolve() / ".venv"


def sources() -> list[Path]:
    files = sorted(file for file in (ROOT / "src" / "trickerion").rglob("*") if file.is_file())
    written = (f for f in files if f.suffix != ".pyc" and not f.is_relative_to(ROOT / CLIENT))
    return [ROOT / "setup.py", *written]


def key() -> str:
    """Changes with every source file and with the Python that would load the build."""
    found = sha256(EXTENSION_SUFFIXES[0].encode())
    for file in sources():
        content = file.read_bytes()
        found.update(b"%s %d " % (str(file.relative_to(ROOT)).encode(), len(content)))
        found.update(content)
    return found.hexdigest()[:16]


def is_usable(build: Path) -> bool:
    return any((build / "trickerion" / "engine").glob(f"state{EXTENSION_SUFFIXES[0]}"))


# Building


def prepare_next_start(build: Path) -> None:
    """Begin to compile in the background, or say in a line why that has failed."""
    failure = failure_of(build)
    if failure:
        print(f"trickerion: the engine runs in pure Python: {failure}", file=sys.stderr)
        return
    BUILDS.mkdir(exist_ok=True)
    with Path(BUILDS, "log").open("ab") as log:
        subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def failure_of(build: Path) -> str:
    """Why this build has failed within a day; empty if it has not, or nobody has tried."""
    told = build.with_suffix(".failed")
    if compiler_missing():
        return compiler_missing()
    if not told.exists() or time.time() - told.stat().st_mtime > A_DAY:
        return ""
    return told.read_text(encoding="utf-8").strip()


def compiler_missing() -> str:
    """What the machine lacks to compile; empty if nothing."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(str(command).split()[0]) is None:
        return "there is no C compiler"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "Python's C headers are not installed (on Debian: python3-dev)"
    return ""


def compile_engine() -> Path | None:
    """Compile the sources as they are now; the build's folder, or None with its reason told."""
    build = BUILDS / key()
    BUILDS.mkdir(exist_ok=True)
    with Path(BUILDS, "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        failure = "" if is_usable(build) else make(build, build.with_suffix(".making"))
    if failure:
        build.with_suffix(".failed").write_text(failure + "\n", encoding="utf-8")
        print(f"trickerion: the engine stays in pure Python: {failure}", file=sys.stderr)
        return None
    forget_old_builds(build)
    return build


def make(build: Path, work: Path) -> str:
    """Build a copy of the sources, so that nothing changes meanwhile; why it failed, or empty."""
    if compiler_missing():
        return compiler_missing()
    tools = install_tools()
    if tools is None:
        return f"mypy could not be installed (see {BUILDS / 'log'})"
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(
        ROOT / "src",
        work / "src",
        ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", CLIENT.name),
    )
    for name in ("setup.py", "pyproject.toml", "LICENSE"):
        shutil.copy(ROOT / name, work)
    output = subprocess.run(
        [sys.executable, "setup.py", "-q", "build", "--build-lib", "lib"],
        cwd=work,
        env={**os.environ, "TRICKERION_COMPILE": "1", "PYTHONPATH": tools},
        capture_output=True,
        text=True,
        check=False,
    )
    if not is_usable(work / "lib"):
        Path(BUILDS, "log").write_text(output.stdout + output.stderr, encoding="utf-8")
        return f"compiling it failed (see {BUILDS / 'log'})"
    # What setuptools does not count as part of a package comes along too.
    shutil.copytree(work / "src", work / "lib", dirs_exist_ok=True)
    (work / "lib" / "trickerion_start.py").unlink(missing_ok=True)
    client = work / "lib" / CLIENT.relative_to("src")
    client.parent.mkdir(parents=True, exist_ok=True)
    client.symlink_to((ROOT / CLIENT).resolve())
    (work / "lib").rename(build)
    shutil.rmtree(work)
    return ""


def install_tools() -> str | None:
    """mypy, where it is not installed, goes to a folder of its own; what to put on the path."""
    if find_spec("mypyc"):
        return ""
    folder = BUILDS / "tools"
    if not (folder / "mypyc").exists():
        command = ["-m", "pip", "install", "-q", "--target", str(folder), "--require-hashes"]
        lock = str(ROOT / TOOLS_LOCK)
        if subprocess.run([sys.executable, *command, "-r", lock], check=False).returncode:
            return None
    return str(folder)


def forget_old_builds(build: Path) -> None:
    """Builds of other sources that nobody has begun to use for a day."""
    for old in BUILDS.iterdir():
        if (
            old.name not in (build.name, "tools", "log", "lock")
            and time.time() - old.stat().st_mtime > A_DAY
        ):
            shutil.rmtree(old) if old.is_dir() else old.unlink()


if __name__ == "__main__":
    os.nice(10)
    compile_engine()
