"""Makes the handbook: its pages from what the program declares, and its pictures from the program's own window.

    .ci/handbook            everything, in each language that it is written in
    .ci/handbook --texts    the pages alone, which takes a few seconds
    .ci/handbook --old      the pages, and the pictures that show something else than the window does now
    .ci/handbook NAME …     the pages, and the pictures of these names

Run it after an operation, a check, a field, a command, a preference or a pane was added or changed. A picture is old
when the texts, fields or icons of what it shows are others than those that are noted in pictures/shown.json.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
LANGUAGES = ("en", "ja")
if __name__ == "__main__":
    sys.path[:0] = [str(HERE), str(HERE.parents[2])]

from handbook_pages import Handbook  # noqa: E402
from handbook_pictures import SIZE, keep_shown, make_pictures, old_pictures  # noqa: E402
from handbook_scenes import settle  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from editor.app import make_application  # noqa: E402
from editor.document.program.settings import Settings  # noqa: E402
from editor.plugins.plugin_folder import plugins_folder  # noqa: E402
from editor.plugins.template import write_template  # noqa: E402
from editor.resources import resource  # noqa: E402
from editor.ui.appearance import Appearance  # noqa: E402
from editor.ui.commands.window_commands import WindowCommands  # noqa: E402
from editor.ui.language import Language  # noqa: E402
from editor.ui.window.main_window import MainWindow  # noqa: E402

PICTURES = resource("handbook", "pictures")


def handbook_files(language: str, commands: WindowCommands) -> dict[str, str]:
    """The texts of all files of the handbook in a language, which has to be installed, by name."""
    handbook = Handbook(language, commands, PICTURES)
    contents = json.dumps(handbook.contents, ensure_ascii=False, indent=1) + "\n"
    return {**handbook.pages, "contents.json": contents}


def write_texts(language: str, commands: WindowCommands) -> None:
    """Write the pages in a language, and take away those that are no longer made."""
    folder = resource("handbook", language)
    folder.mkdir(exist_ok=True)
    files = handbook_files(language, commands)
    for old in folder.iterdir():
        if old.name not in files:
            old.unlink()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")


def _make_pictures(window: MainWindow, code: str, only_old: bool, names: list[str]) -> None:
    """Make the pictures of a language, and in the first those of all, anew: all, those of `names`, or the old ones."""
    are_shared = code == LANGUAGES[0]
    if only_old:
        old = old_pictures(PICTURES, make_pictures(window, PICTURES, code, are_shared=are_shared, draws=False))
        for name, changes in old.items():
            print(name, *changes, sep="\n  ")
        names = [name.rpartition("/")[2] for name in old]
    if names or not only_old:
        keep_shown(PICTURES, make_pictures(window, PICTURES, code, are_shared=are_shared, only=names))


def main() -> None:
    home = tempfile.mkdtemp()  # neither settings nor plug-ins of whoever runs this are to be seen
    os.environ.update(XDG_CONFIG_HOME=home, XDG_DATA_HOME=home, HOME=home)
    app = make_application()
    assert isinstance(app, QApplication)
    write_template(plugins_folder() / "my-plugin", "my-plugin", "My plug-in")  # for the picture of their pane
    settings = Settings()
    Appearance(settings, app)
    language = Language(settings, app)
    language.install()
    language.choose(LANGUAGES[0])
    window = MainWindow(settings)
    window.resize(*SIZE)
    window.show()
    settle(0.5)
    window.furnish()
    for code in LANGUAGES:
        language.choose(code)
        settle(0.5)
        if "--texts" not in sys.argv[1:]:
            names = [word for word in sys.argv[1:] if not word.startswith("-")]
            _make_pictures(window, code, "--old" in sys.argv[1:], names)
        assert window.workbench is not None
        write_texts(code, window.workbench.commands)
    sys.stdout.flush()
    os._exit(0)  # documents that are open would ask to be saved


if __name__ == "__main__":
    main()
