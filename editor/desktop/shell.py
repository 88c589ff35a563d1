"""Calls to the Windows shell about a program and its files, through ctypes; and paths as the shell takes them.

Light to import; the calls do nothing elsewhere.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import byref, c_int, c_uint8, c_uint16, c_uint32, c_void_p, c_wchar_p
from pathlib import Path, PurePath, PureWindowsPath
from typing import Any, TypeVar
from uuid import UUID

from editor.desktop.launcher import Launcher

APP_ID = "Katachi.Katachi"  # of windows, shortcut and file types: the task bar puts together what has the same
IS_WINDOWS = sys.platform == "win32"

RECENT_PATH = 3  # SHARD_PATHW
ASSOCIATIONS_CHANGED, FLUSH = 0x08000000, 0x1000  # SHCNE_ASSOCCHANGED, SHCNF_FLUSH
PROGRAMS = UUID("a77f5d77-2e2b-44c3-a6a2-aba601054a51")  # FOLDERID_Programs
SHELL_LINK = UUID("00021401-0000-0000-c000-000000000046")
SHELL_LINK_W, PERSIST_FILE = UUID("000214f9-0000-0000-c000-000000000046"), UUID("0000010b-0000-0000-c000-000000000046")
PROPERTY_STORE = UUID("886d8eeb-8cf2-4446-8d02-cdba1dbdcf99")
APP_ID_PROPERTY = UUID("9f4c2855-9f79-4b39-a8d0-e1d42de1d5f3"), 5  # PKEY_AppUserModel_ID
IN_PROCESS, TEXT = 1, 31  # CLSCTX_INPROC_SERVER, VT_LPWSTR
# Where methods stand in the tables of their interfaces; the first three are those of IUnknown.
QUERY_INTERFACE, RELEASE = 0, 2
SET_ARGUMENTS, SET_ICON, SET_PATH = 11, 17, 20  # IShellLinkW
SET_VALUE, COMMIT = 6, 7  # IPropertyStore
SAVE = 6  # IPersistFile
EXTENDED, EXTENDED_SHARE = "\\\\?\\", "\\\\?\\UNC\\"
LONGEST = 259  # characters of a path that every program of Windows can open

Some = TypeVar("Some", bound=PurePath)


class _Guid(ctypes.Structure):
    _fields_ = (("a", c_uint32), ("b", c_uint16), ("c", c_uint16), ("d", c_uint8 * 8))

    @classmethod
    def of(cls, uuid: UUID) -> _Guid:
        return cls.from_buffer_copy(uuid.bytes_le)


class _PropertyKey(ctypes.Structure):
    _fields_ = (("set", _Guid), ("number", c_uint32))


class _TextVariant(ctypes.Structure):
    """A PROPVARIANT that holds a text."""

    _fields_ = (("kind", c_uint16), ("reserved", c_uint16 * 3), ("text", c_wchar_p), ("unused", c_void_p))


def identify() -> None:
    """Have the task bar know the windows of this process for Katachi's; before the first of them."""
    if IS_WINDOWS:
        _windows("shell32").SetCurrentProcessExplicitAppUserModelID(c_wchar_p(APP_ID))


def note_recent(path: Path) -> None:
    """Put a file among those that the system lists as used of late."""
    if IS_WINDOWS:
        _windows("shell32").SHAddToRecentDocs(c_uint32(RECENT_PATH), c_wchar_p(str(plain_path(path))))


class WindowsShell:
    """Folders, shortcuts and notices of Windows."""

    def programs_folder(self) -> Path:
        """The user's part of the Start menu."""
        found = c_wchar_p()
        _check(_windows("shell32").SHGetKnownFolderPath(byref(_Guid.of(PROGRAMS)), c_uint32(0), None, byref(found)))
        path = Path(str(found.value))
        _windows("ole32").CoTaskMemFree(found)
        return path

    def write_shortcut(self, path: Path, launcher: Launcher, icon: Path) -> None:
        """Write a shortcut (.lnk) to a program, by Windows' own ShellLink."""
        ole = _windows("ole32")
        ole.CoInitialize(None)
        try:
            with _shell_link(ole) as link:
                _call(link, SET_PATH, c_wchar_p(launcher.program))
                _call(link, SET_ARGUMENTS, c_wchar_p(" ".join(launcher.arguments)))
                _call(link, SET_ICON, c_wchar_p(str(icon)), 0)
                self._identify(link)
                with _interface(link, PERSIST_FILE) as file:
                    _call(file, SAVE, c_wchar_p(str(path)), True)
        finally:
            ole.CoUninitialize()

    def _identify(self, link: c_void_p) -> None:
        """Say whose windows the shortcut opens, where shortcuts can say it."""
        try:
            with _interface(link, PROPERTY_STORE) as store:
                key = _PropertyKey(_Guid.of(APP_ID_PROPERTY[0]), APP_ID_PROPERTY[1])
                _call(store, SET_VALUE, byref(key), byref(_TextVariant(TEXT, text=APP_ID)))
                _call(store, COMMIT)
        except OSError:  # the shortcut works without
            return

    def notify(self) -> None:
        """Have the Explorer look at file types and icons again."""
        _windows("shell32").SHChangeNotify(c_int(ASSOCIATIONS_CHANGED), c_uint32(FLUSH), None, None)


@contextmanager
def _shell_link(ole: Any) -> Iterator[c_void_p]:
    """A ShellLink."""
    link = c_void_p()
    wanted, kind = _Guid.of(SHELL_LINK), _Guid.of(SHELL_LINK_W)
    _check(ole.CoCreateInstance(byref(wanted), None, c_uint32(IN_PROCESS), byref(kind), byref(link)))
    with _releasing(link):
        yield link


@contextmanager
def _interface(of: c_void_p, kind: UUID) -> Iterator[c_void_p]:
    """Another interface of an object. OSError when it has none of the kind."""
    found = c_void_p()
    _call(of, QUERY_INTERFACE, byref(_Guid.of(kind)), byref(found))
    with _releasing(found):
        yield found


@contextmanager
def _releasing(of: c_void_p) -> Iterator[None]:
    try:
        yield
    finally:
        _call(of, RELEASE, checks=False)


def _call(of: c_void_p, method: int, *arguments: Any, checks: bool = True) -> None:
    """Call a method of a COM object by its place in the table that the object begins with."""
    table = ctypes.cast(of, ctypes.POINTER(ctypes.POINTER(c_void_p))).contents
    prototype = ctypes.WINFUNCTYPE(c_int, *[c_void_p] * (1 + len(arguments)))  # type: ignore[attr-defined,unused-ignore]
    result = prototype(table[method])(of, *arguments)
    if checks:
        _check(result)


def _check(result: int) -> None:
    """OSError for the HRESULT of a failure."""
    if result < 0:
        raise ctypes.WinError(result)  # type: ignore[attr-defined,unused-ignore]


def _windows(name: str) -> Any:
    """A library of Windows."""
    return ctypes.WinDLL(name)  # type: ignore[attr-defined,unused-ignore]


def plain_path(path: Some) -> Some:
    """The path without the prefix, unless it is too long without it or has no other form; others as they are."""
    text = str(path)
    if not isinstance(path, PureWindowsPath) or not text.startswith(EXTENDED):
        return path
    is_share = text.upper().startswith(EXTENDED_SHARE)
    plain = "\\\\" + text[len(EXTENDED_SHARE) :] if is_share else text[len(EXTENDED) :]
    return type(path)(plain) if len(plain) <= LONGEST and PureWindowsPath(plain).is_absolute() else path
