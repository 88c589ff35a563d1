"""Checkouts of commits in folders that go when they are no longer needed."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[3]


def git(*words: str) -> str:
    """What git prints; SystemExit with its complaint."""
    done = subprocess.run(["git", "-C", str(CHECKOUT), *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr.strip())
    return done.stdout.strip()


@contextmanager
def checkout_of(source: str) -> Iterator[Path]:
    """A git worktree of a commit, or the folder itself: "." is this working tree as it is."""
    if source == "." or Path(source).is_dir():
        yield CHECKOUT if source == "." else Path(source).resolve()
        return
    commit = git("rev-parse", "--verify", f"{source}^{{commit}}")
    with tempfile.TemporaryDirectory(prefix="katachi-compare-", ignore_cleanup_errors=True) as folder:
        root = Path(folder) / "checkout"
        try:
            git("worktree", "add", "--detach", str(root), commit)
            yield root
        finally:
            with suppress(SystemExit):  # it may not have been made
                git("worktree", "remove", "--force", str(root))
