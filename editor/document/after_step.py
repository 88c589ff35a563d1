"""Tells of an operation whose step was just kept, and writes the files that belong to the step."""

from __future__ import annotations

import weakref
from collections.abc import Callable

from PySide6.QtCore import QObject

from editor.document.document import Document
from editor.document.jobs import Job
from editor.document.said import translated_template
from editor.messages import Level, Message, TranslatableText, told_by, translated
from editor.model.history import Step
from editor.operations.operation import After, Result

ShowJob = Callable[[Job], object]


def finish_step(document: Document, result: Result, step: Step | None, show_job: ShowJob = lambda _: None) -> None:
    """Tell what an operation did; where it has files to write, once a Job has written them.

    `step`: the one that was kept; None where nothing of the model had to be another.
    """
    if result.after is None:
        _tell(document, result)
    else:
        show_job(FileWriting(document, result, step).start(result.after))


def _tell(document: Document, result: Result) -> None:
    document.show_status(sentence(result.message))
    for warning in result.warnings:
        document.messages.add(Message(Level.WARNING, warning))


class FileWriting(QObject):
    """Belongs to the document. Where a file cannot be written the step is taken back, unless another came after it."""

    def __init__(self, document: Document, result: Result, step: Step | None) -> None:
        super().__init__(document)
        self._document: Document = weakref.proxy(document)  # a circle would leave the Document to the collector
        self._result = result
        self._step = step

    def start(self, after: After) -> Job:
        """Write the files on a thread."""
        job = Job(lambda progress: after(progress.report))
        job.finished.connect(self._finish)
        job.failed.connect(self._fail)
        job.cancelled.connect(self._cancel)
        job.start()
        return job

    def _finish(self, _: object) -> None:
        _tell(self._document, self._result)

    def _fail(self, error: Exception) -> None:
        self._refuse(told_by(error))

    def _cancel(self) -> None:
        self._refuse(TranslatableText("Cancelled"))

    def _refuse(self, why: str) -> None:
        """Say why, and take the step back; where the model was edited meanwhile it stays, and Messages keeps that."""
        document = self._document
        if self._step is not None and not document.is_editing and document.history.last is self._step:
            document.undo()
        elif self._step is not None:
            why = TranslatableText("{}: the files were not written: {}", self._step.name, why)
            document.messages.add(Message(Level.WARNING, why))
        document.show_status(sentence(why))


def sentence(text: object) -> str:
    """A text of the rooms below in the language of the window; it begins as a sentence does.

    Not where it begins with a name: "arm_L" is to be read as it is.
    """
    said = str(translated(text, translated_template))
    is_sentence = isinstance(text, TranslatableText) and not text.template.startswith("{")
    return said[:1].upper() + said[1:] if is_sentence else said
