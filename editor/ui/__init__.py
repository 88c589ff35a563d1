"""The window: panes, item models, editors of single values and the viewport, all in terms of one Document.

Panes know their Document and its Selection, never each other. May import everything below it: document, operations,
formats, render, model. Words and numbers become text in `display` and nowhere else.
"""
