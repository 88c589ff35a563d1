"""The window: panes, item models, editors of single values and the viewport, all in terms of one Document.

From the top down: workbench, panes, commands, dialogs, viewport, item models and inspector, editors; a contract of
import-linter (`window-layers`) holds them to that. Panes know their Document and its Selection, never each other.
May import everything below it: document, operations, formats, render, model. Words and numbers become text in
`value_text` and nowhere else.
"""
