"""Waits for the jobs that are under way: their threads end, and what they tell of it arrives."""

from __future__ import annotations

import threading
import time

from PySide6.QtCore import QCoreApplication


def let_jobs_end(seconds: float = 10.0) -> None:
    """Process events until no job is left, or for so long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        jobs = [thread for thread in threading.enumerate() if thread.name == "job"]
        QCoreApplication.processEvents()
        if not jobs:  # before the events that have just been processed, so that their ends were among these
            return
        time.sleep(0.001)
