"""setuptools, which asks for mypy too when the engine is to be compiled (see setup.py)."""

import os

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 (the other hooks as they are)


def get_requires_for_build_wheel(settings: dict[str, object] | None = None) -> list[str]:
    wanted = os.environ.get("TRICKERION_COMPILE", "0") not in ("", "0")
    return [*build_meta.get_requires_for_build_wheel(settings), *(["mypy>=1.18"] * wanted)]
