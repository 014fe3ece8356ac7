"""Removes what only POSIX systems or certain installations have; put this folder on PYTHONPATH.

Libraries that need some of it on this system, but not on others, are loaded first.
"""

import asyncio.unix_events  # noqa: F401
import getpass  # noqa: F401
import multiprocessing.synchronize  # noqa: F401
import os
import shutil  # noqa: F401
import signal
import subprocess  # noqa: F401
import sys
import tempfile  # noqa: F401
from contextlib import suppress

import platformdirs  # noqa: F401

with suppress(ImportError):  # an extra
    import numpy  # noqa: F401

MODULES = ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty", "uvloop")
FUNCTIONS = (
    "fork",
    "forkpty",
    "getloadavg",
    "getuid",
    "geteuid",
    "killpg",
    "nice",
    "setsid",
    "uname",
)
SIGNALS = ("SIGALRM", "SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2")

for module in MODULES:
    sys.modules[module] = None  # type: ignore[assignment]
for function in FUNCTIONS:
    delattr(os, function)
for name in SIGNALS:
    delattr(signal, name)
