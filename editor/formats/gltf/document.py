"""Opens a glTF document: the tree of its parts, the bytes of its buffers, and the arrays that these hold."""

from __future__ import annotations

import base64
import hashlib
import json
import struct
import warnings
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import numpy as np

from editor.formats.content import FormatError
from editor.formats.gltf import SIGNATURE
from editor.formats.gltf.library import COMPLAINTS, document_type, part
from editor.formats.side_files import read_side_file
from editor.math3d.arrays import AnyArray
from editor.messages import TranslatableText

COMPONENTS = {5120: "<i1", 5121: "<u1", 5122: "<i2", 5123: "<u2", 5125: "<u4", 5126: "<f4"}
SIZES = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4, "MAT4": 16}
MOST_LOOKED_AT = 10_000  # parts of a damaged document, for the one that is
JSON_LENGTH, JSON_START = 12, 20  # bytes of a GLB
# Extensions without which the numbers of a mesh cannot be read.
UNREADABLE = {"KHR_draco_mesh_compression": "Draco", "EXT_meshopt_compression": "meshopt"}


class GltfDocument:
    """`tree` is the document as pygltflib has it; arrays are checked against the bytes that are there."""

    def __init__(self, data: bytes, folder: Path) -> None:
        self.folder = folder
        self.tree = _tree(data)
        self._buffers: dict[int, bytes] = {}
        self._digests: dict[int, bytes] = {}

    def array(self, index: Any, count: int | None = None) -> AnyArray:
        """(count, components) the elements of an accessor, as numbers of its type; normalised ones as fractions.

        FormatError where it does not have `count` elements, or the buffer ends before it does.
        """
        accessor = part(self.tree.accessors, index, "accessor")
        if accessor.componentType not in COMPONENTS or accessor.type not in SIZES:
            raise FormatError(TranslatableText("accessor {} is of an unknown type", index))
        if not isinstance(accessor.count, int) or accessor.count < 0 or count not in (None, accessor.count):
            raise FormatError(TranslatableText("accessor {} has {} elements, not {}", index, accessor.count, count))
        values = self._elements(accessor, index, count)
        if accessor.sparse is not None:
            values = self._with_others(values, accessor, index)
        return _as_fractions(values) if accessor.normalized else values

    def digest(self, index: Any, count: int | None = None) -> bytes:
        """What tells the elements of an accessor from others: those that exporters write again are alike in it."""
        if index not in self._digests:
            values = np.ascontiguousarray(self.array(index, count))
            made = hashlib.blake2b(values.data, digest_size=16)
            made.update(repr((values.dtype.str, values.shape)).encode())
            self._digests[index] = made.digest()
        return self._digests[index]

    def view(self, index: Any) -> bytes:
        """The bytes of a buffer view."""
        view = part(self.tree.bufferViews, index, "buffer view")
        buffer = self._buffer(view.buffer)
        start, length = view.byteOffset or 0, view.byteLength
        if start < 0 or length < 0 or start + length > len(buffer):
            raise FormatError(
                TranslatableText("buffer view {} reaches beyond its buffer of {:,} bytes", index, len(buffer))
            )
        return buffer[start : start + length]

    def _elements(self, accessor: Any, index: Any, count: int | None) -> AnyArray:
        form, size = np.dtype(COMPONENTS[accessor.componentType]), SIZES[accessor.type]
        shape = (accessor.count, size)
        if accessor.bufferView is None:
            if count is None:
                raise FormatError(TranslatableText("accessor {} has no data", index))
            return np.broadcast_to(np.zeros(1, form), shape)
        stride = part(self.tree.bufferViews, accessor.bufferView, "buffer view").byteStride or form.itemsize * size
        return _strided(index, self.view(accessor.bufferView), form, shape, stride, accessor.byteOffset or 0)

    def _with_others(self, values: AnyArray, accessor: Any, index: int) -> AnyArray:
        """The elements with those replaced that a sparse accessor tells one by one."""
        sparse = accessor.sparse
        form, size = np.dtype(COMPONENTS[sparse.indices.componentType]), values.shape[1]
        rows = _strided(
            index,
            self.view(sparse.indices.bufferView),
            form,
            (sparse.count, 1),
            form.itemsize,
            sparse.indices.byteOffset or 0,
        )
        others = _strided(
            index,
            self.view(sparse.values.bufferView),
            values.dtype,
            (sparse.count, size),
            values.itemsize * size,
            sparse.values.byteOffset or 0,
        )
        whole = values.copy()
        whole[rows[:, 0]] = others
        return whole

    def _buffer(self, index: Any) -> bytes:
        buffer = part(self.tree.buffers, index, "buffer")
        if index not in self._buffers:
            self._buffers[index] = self._read(buffer.uri, TranslatableText("buffer {}", index))
        return self._buffers[index]

    def _read(self, uri: str | None, what: str) -> bytes:
        data = self.tree.binary_blob() if uri is None else self.read(uri)
        if data is None:
            raise FormatError(
                TranslatableText("{} is missing: {}", what, uri or TranslatableText("the file has no binary chunk"))
            )
        return bytes(data)

    def read(self, uri: str) -> bytes | None:
        """Read the data of a URI: data of its own, or a file in the folder of the document."""
        if uri.startswith("data:"):
            return base64.b64decode(uri.partition(",")[2])
        return read_side_file(self.folder, unquote(uri))


def _tree(data: bytes) -> Any:
    gltf = document_type()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what pygltflib warns of is refused below, or harmless
        is_glb = data.startswith(SIGNATURE)
        try:
            tree = gltf.load_from_bytes(data) if is_glb else gltf.gltf_from_json(data.decode("utf-8-sig"))
        except COMPLAINTS as error:
            place, offset = _damaged_place(gltf, data)
            text = TranslatableText("the glTF document is damaged")
            raise FormatError(text, section=place, offset=offset) from error
    if tree is None or not str(getattr(tree.asset, "version", "")).startswith("2."):
        raise FormatError(TranslatableText("not a glTF 2.0 document"))
    for extension in tree.extensionsRequired or ():
        if extension in UNREADABLE:
            raise FormatError(
                TranslatableText("the meshes are compressed ({}), which cannot be read", UNREADABLE[extension])
            )
    return tree


def _damaged_place(gltf: Any, data: bytes) -> tuple[str, int]:
    """The first part of a document that pygltflib does not take, as "nodes[3]", and -1; or "", and the offset at which
    the file is damaged.
    """
    is_glb = data.startswith(SIGNATURE)
    if is_glb and len(data) < JSON_START:
        return "", len(data)
    start = JSON_START if is_glb else 0
    end = min(len(data), start + struct.unpack_from("<I", data, JSON_LENGTH)[0]) if is_glb else len(data)
    try:
        parts = json.loads(data[start:end].decode("utf-8-sig")).items()
    except UnicodeDecodeError as error:
        return "", end - len(error.object[error.start :])
    except json.JSONDecodeError as error:
        return "", end - len(error.doc[error.pos :].encode())
    except COMPLAINTS:
        return "", start
    each = [
        (f"{name}[{row}]", name, [one])
        for name, value in parts
        if isinstance(value, list)
        for row, one in enumerate(value)
    ]
    each += [(name, name, value) for name, value in parts]
    for place, name, value in each[:MOST_LOOKED_AT]:
        try:
            gltf.gltf_from_json(json.dumps({name: value}))
        except COMPLAINTS:
            return place, -1
    return "", end  # what is wrong is what follows the document


def _strided(
    index: int, data: bytes, form: np.dtype[Any], shape: tuple[int, int], stride: int, offset: int
) -> AnyArray:
    """(count, size) elements of the accessor with the number `index`."""
    count, size = shape
    element = form.itemsize * size
    if count < 0 or stride < element or offset < 0 or (count and offset + (count - 1) * stride + element > len(data)):
        raise FormatError(
            TranslatableText("{:,} elements of {} bytes at {:,}, but {:,} bytes", count, stride, offset, len(data)),
            section="accessors",
            record=index,
        )
    if not count:
        return np.empty(shape, form)
    return np.ndarray(shape, form, data, offset, (stride, form.itemsize))


def _as_fractions(values: AnyArray) -> AnyArray:
    if values.dtype.kind == "f":
        return values
    return np.maximum(values.astype(np.float32) / np.iinfo(values.dtype).max, -1)
