"""Runs the program with a walk beside it: ``python -m tests.walks.program MODULE FUNCTION PICTURE FILE…``.

The walk runs in a thread, the program on the main one, as it does for a user. The exit status is that of the program;
a walk that fails prints why, leaves PICTURE of the screen, and ends the process with status 3.
"""

from __future__ import annotations

import faulthandler
import importlib
import os
import sys
import threading
import time
import traceback
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSettings, QStandardPaths, Qt
from PySide6.QtWidgets import QApplication

from editor.__main__ import main
from tests.walks.user import User

FAILED = 3
LONGEST = 500  # seconds, after which the process ends with the stacks of all threads


def run(walk: Callable[[User], None], picture: str) -> None:
    """Wait for the program to be there, and walk."""
    while not isinstance(QApplication.instance(), QApplication):
        time.sleep(0.01)
    user = User()
    try:
        walk(user)
    except BaseException:
        traceback.print_exc()
        user.save_screen(picture)
        sys.stderr.flush()
        os._exit(FAILED)


if __name__ == "__main__":
    module, function, picture, *files = sys.argv[1:]
    faulthandler.dump_traceback_later(LONGEST, exit=True)
    if sys.platform == "win32":  # there no variable moves the folders of the user
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        folder = os.path.join(os.environ["KATACHI_HOME"], "config")
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        QStandardPaths.setTestModeEnabled(True)
        QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)  # which nobody here can drive
    walk = getattr(importlib.import_module(module), function)
    threading.Thread(target=run, args=(walk, picture), daemon=True).start()
    sys.exit(main(files))
