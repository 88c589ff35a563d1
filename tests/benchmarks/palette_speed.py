"""How long the palette takes to open, and to answer a letter, with 600 commands and a model of many rows.

QT_QPA_PLATFORM=offscreen python tests/benchmarks/palette_speed.py
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from editor import formats
from editor.document.program.settings import Settings
from editor.model.bones import Bone
from editor.ui.command import Command
from editor.ui.window.main_window import MainWindow

ENTRIES = 600
BONES = 500
TIMES = 20


def main() -> None:
    application = QApplication(sys.argv)
    window = MainWindow(Settings())
    window.resize(1360, 860)
    window.show()
    window.furnish()
    bench = window.workbench
    assert bench is not None
    document = bench.session.add(formats.new_content())
    with document.edit("Bones") as edit:
        edit.insert(edit.model.bones, 0, [Bone(f"左腕{number}", f"arm {number}") for number in range(BONES)])
    commands, palette = bench.commands.list, bench.commands.palette
    more = ENTRIES - len(list(commands))
    texts = [(f"test.command-{number}", f"&Do a thing of number {number}") for number in range(more)]
    commands.add([Command(id, label, lambda: None) for id, label in texts], "Test")
    application.processEvents()

    def open_and_paint() -> None:
        palette.open()
        palette.grab()

    _measure("open", palette.open, palette.leave)
    _measure("open and paint", open_and_paint, palette.leave)
    for text in ("d", "dup", "左腕", "go to bone 12"):
        palette.open()
        _measure(f"type {text!r}", lambda text=text: palette.box.setText(text), palette.box.clear)
        palette.leave()
    print(f"{len(list(commands))} commands, {BONES} bones")
    bench.session.close(document)
    window.close()


def _measure(name: str, do: Callable[[], object], undo: Callable[[], object]) -> None:
    took = []
    for _ in range(TIMES):
        start = time.perf_counter()
        do()
        took.append((time.perf_counter() - start) * 1000)
        undo()
    took.sort()
    print(f"{name:24} median {took[len(took) // 2]:6.1f} ms, worst {took[-1]:6.1f} ms")


if __name__ == "__main__":
    main()
