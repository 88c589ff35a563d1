"""Imports pygltflib when it is first needed, turns its many complaints into one, and packs arrays into its buffers."""

from __future__ import annotations

import dataclasses
import importlib
import json
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from types import UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import numpy as np

from editor.formats.content import FormatError
from editor.formats.message_texts import noun
from editor.math3d.arrays import AnyArray, IndexArray
from editor.messages import TranslatableText

PACKAGE = "pygltflib"
# What reading a tree of parts of any type can end in, where they are not what the specification says.
COMPLAINTS = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError, struct.error)
ALIGNMENT = 4
LARGEST = 2**32 - 1  # of a GLB, bytes
VERTICES, INDICES = 34962, 34963  # what a buffer view is for
CODES = {"u1": 5121, "u2": 5123, "u4": 5125, "f4": 5126}
TYPES = {1: "SCALAR", 2: "VEC2", 3: "VEC3", 4: "VEC4", 16: "MAT4"}


def gltf_module() -> Any:
    """The module. FormatError where it is not installed."""
    try:
        return importlib.import_module(PACKAGE)
    except ImportError as error:
        raise FormatError(TranslatableText("glTF needs {}, which is not installed", PACKAGE)) from error


def document_type() -> Any:
    """The class of documents, which reads JSON ten times as fast as pygltflib's. FormatError as of `gltf_module`."""
    return _document_type(gltf_module())


@cache
def _document_type(gltf: Any) -> Any:
    def from_json(cls: type[Any], /, text: str, **_: Any) -> Any:
        tree = _decoded(cls, json.loads(text))
        for mesh in tree.meshes:
            for primitive in mesh.primitives:
                if primitive.attributes:
                    primitive.attributes = gltf.Attributes(**primitive.attributes)
        return tree

    return type("Document", (gltf.GLTF2,), {"from_json": classmethod(from_json)})


class _Field(NamedTuple):
    """A field of a class of pygltflib: a function that makes its default, and one that makes it of a value of JSON."""

    name: str
    default: Callable[[], Any]
    decode: Callable[[Any], Any]


def _decoded(kind: Any, values: Any) -> Any:
    """An object of a class of pygltflib, of an object of JSON. One of COMPLAINTS where its values are of other types.

    As pygltflib itself decodes: what is not there has its default, null is right for every field, "1" is a number.
    """
    given = {} if values is None else dict(values.items())
    return kind(
        **{
            name: default() if name not in given else None if given[name] is None else decode(given[name])
            for name, default, decode in _fields(kind)
        }
    )


@cache
def _fields(kind: Any) -> list[_Field]:
    hints, found = get_type_hints(kind), []
    for field in dataclasses.fields(kind):
        default: Any = partial(lambda value: value, None if field.default is dataclasses.MISSING else field.default)
        made = default if field.default_factory is dataclasses.MISSING else field.default_factory
        found.append(_Field(field.name, made, _decoder(hints[field.name])))
    return found


def _decoder(hint: Any) -> Callable[[Any], Any]:
    """A function that makes a value of a type of one of JSON."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _decoder(arguments[0])
    if origin is list:
        decode = _decoder(arguments[0])
        return lambda values: [decode(value) for value in values]
    if origin is dict:
        return lambda values: dict(values.items())
    if dataclasses.is_dataclass(hint):
        return lambda values: None if values is None else _decoded(hint, values)
    if hint in (bool, float, int, str):
        return lambda value: value if isinstance(value, hint) else hint(value)
    return lambda value: value


@contextmanager
def damage_reported(section: str = "", record: int = -1) -> Iterator[None]:
    """FormatError, with its place, for whatever goes wrong because parts of a document are not what they have to be."""
    try:
        yield
    except COMPLAINTS as error:
        raise FormatError(TranslatableText("the glTF document is damaged"), section=section, record=record) from error


def part(parts: Any, index: Any, what: str) -> Any:
    """One of a list of parts. FormatError where it does not exist, or is null."""
    is_number = isinstance(index, int) and not isinstance(index, bool)
    if not is_number or not 0 <= index < len(parts or ()) or parts[index] is None:
        raise FormatError(TranslatableText("{} {} does not exist", noun(what), index))
    return parts[index]


class Packer:
    """The document `tree` as it grows, and the bytes of its buffer."""

    def __init__(self, gltf: Any) -> None:
        self.gltf = gltf
        self.tree = gltf.GLTF2(asset=gltf.Asset(version="2.0", generator="Katachi"))
        self._data = bytearray()

    def view(self, data: bytes, target: int | None = None) -> int:
        """The number of a new buffer view. FormatError where the file would become too large."""
        if len(self._data) + len(data) > LARGEST:
            raise FormatError(TranslatableText("more than {:,} bytes: too much for a glTF file", LARGEST))
        view = self.gltf.BufferView(buffer=0, byteOffset=len(self._data), byteLength=len(data), target=target)
        self._data += data
        self._data += bytes(-len(self._data) % ALIGNMENT)
        self.tree.bufferViews.append(view)
        return len(self.tree.bufferViews) - 1

    def accessor(self, values: AnyArray, target: int | None = None, bounds: bool = False) -> int:
        """The number of a new accessor of (count,) or (count, components) values."""
        rows = np.ascontiguousarray(values).reshape(len(values), -1)
        view = self.view(rows.tobytes(), target)
        return self._add(rows, rows if bounds else None, len(rows), bufferView=view)

    def sparse(self, count: int, rows: IndexArray, values: AnyArray) -> int:
        """The number of a new accessor of `count` elements, zero but for those at some rows, which ascend."""
        if not len(rows):
            rows, values = np.zeros(1, np.intp), np.zeros((1, values.shape[1]), values.dtype)
        gltf = self.gltf
        small = shortest(rows, count)
        indices = gltf.AccessorSparseIndices(bufferView=self.view(small.tobytes()), componentType=_code(small))
        others = gltf.AccessorSparseValues(bufferView=self.view(np.ascontiguousarray(values).tobytes()))
        sparse = gltf.Sparse(count=len(rows), indices=indices, values=others)
        whole = values if len(rows) == count else np.concatenate((values, np.zeros((1, values.shape[1]))))
        return self._add(values, whole, count, sparse=sparse, byteOffset=None)

    def _add(self, rows: AnyArray, extent: AnyArray | None, count: int, **where: Any) -> int:
        accessor = self.gltf.Accessor(componentType=_code(rows), count=count, type=TYPES[rows.shape[1]], **where)
        if extent is not None:
            accessor.min, accessor.max = extent.min(axis=0).tolist(), extent.max(axis=0).tolist()
        self.tree.accessors.append(accessor)
        return len(self.tree.accessors) - 1

    def document_and_buffer(self) -> tuple[Any, bytes]:
        """The document with its buffer, and the bytes of it, which may not be none."""
        if not self._data:
            self.view(bytes(ALIGNMENT))
        self.tree.buffers = [self.gltf.Buffer(byteLength=len(self._data))]
        return self.tree, bytes(self._data)


def shortest(numbers: AnyArray, count: int) -> AnyArray:
    """Row numbers below `count` in the smallest type; the highest number of a type stays free, as it is reserved."""
    return numbers.astype("<u2" if count < 0xFFFF else "<u4")


def _code(values: AnyArray) -> int:
    return CODES[values.dtype.str.lstrip("<|")]
