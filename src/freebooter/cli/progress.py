"""The bar of a long work, on a terminal only."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Done(Protocol):
    """What is told how many more are done and, where that changes, how many are left."""

    def __call__(self, more: int, left: int | None = None) -> None: ...


@contextmanager
def bar(total: int, what: str = "games") -> Iterator[Done]:
    """Show how many are done, out of how many."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        task = progress.add_task(what, total=total)

        def done(more: int, left: int | None = None) -> None:
            progress.advance(task, more)
            if left is not None:
                progress.update(task, total=progress.tasks[task].completed + left)

        yield done
