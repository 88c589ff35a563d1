"""What every test lives under: where Qt draws, how long it may take, what must not be left behind, where models lie.

A test that logs an error fails, and so does one that leaves a top-level window behind.
"""

import faulthandler
import gc
import logging
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings
from PySide6.QtCore import QCoreApplication, QEvent, QLockFile, QSettings, QStandardPaths, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from editor.app import collect_if_due
from editor.preview import compiling
from editor.preview.compiling import Kernels
from tests.jobs import let_jobs_end
from tests.screen import can_have_screen, own_screen

CHECKOUT = Path(__file__).resolve().parents[1]
STDERR = pytest.StashKey[int]()  # as it was before tests had another

# Times say something about the machine, not about the code. On CI the examples are the same every time, elsewhere they
# are others in each run: half of Hypothesis's hundred find as much in two runs.
settings.register_profile("katachi", deadline=None, max_examples=50, derandomize="CI" in os.environ)
settings.load_profile("katachi")

# Waits end with what they wait for, for which a busy machine needs longer than the five seconds of pytest-qt.
for wait in (QtBot.waitActive, QtBot.waitExposed, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil):
    wait.__kwdefaults__["timeout"] = 30_000


def pytest_addoption(parser: pytest.Parser) -> None:
    about = "have Python's cycle collector run whenever there are N new objects: what does not bear that then shows"
    parser.addoption("--collect-often", type=int, metavar="N", help=about)
    parser.addoption("--here", action="store_true", help="show windows on the display of the caller")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[STDERR] = os.dup(2)
    if config.option.collect_often:
        gc.set_threshold(config.option.collect_often)
    if hasattr(config, "workerinput"):  # one of the processes of pytest-xdist
        _settle_apart(config)
    elif getattr(config.option, "numprocesses", None):
        return  # they run the tests
    _settle_screen(config)
    _settle_drawing()
    # On every system settings are files that each test has of its own, and file dialogs are Qt's, which can be driven.
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)  # as the program does


def _settle_apart(config: pytest.Config) -> None:
    """Give one of several processes a home of its own."""
    home = tempfile.TemporaryDirectory(prefix="katachi-tests-", ignore_cleanup_errors=True)
    config.add_cleanup(home.cleanup)
    os.environ["HOME"] = home.name
    os.environ.setdefault("LP_NUM_THREADS", "1")  # Mesa's threads would only take turns with the other processes


def _settle_screen(config: pytest.Config) -> None:
    """Show windows on a screen of this process, where there can be one: on the user's they would need the keyboard."""
    if config.option.here or not can_have_screen() or os.environ.get("QT_QPA_PLATFORM", "xcb") != "xcb":
        return
    screen = ExitStack()
    config.add_cleanup(screen.close)
    os.environ["DISPLAY"] = screen.enter_context(own_screen())
    os.environ["QT_QPA_PLATFORM"] = "xcb"  # only on X does Qt give the OpenGL profile that it was asked for


def _settle_drawing() -> None:
    """Settle, before Qt and PyOpenGL start, where one draws and how the other finds its functions."""
    if not sys.platform.startswith("linux"):
        return
    # Without a display Qt would abort the whole run.
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # PyOpenGL serves either EGL or GLX for the life of a process, and pictures without a window are made with EGL:
    # a window on GLX beside them ends in a segmentation fault.
    os.environ.setdefault("PYOPENGL_PLATFORM", "egl")
    os.environ.setdefault("QT_XCB_GL_INTEGRATION", "xcb_egl")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Among several processes begin with what takes longest, so that none is left alone with it at the end."""
    if not hasattr(config, "workerinput"):
        return
    tests = CHECKOUT / "tests"
    ui = tests / "ui"
    early = [tests / "walks", ui / "every_text", ui, ui / "window", tests]  # whole programs, windows, models
    sizes = Counter(item.path for item in items)

    def place(item: pytest.Item) -> tuple[int, int]:
        folder = item.path.parent
        return early.index(folder) if folder in early else len(early), -sizes[item.path]

    items.sort(key=place)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Take modules and tests out of the collector's search for good: they stay, and are most of what it looks at."""
    gc.collect()
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip what shows GL in a window where no window can: Qt's offscreen platform has no OpenGL."""
    shows_window = {"qtbot", "qapp"} & set(getattr(item, "fixturenames", ()))
    if item.get_closest_marker("gl") and shows_window and os.environ.get("QT_QPA_PLATFORM") == "offscreen":
        pytest.skip("needs a display: Qt's offscreen platform has no OpenGL")


@pytest.fixture(scope="session")
def _users(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that are not there yet. To make one, tmp_path_factory looks at all that there are: thousands."""
    folder = tmp_path_factory.mktemp("users")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def _own_settings(_users: Iterator[Path]) -> Path:
    """Begin without settings, plug-ins and presets, and leave the user's alone; the folder of those there are."""
    folder = next(_users)
    folder.mkdir()
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    QStandardPaths.setTestModeEnabled(True)
    os.environ["KATACHI_GRAPHICS"] = str(folder / "graphics")
    os.environ["KATACHI_PLUGINS"] = str(folder / "plugins")
    os.environ["KATACHI_PRESETS"] = str(folder / "chain_presets.toml")
    return folder


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Begin the time limit anew: pytest ends it where a test fails, and what comes then could hang for ever.

    What jobs tell of their end still finds whom it is told: those that go with the test go later.
    """
    limit = float(item.config.getini("faulthandler_timeout"))
    faulthandler.dump_traceback_later(limit, file=item.config.stash[STDERR], exit=True)
    if QCoreApplication.instance() is not None:
        let_jobs_end()


class _ErrorLog(logging.Handler):
    """Keeps every record of level ERROR and above."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture(autouse=True)
def logged_errors() -> Iterator[list[logging.LogRecord]]:
    """Fail the test if it logged an error.

    A test that provokes one on purpose asks for this list, asserts on it and clears it.
    """
    handler = _ErrorLog()
    logging.getLogger().addHandler(handler)
    yield handler.records
    logging.getLogger().removeHandler(handler)
    assert not handler.records, "logged: " + "; ".join(record.getMessage() for record in handler.records)


@pytest.fixture(autouse=True)
def _nothing_left_behind(pytestconfig: pytest.Config) -> Iterator[None]:
    """Fail the test if a top-level widget outlives it, and collect garbage between tests.

    Garbage is collected on this thread alone, as the program does: a job's thread would destroy what windows left.
    """
    if not pytestconfig.option.collect_often:
        gc.disable()
    before = _top_level_widgets()
    yield
    collect_if_due()
    if _surplus(before):
        gc.collect()  # a cycle of Python objects may still hold what has already been closed
    leaked = _surplus(before)
    assert not leaked, f"left behind: {leaked}"


def _surplus(before: list[QWidget]) -> list[QWidget]:
    if QApplication.instance() is not None:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [widget for widget in _top_level_widgets() if widget not in before]


def _top_level_widgets() -> list[QWidget]:
    return QApplication.topLevelWidgets() if isinstance(QApplication.instance(), QApplication) else []


@pytest.fixture(scope="session")
def corpus() -> Path:
    """Return the folder of real models, or skip without one.

    KATACHI_CORPUS names it; otherwise it is looked for as ``shared/corpus`` beside the checkout.
    """
    folder = Path(os.environ.get("KATACHI_CORPUS") or CHECKOUT.parent / "shared" / "corpus")
    if not folder.is_dir():
        pytest.skip(f"no corpus of real models at {folder}; KATACHI_CORPUS says where one is")
    return folder


@pytest.fixture(scope="session")
def checkout() -> Path:
    """Return the folder with pyproject.toml in it."""
    return CHECKOUT


@pytest.fixture(scope="session", autouse=True)
def _shared_caches(pytestconfig: pytest.Config) -> None:
    """Let all processes share what Python and OpenGL compile, and the texts of the sources, from run to run.

    Each would begin with an empty cache of its own, and so spend two seconds before its window is seen.
    """
    cache = getattr(pytestconfig, "cache", None)
    if cache is None:  # as the user wishes
        return
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ["PYTHONPYCACHEPREFIX"] = str(cache.mkdir("bytecode"))
    os.environ["MESA_SHADER_CACHE_DIR"] = str(cache.mkdir("shaders"))
    os.environ["KATACHI_TEXTS_CACHE"] = str(cache.mkdir("texts"))


@pytest.fixture(scope="session")
def kernel_cache(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder for machine code: it stays from run to run, and all processes of a run share it."""
    cache = getattr(pytestconfig, "cache", None)
    return tmp_path_factory.mktemp("kernels") if cache is None else Path(cache.mkdir("kernels"))


@pytest.fixture(scope="session")
def compiled_kernels(kernel_cache: Path) -> Kernels:
    """The kernels as machine code, or skip where nothing compiles them; of several processes one compiles them."""
    pytest.importorskip("numba")
    lock = QLockFile(str(kernel_cache.with_suffix(".lock")))
    lock.setStaleLockTime(0)
    lock.lock()
    try:
        return compiling.compiled(kernel_cache)
    finally:
        lock.unlock()
