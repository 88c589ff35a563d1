"""OpenModels: the models of the documents that are open, which an operation takes as it takes that of a file."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

from editor.messages import TranslatableText
from editor.model.model import Model

if TYPE_CHECKING:
    from editor.document.document import Document
    from editor.document.session import Session


class OpenModel(str):
    """The model of an open document, as the value of a parameter that names the file of a model.

    As a text it is the path of the document's file, or its title where it has none yet. It keeps no document alive.
    """

    name: str
    _document: weakref.ref[Document]

    def __new__(cls, document: Document) -> OpenModel:
        made = super().__new__(cls, document.path or document.title)
        made.name = document.title
        made._document = weakref.ref(document)
        return made

    def snapshot(self) -> Model:
        """Return a copy of the model as it is now, saved or not. ValueError once its document is closed."""
        document = self._document()
        if document is None or not document.open_models.holds(document):
            raise ValueError(TranslatableText("{} is no longer open", self.name))
        return document.model.snapshot()


class OpenModels:
    """The models of the documents of a session, which each of them knows, and which keep none of them alive."""

    def __init__(self, session: Session | None = None) -> None:
        self._session = weakref.ref(session) if session is not None else None

    def holds(self, document: Document) -> bool:
        return document in self._documents()

    def besides(self, document: Document) -> list[OpenModel]:
        """The models of all documents but one."""
        return [OpenModel(other) for other in self.documents_besides(document)]

    def documents_besides(self, document: Document) -> list[Document]:
        return [other for other in self._documents() if other is not document]

    def _documents(self) -> list[Document]:
        session = self._session() if self._session is not None else None
        return session.documents if session is not None else []
