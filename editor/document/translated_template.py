"""Translates what the rooms below the window told: templates of messages, and the labels of fields in them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

CONTEXTS = ("Message", "Field", "Check")  # values within messages may be labels of fields and of checks


def translated_template(template: str) -> str:
    """The template of a TranslatableText in the language of the window; itself where it is not translated."""
    found = (QCoreApplication.translate(context, template) for context in CONTEXTS)
    return next((text for text in found if text != template), template)
