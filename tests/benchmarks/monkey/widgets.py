"""Actions on what any window shows: buttons, fields, lists, menus, keys, docks."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDockWidget,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSizeGrip,
    QTabBar,
    QWidget,
)

from tests.benchmarks.monkey import screen
from tests.benchmarks.monkey.scene import Scene, Steps
from tests.walks import seen

TEXTS = (
    *("0", "1", "-1", "0.5", "90", "12345678", "-0.001", "1e39", "1e400", "nan", "inf", "-inf", "1/0", "2+3", "x*2"),
    *(
        "",
        " ",
        "a",
        "左腕",
        "ボーン",
        "頭 (コピー)",
        "髪{i}",
        "材質\u3000１",
        "한국어",
        "سلام",
        "e\u0301",
        "😀",
        "\\",
        "%s %1",
    ),
    *(
        "../../x.png",
        "tex/無い.bmp",
        "(",
        "[a-",
        "*",
        "all",
        "0-5,7",
        "L" * 300,
        "あ" * 120,
        "=1",
        '"',
        "<b>x</b>",
        "&",
    ),
)
ENDS = ("Return", "Return", "Tab", "Esc", "Shift+Tab", "Ctrl+Return")
BARE_KEYS = (
    *("Esc", "Return", "Space", "Tab", "Shift+Tab", "Up", "Down", "Left", "Right", "Home", "End", "PgUp", "PgDown"),
    *("Del", "Backspace", "F2", "F10", "Ctrl+A", "Ctrl+C", "Ctrl+X", "Ctrl+V", "Ctrl+Home", "Shift+End", "Shift+Down"),
    *("Ctrl+Space", "Menu", "+", "-", "*", "a", "z", "1", "Alt+Down", "Ctrl+PgDown", "Ctrl+Tab"),
)
WORDS = (
    "bone",
    "delete",
    "morph",
    "save",
    "undo",
    "weight",
    "qqqzzz",
    "mirror",
    "view",
    "右",
    "render",
    "physics",
    "a",
)
SIZES = ((1360, 860), (1016, 600), (1590, 990), (800, 500), (1200, 420))
MOST_BEFORE_UNDOING = 12


def click(scene: Scene) -> Steps:
    """A click on anything."""
    place = _anywhere(scene)
    button = scene.rng.choices(("left", "right", "middle"), (10, 2, 1))[0]
    return [["click", place, button, _modifier(scene), scene.rng.random() < 0.15]] if place else []


def press_button(scene: Scene) -> Steps:
    buttons = screen.reachable(QAbstractButton)
    return [["click", screen.place_in(scene.rng.choice(buttons), scene.rng)]] if buttons else []


def type_into_field(scene: Scene) -> Steps:
    fields = [
        *screen.reachable(QLineEdit),
        *screen.reachable(QPlainTextEdit),
        *(box for box in screen.reachable(QAbstractSpinBox) if box.lineEdit() is None),
    ]
    if not fields:
        return []
    place = screen.place_in(scene.rng.choice(fields), scene.rng)
    clearing = [["keys", "Ctrl+A"]] if scene.rng.random() < 0.8 else []
    return [["click", place], *clearing, ["type", scene.rng.choice(TEXTS)], *_end(scene)]


def choose_from_list(scene: Scene) -> Steps:
    """Another entry of a list that folds out, by keys or by the wheel."""
    boxes = screen.reachable(QComboBox)
    if not boxes:
        return []
    place, key = screen.place_in(scene.rng.choice(boxes), scene.rng), scene.rng.choice(("Down", "Up", "Home", "End"))
    if scene.rng.random() < 0.2:
        return [["wheel", place, scene.rng.choice((-2, -1, 1, 2))]]
    return [["click", place], ["keys", *[key] * scene.rng.randint(1, 4)], ["keys", scene.rng.choice(("Return", "Esc"))]]


def press_key(scene: Scene) -> Steps:
    return [["keys", *[scene.rng.choice(BARE_KEYS)] * scene.rng.choice((1, 1, 1, 2, 5))]]


def press_key_of_command(scene: Scene) -> Steps:
    """A key of the key set, as it is now."""
    if scene.bench is None:
        return []
    commands = scene.bench.commands.list
    keys = [key.toString() for id in commands for key in commands[id].shortcuts()]
    return [["keys", scene.rng.choice(keys)]] if keys else []


def select_rows(scene: Scene) -> Steps:
    """One row of a list or more."""
    views = screen.reachable(QAbstractItemView)
    if not views:
        return []
    view = scene.rng.choice(views).viewport()
    first, second = screen.place_in(view, scene.rng), screen.place_in(view, scene.rng)
    more = scene.rng.choice(([], [["click", second, "left", "shift"]], [["click", second, "left", "ctrl"]]))
    return [["click", first, "left", "", scene.rng.random() < 0.1], *more]


def edit_cell(scene: Scene) -> Steps:
    """Another text in a cell of a table or list, where it can be edited."""
    views = screen.reachable(QAbstractItemView)
    if not views:
        return []
    place = screen.place_in(scene.rng.choice(views).viewport(), scene.rng)
    text = [["type", scene.rng.choice(TEXTS)], *_end(scene)]
    if scene.rng.random() < 0.5:
        return [["click", place, "left", "", True], *text]
    return [["click", place], ["keys", "F2"], *text]


def open_context_menu(scene: Scene) -> Steps:
    kinds = (QAbstractItemView, QTabBar, QDockWidget, QLineEdit, QWidget)
    widgets = screen.reachable(scene.rng.choices(kinds, (6, 1, 1, 1, 2))[0])
    if not widgets:
        return []
    widget = scene.rng.choice(widgets)
    inner = widget.viewport() if isinstance(widget, QAbstractItemView) else widget
    return [["click", screen.place_in(inner, scene.rng), "right"]]


def drag(scene: Scene) -> Steps:
    """From anything to anything."""
    start, end = _anywhere(scene), _anywhere(scene)
    if not start or not end:
        return []
    button = scene.rng.choices(("left", "middle", "right"), (8, 1, 1))[0]
    return [["drag", [start, end], button, _modifier(scene)]]


def turn_wheel(scene: Scene) -> Steps:
    place = _anywhere(scene)
    return [["wheel", place, scene.rng.choice((-5, -1, 1, 5)), _modifier(scene)]] if place else []


def answer_dialog(scene: Scene) -> Steps:
    """A button of a dialog, or the keys that stand for some."""
    dialogs = [window for window in seen.windows() if isinstance(window, QDialog)]
    if not dialogs:
        return []
    if scene.rng.random() < 0.3:
        return [["keys", scene.rng.choice(("Return", "Esc"))]]
    buttons = screen.reachable(QAbstractButton, [scene.rng.choice(dialogs)])
    return [["click", screen.place_in(scene.rng.choice(buttons), scene.rng)]] if buttons else []


# -- menus -------------------------------------------------------------------------------------------------------------


def choose_from_menu(scene: Scene) -> Steps:
    """Any entry of the menu bar; a menu is as likely as another, however many entries it has."""
    menu = scene.window.menuBar() if scene.window is not None else None
    path: list[str] = []
    while menu is not None:
        actions = [one for one in menu.actions() if one.isVisible() and one.isEnabled() and not one.isSeparator()]
        if not actions:
            break
        action = scene.rng.choice(actions)
        path.append(screen.entry_name(menu, action))
        inner = action.menu()
        menu = inner if isinstance(inner, QMenu) else None
    return [["choose", *path]] if path else []


def find_command(scene: Scene) -> Steps:
    moving = ["Down"] * scene.rng.randrange(3)
    return [["keys", "Ctrl+Shift+P"], ["type", scene.rng.choice(WORDS)], ["keys", *moving, scene.rng.choice(ENDS)]]


def click_entry(scene: Scene) -> Steps:
    popup = QApplication.activePopupWidget()
    if not isinstance(popup, QMenu):
        return []
    actions = [action for action in popup.actions() if action.isVisible() and not action.isSeparator()]
    enabled = [action for action in actions if action.isEnabled()]
    return [["entry", screen.entry_name(popup, scene.rng.choice(enabled))]] if enabled else []


def move_in_popup(scene: Scene) -> Steps:
    keys = [scene.rng.choice(("Down", "Up", "Right", "Left")) for _ in range(scene.rng.randint(1, 4))]
    return [["keys", *keys, scene.rng.choice(("Return", "Return", "Esc"))]]


def close_popup(scene: Scene) -> Steps:
    return [["keys", "Esc"]]


# -- the window --------------------------------------------------------------------------------------------------------


def undo_and_redo(scene: Scene) -> Steps:
    """Many undos at once, and some redos, while whatever was begun before may still go on."""
    undos = ["Ctrl+Z"] * scene.rng.randint(1, MOST_BEFORE_UNDOING)
    redos = ["Ctrl+Y"] * scene.rng.randint(0, MOST_BEFORE_UNDOING)
    return [["keys", *undos, *redos]]


def open_pane(scene: Scene) -> Steps:
    """Open or close one by its entry in the menu."""
    return _choose_one(scene, "pane.show-")


def move_dock(scene: Scene) -> Steps:
    """Close, detach or drag a dock, or a tab of docks."""
    docks = screen.reachable(QDockWidget)
    if not docks:
        return []
    dock, other = scene.rng.choice(docks), scene.rng.choice(docks)
    title, target = ([screen.address(one), 30, 8] for one in (dock, other))
    buttons = screen.reachable(QAbstractButton, [dock])
    own = [button for button in buttons if button.parentWidget() is dock]
    tabs = [bar for bar in screen.reachable(QTabBar) if bar.parentWidget() is scene.window]
    choices = [
        [["drag", [title, target]]],
        [["click", title, "left", "", True]],
        *([["click", screen.place_in(button, scene.rng)]] for button in own),
        *([["click", screen.place_in(bar, scene.rng)]] for bar in tabs),
    ]
    return scene.rng.choice(choices)


def resize_window(scene: Scene) -> Steps:
    return [["resize", *scene.rng.choice(SIZES)]]


def speak_language(scene: Scene) -> Steps:
    return _choose_one(scene, "view.language-")


def open_settings(scene: Scene) -> Steps:
    """Preferences, where the theme is chosen, or Keys, where the set of keys is; what follows is chosen there."""
    path = scene.path_to(scene.rng.choice(("edit.preferences", "help.keys")))
    return [["choose", *path]] if path else []


def go_to_other_mode(scene: Scene) -> Steps:
    return [["keys", "F9"]]


def wait(scene: Scene) -> Steps:
    return [["wait", round(scene.rng.uniform(0.05, 1.5), 2)]]


# -- parts -------------------------------------------------------------------------------------------------------------


def _anywhere(scene: Scene) -> screen.Place | None:
    """A place of any widget that has no other on it."""
    widgets = [one for one in screen.reachable(QWidget) if not isinstance(one, QSizeGrip)]
    leaves = [one for one in widgets if not any(child.isVisible() for child in one.findChildren(QWidget))]
    return screen.place_in(scene.rng.choice(leaves), scene.rng) if leaves else None


def _choose_one(scene: Scene, prefix: str) -> Steps:
    """One of the entries of the menu bar whose names begin alike."""
    found = scene.paths_to(prefix)
    return [["choose", *scene.rng.choice(found)]] if found else []


def _modifier(scene: Scene) -> str:
    return scene.rng.choices(("", "shift", "ctrl", "alt", "ctrl+shift"), (12, 2, 2, 1, 1))[0]


def _end(scene: Scene) -> Steps:
    return [["keys", scene.rng.choice(ENDS)]] if scene.rng.random() < 0.85 else []
