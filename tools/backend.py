"""The setuptools build backend. It refuses to build a package without the browser client, and asks
for mypy if the engine is to be compiled (see setup.py)."""

import os
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 (the other hooks, unchanged)

Settings = dict[str, object] | None
CLIENT = Path("src/trickerion/server/static/index.html")


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    wanted = os.environ.get("TRICKERION_COMPILE", "0") not in ("", "0")
    # mypy reads the types of msgspec, because a compiled module of the server imports them.
    more = ["mypy>=1.18", "msgspec>=0.19"] if wanted else []
    return [*build_meta.get_requires_for_build_wheel(config_settings), *more]


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    need_client()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    need_client()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def need_client() -> None:
    if not CLIENT.is_file():
        raise SystemExit(
            "trickerion: the browser client is not built: run `npm ci && npm run build` in web/"
        )
