"""What pyproject.toml cannot say.

With TRICKERION_COMPILE=1 the engine is compiled with mypyc. Whatever goes wrong then ends in the
same package in pure Python, with one line that says why. TRICKERION_REPOSITORY is the address of
the repository, which the release workflow knows; the package's links lead there.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

WANTED = os.environ.get("TRICKERION_COMPILE", "0") not in ("", "0")
REPOSITORY = os.environ.get("TRICKERION_REPOSITORY", "")
DESCRIBING = bool({"egg_info", "dist_info"} & set(sys.argv))
"""Is only asked what the package is called and needs? Then nothing has to be compiled."""
INTERPRETED = (
    *("engine/core/options.py", "bots/__init__.py", "bots/base.py"),
    *("bots/specs.py", "bots/referee.py", "bots/program.py"),
)
"""Not compiled: data classes that are pickled, and what loads and runs anybody's bots."""
OPTIMIZE = "1"
"""Twice as fast to compile as 2 and 3, and no slower to run."""


def groups() -> list[tuple[list[str], str]]:
    """What is compiled, in parts of about the same size, so that several cores share the work."""
    package = Path("src/trickerion")
    effects = set(package.glob("engine/effects/**/*.py"))
    rest = [*package.glob("bots/**/*.py"), package / "lab/play/simulation.py"]
    rest += [package / "server/tables/foresight.py"]
    rest += [*package.glob("observation/*.py")]
    names = ("batch", "buffers", "foresight", "game", "imagine", "record", "story", "view")
    rest += [package / f"{name}.py" for name in names]
    parts = {
        "trickerion_engine": set(package.glob("engine/**/*.py")) - effects,
        "trickerion_effects": effects,
        "trickerion_rest": rest,
    }
    left_out = {package / name for name in INTERPRETED}
    return [
        (sorted(str(file) for file in files if file not in left_out), name)
        for name, files in parts.items()
    ]


def extensions() -> list[Extension]:
    """The compiled modules; none if that is not wanted or mypyc cannot make them."""
    if not WANTED or DESCRIBING:
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 (only there when compiling)

        parts = groups()
        files = [file for part, _ in parts for file in part]
        report(f"translating {len(files)} modules to C ...")
        os.environ["MYPYPATH"] = "src"
        made: list[Extension] = mypycify(
            ["--config-file=", "--python-version=3.11", "--ignore-missing-imports", *files],
            opt_level=OPTIMIZE,
            debug_level="0",
            separate=parts,
        )
        return made
    except (ImportError, SystemExit) as error:
        stay_pure(f"mypyc failed ({error})")
        return []


def report(step: str) -> None:
    """Report progress to `trickerion compile`."""
    print(f"step: {step}", flush=True)


def stay_pure(reason: str) -> None:
    print(f"trickerion: the engine stays in pure Python: {reason}", file=sys.stderr)


class BuildOrStayPure(build_ext):
    """Compiles all parts or none."""

    done = 0

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        self.done += 1
        report(f"compiled {self.done} of {len(self.extensions)} modules")

    def run(self) -> None:
        try:
            super().run()
        except Exception:
            stay_pure("the C compiler failed")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions: list[Extension] = []

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()


def urls() -> dict[str, str]:
    pages = {
        "Source": "",
        "Documentation": "/tree/main/docs",
        "Changelog": "/blob/main/CHANGELOG.md",
        "Issues": "/issues",
    }
    return {name: f"{REPOSITORY}{path}" for name, path in pages.items()} if REPOSITORY else {}


setup(
    project_urls=urls(),
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildOrStayPure},
)
