"""Connects signals to functions that are no methods of their receiver, until the receiver is deleted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMetaObject, QObject, Qt, SignalInstance


def connect(
    signal: SignalInstance,
    receiver: QObject,
    function: Callable[..., object],
    type: Qt.ConnectionType = Qt.ConnectionType.AutoConnection,
) -> None:
    """Call `function`, a lambda or a partial, for a signal as long as its sender and `receiver` live.

    Qt disconnects a bound method when its object is deleted. Of a function it does not know what it works on, and calls
    it as long as the sender lives: `SignalInstance.connect` takes one only from a sender that does not live longer.
    """
    connection = signal.connect(function, type)
    receiver.destroyed.connect(lambda: _disconnect(connection))


def _disconnect(connection: QMetaObject.Connection) -> None:
    QObject.disconnect(connection)
