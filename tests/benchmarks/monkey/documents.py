"""Actions with files: documents opened, closed, switched and saved, motions dropped, file dialogs answered."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QFileDialog, QTabBar

from tests.benchmarks.monkey import screen
from tests.benchmarks.monkey.scene import MODELS, Scene, Steps

MOST = 4  # documents that are open at a time
MOTIONS = (".vmd", ".vpd")
ANY = (*MODELS, *MOTIONS, ".png", ".csv", ".json", ".py", ".txt")
NEW = ("out/a.pmx", "out/b.pmx", "out/名前.pmx", "out/c.pmd", "out/d.csv", "out/e.png", "out/f", "out/models/x.pmx")


def open_document(scene: Scene) -> Steps:
    """A file dropped or a new model, while there are few."""
    files = scene.files(MODELS)
    if len(scene.documents) >= MOST or scene.window is None or not files:
        return []
    if scene.rng.random() < 0.15:
        return [["keys", "Ctrl+N"]]
    if scene.rng.random() < 0.2:
        return [["keys", "Ctrl+O"], ["wait", 0.2], ["answer", scene.rng.choice(files)], ["wait", 0.5]]
    return [["drop", [scene.rng.choice(files)], _title(scene)], ["wait", 0.5]]


def close_document(scene: Scene) -> Steps:
    path = scene.path_to("file.close")
    return scene.rng.choice(([["keys", "Ctrl+W"]], [["choose", *path]])) if path else []


def switch_document(scene: Scene) -> Steps:
    """By key, or by its tab."""
    if len(scene.documents) < 2:
        return []
    if scene.rng.random() < 0.5:
        return [["keys", scene.rng.choice(("Ctrl+Tab", "Ctrl+Shift+Tab"))]]
    bars = screen.reachable(QTabBar)
    return [["click", screen.place_in(scene.rng.choice(bars), scene.rng)]] if bars else []


def save(scene: Scene) -> Steps:
    """In place, or under another name: what the dialog is answered comes next."""
    return [["keys", scene.rng.choice(("Ctrl+S", "Ctrl+Shift+S"))]]


def drop_motion(scene: Scene) -> Steps:
    """A motion or a pose onto the window."""
    files = scene.files(MOTIONS)
    if scene.window is None or not files:
        return []
    return [["drop", [scene.rng.choice(files)], _title(scene)], ["wait", 0.5]]


def answer_file_dialog(scene: Scene) -> Steps:
    """A file that is there, a new one, a folder, or Cancel."""
    dialog = QApplication.activeModalWidget()
    if not isinstance(dialog, QFileDialog) or scene.rng.random() < 0.3:
        return [["answer", ""]]
    if dialog.fileMode() == QFileDialog.FileMode.Directory:
        return [["answer", scene.rng.choice(("models", "out"))]]
    if dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave:
        return [["answer", scene.rng.choice((*NEW, *scene.files((".pmx",))[-2:]))]]
    fitting = [f".{one}" for name in dialog.nameFilters() for one in name.lower().replace(")", " ").split("*.")[1:]]
    files = scene.files([one.strip() for one in fitting]) or scene.files(ANY)
    return [["answer", scene.rng.choice(files if scene.rng.random() < 0.8 else ["models/none.pmx"])]]


def _title(scene: Scene) -> screen.Place:
    """Where files are dropped: the menu bar, which is never in the way of anything."""
    assert scene.window is not None
    return [screen.address(scene.window), 5, 5]
