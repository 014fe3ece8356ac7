"""What pages write to the console."""

from playwright.sync_api import BrowserContext, ConsoleMessage

IGNORED = ("Failed to load resource", "Service Worker registration blocked by Playwright")
"""Chromium's line for every refused request: pages tell their readers themselves; and that of tests
without service workers."""


def console_errors(context: BrowserContext) -> list[str]:
    """A list to which errors and warnings of all pages of a context are added from now on."""
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(IGNORED):
            errors.append(message.text)

    context.on("console", note)
    context.on("weberror", lambda thrown: errors.append(str(thrown.error)))
    return errors
