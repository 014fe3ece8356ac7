"""Progress bars for long runs."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn


def progress_bar(unit: str = "games", is_wanted: bool = True) -> Progress:
    """A progress bar, shown only on a terminal; it leaves standard output alone."""
    console = Console(stderr=True)
    return Progress(
        *(BarColumn(), MofNCompleteColumn(), unit, TimeRemainingColumn()),
        console=console,
        disable=not (is_wanted and console.is_terminal),
        redirect_stdout=False,
    )
