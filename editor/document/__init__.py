"""The document layer, without a window: documents, their selection, the session, long work, settings.

May import QtCore, QtGui, and of the program everything below: plugins, operations, formats, render, preview, motion,
model. Knows no widget.
"""
