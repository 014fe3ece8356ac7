"""The entry point of `trickerion`: runs on the compiled engine if there is one.

In a checkout with its own `.venv`, the engine is compiled in the background for the next start,
into `.venv/compiled/<key of the sources>`. Changed sources have another key, so a stale build is
never used. `TRICKERION_ENGINE=pure` turns the compiled engine off.
"""

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

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).parent.parent
"""The project folder, if this is a checkout."""
BUILDS = Path(sys.prefix) / "compiled"
LONG_COMMANDS = ("play", "review", "arena", "ladder", "regret", "serve")
A_DAY = 24 * 60 * 60
CLIENT = Path("src/trickerion/server/static")
"""The built browser client; not a source, so it isn't part of the key."""
TOOLS_LOCK = Path("requirements/compile.txt")
STEP = "step: "
"""Begins the lines in which setup.py reports its progress."""


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
    """Whether the command runs long enough to be worth compiling for; without one, it serves."""
    return not arguments or (arguments[0] in LONG_COMMANDS and "--help" not in arguments)


def in_checkout() -> bool:
    """Whether this is a checkout, run from its own `.venv`."""
    return (ROOT / "setup.py").exists() and Path(sys.prefix).resolve() == ROOT.resolve() / ".venv"


def sources() -> list[Path]:
    files = sorted(file for file in (ROOT / "src" / "trickerion").rglob("*") if file.is_file())
    kept = (f for f in files if f.suffix != ".pyc" and not f.is_relative_to(ROOT / CLIENT))
    return [ROOT / "setup.py", *kept]


def key() -> str:
    """A hash of all sources and of the Python version that would load the build."""
    digest = sha256(EXTENSION_SUFFIXES[0].encode())
    for file in sources():
        content = file.read_bytes()
        digest.update(b"%s %d " % (str(file.relative_to(ROOT)).encode(), len(content)))
        digest.update(content)
    return digest.hexdigest()[:16]


def is_usable(build: Path) -> bool:
    return any((build / "trickerion" / "engine" / "core").glob(f"state{EXTENSION_SUFFIXES[0]}"))


# Building


def prepare_next_start(build: Path) -> None:
    """Start compiling in the background, or print why that failed before."""
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
    """Why this build failed within the last day; empty if it didn't."""
    note = build.with_suffix(".failed")
    if compiler_missing():
        return compiler_missing()
    if not note.exists() or time.time() - note.stat().st_mtime > A_DAY:
        return ""
    return note.read_text(encoding="utf-8").strip()


def compiler_missing() -> str:
    """What the machine is missing to compile; empty if nothing."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(str(command).split()[0]) is None:
        return "no C compiler found"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "Python's C headers are not installed (on Debian: python3-dev)"
    return ""


def compile_engine() -> Path | None:
    """Compile the current sources; returns the build folder, or None after printing why not."""
    build = BUILDS / key()
    BUILDS.mkdir(exist_ok=True)
    with Path(BUILDS, "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        failure = "" if is_usable(build) else make(build, build.with_suffix(".making"))
    if failure:
        build.with_suffix(".failed").write_text(failure + "\n", encoding="utf-8")
        print(f"trickerion: the engine stays in pure Python: {failure}", file=sys.stderr)
        return None
    delete_old_builds(build)
    return build


def make(build: Path, work: Path) -> str:
    """Compile a copy of the sources, safe from edits; returns why it failed, or an empty string."""
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
    for name in ("setup.py", "pyproject.toml", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, work)
    output = run_setup(work, tools)
    if not is_usable(work / "lib"):
        Path(BUILDS, "log").write_text(output, encoding="utf-8")
        return f"compiling it failed (see {BUILDS / 'log'})"
    # Include the files that setuptools doesn't count as part of the package.
    shutil.copytree(work / "src", work / "lib", dirs_exist_ok=True)
    (work / "lib" / "trickerion_start.py").unlink(missing_ok=True)
    client = work / "lib" / CLIENT.relative_to("src")
    client.parent.mkdir(parents=True, exist_ok=True)
    client.symlink_to((ROOT / CLIENT).resolve())
    (work / "lib").rename(build)
    shutil.rmtree(work)
    return ""


def run_setup(work: Path, tools: str) -> str:
    """Run setup.py and show its progress on a terminal; returns its output."""
    output = ""
    with subprocess.Popen(
        [sys.executable, "setup.py", "-q", "build", "--build-lib", "lib"],
        cwd=work,
        env={**os.environ, "TRICKERION_COMPILE": "1", "PYTHONPATH": tools},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as running:
        for line in running.stdout or ():
            output += line
            if line.startswith(STEP) and sys.stderr.isatty():
                step = line.removeprefix(STEP).strip()
                print(f"\r\x1b[Ktrickerion: {step}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return output


def install_tools() -> str | None:
    """Install mypy into its own folder if it's missing; returns what to add to the path."""
    if find_spec("mypyc"):
        return ""
    folder = BUILDS / "tools"
    if not (folder / "mypyc").exists():
        command = ["-m", "pip", "install", "-q", "--target", str(folder), "--require-hashes"]
        lock = str(ROOT / TOOLS_LOCK)
        if subprocess.run([sys.executable, *command, "-r", lock], check=False).returncode:
            return None
    return str(folder)


def delete_old_builds(build: Path) -> None:
    """Delete builds of other sources that are more than a day old."""
    for old in BUILDS.iterdir():
        if (
            old.name not in (build.name, "tools", "log", "lock")
            and time.time() - old.stat().st_mtime > A_DAY
        ):
            shutil.rmtree(old) if old.is_dir() else old.unlink()


if __name__ == "__main__":
    if hasattr(os, "nice"):  # not on Windows
        os.nice(10)
    compile_engine()
