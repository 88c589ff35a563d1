"""Wavefront OBJ: what comes back is what went out; what other programs write; what is damaged."""

import re
from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.formats import Content, FormatError
from editor.formats.message_texts import located_text
from editor.model.model import Model
from tests.formats.making import full_content
from tests.formats.marked import error_of_shape, marked_content, outward

TRIANGLE = b"v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nvt 0 0.25\nvn 0 0 1\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def read(folder: Path, text: bytes, library: bytes | None = None, **options) -> Content:
    if library is not None:
        (folder / "a.mtl").write_bytes(library)
    (folder / "a.obj").write_bytes(text)
    return formats.load(folder / "a.obj", **options)


def there_and_back(content: Content, folder: Path) -> Model:
    formats.save(content, folder / "marked.obj")
    return formats.load(folder / "marked.obj").model


def lines_of(file: Path, keyword: str) -> list[list[float]]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return [[float(part) for part in line.split()[1:]] for line in lines if line.startswith(f"{keyword} ")]


class TestThereAndBack:
    def test_the_model_lies_on_itself(self, folder):
        content = marked_content(folder)
        model = there_and_back(content, folder)
        assert error_of_shape(content.model, model) < 1e-7
        assert np.array_equal(model.faces["vertices"], content.model.faces["vertices"])
        assert np.array_equal(model.faces["material"], content.model.faces["material"])

    def test_the_file_is_right_handed(self, folder):
        """Up stays up, the left of the model stays at +x, and the model looks to +z, as usual in such files."""
        content = marked_content(folder)
        formats.save(content, folder / "marked.obj")
        positions = np.array(lines_of(folder / "marked.obj", "v"))
        assert np.array_equal(positions, content.model.vertices["position"] * (1, 1, -1))
        normals = np.array(lines_of(folder / "marked.obj", "vn"))
        file = (folder / "marked.obj").read_text(encoding="utf-8").splitlines()
        lines = [line.split()[1:] for line in file if line.startswith("f ")]
        faces = np.array([[int(corner.split("/")[0]) - 1 for corner in line] for line in lines])
        mesh = content.model.vertices
        before = outward(mesh["position"], content.model.faces["vertices"], mesh["normal"])
        assert np.allclose(outward(positions, faces, normals), before)
        assert before[0] > 0

    def test_uvs_begin_at_the_bottom_of_the_file(self, folder):
        content = marked_content(folder)
        formats.save(content, folder / "marked.obj")
        expected = content.model.vertices["uv"] * (1, -1) + (0, 1)
        assert np.allclose(lines_of(folder / "marked.obj", "vt"), expected, atol=1e-9)

    def test_materials_keep_their_order_and_their_colours(self, folder):
        content = marked_content(folder)
        model = there_and_back(content, folder)
        assert [material.name for material in model.materials] == ["旗", "empty one", "旗_2", "material4"]
        for old, new in zip(content.model.materials, model.materials, strict=True):
            for field in ("diffuse", "ambient", "specular", "shininess", "texture"):
                assert getattr(old, field) == getattr(new, field), field
        assert [texture.path for texture in model.textures] == ["tex\\旗 1.png"]

    def test_what_is_lost_is_told(self, folder):
        losses = formats.save(full_content(), folder / "a.obj")
        assert {"bones", "morphs", "frames", "rigid_bodies", "joints", "soft_bodies", "materials"} <= {
            loss.table for loss in losses
        }

    def test_the_library_is_replaced_all_at_once_with_a_backup(self, folder):
        (folder / "marked.mtl").write_bytes(b"old")
        formats.save(marked_content(folder), folder / "marked.obj", backups=1)
        assert (folder / "marked.mtl.bak").read_bytes() == b"old"

    def test_a_model_with_nothing_in_it(self, folder):
        model = there_and_back(Content(Model()), folder)
        assert (len(model.vertices), len(model.faces), len(model.bones)) == (0, 0, 1)

    def test_scale(self, folder):
        content = marked_content(folder)
        formats.save(content, folder / "marked.obj")
        model = formats.load(folder / "marked.obj", scale=10).model
        assert np.allclose(model.vertices["position"], content.model.vertices["position"] * 10)


class TestReading:
    def test_it_has_one_bone_that_moves_everything(self, folder):
        model = read(folder, TRIANGLE + b"f 1 2 3").model
        assert [bone.name for bone in model.bones] == ["センター"]
        assert (model.vertices["bones"][:, 0] == 0).all()
        assert [frame.name for frame in model.frames] == ["Root", "表情"]
        assert model.info[0].name == "a"

    @pytest.mark.parametrize(
        "face",
        [
            b"f 1 2 3",
            b"f 1/1 2/1 3/1",
            b"f 1//1 2//1 3//1",
            b"f 1/1/1 2/1/1 3/1/1",
            b"f  1/1/1\t2/1/1 \\\n 3/1/1  ",
            b"  f -4/-1/-1 -3/-1/-1 -2/-1/-1",
            b"f 1/1/1 2//1 3",
            b"f 1/9/9 2/9/9 3/9/9",
        ],
    )
    def test_every_form_of_a_face(self, folder, face):
        content = read(folder, TRIANGLE + face)
        model = content.model
        used = model.vertices["position"][model.faces["vertices"][0]]
        assert used.tolist() == [[0, 0, 0], [1, 1, 0], [1, 0, 0]]
        assert np.allclose(model.vertices["normal"][model.faces["vertices"][0]], (0, 0, -1))
        assert content.warnings == []

    def test_a_corner_has_its_own_uv(self, folder):
        """A seam: the same position with two uvs is two vertices."""
        model = read(folder, TRIANGLE + b"vt 1 1\nf 1/1 2/1 3/1\nf 1/2 3/2 4/2").model
        assert len(model.vertices) == 6
        uvs = [model.vertices["uv"][face].tolist() for face in model.faces["vertices"]]
        assert uvs == [[[0, 0.75]] * 3, [[1, 0]] * 3]

    def test_positions_that_no_face_uses_stay(self, folder):
        assert len(read(folder, TRIANGLE + b"f 1 2 3").model.vertices) == 4

    def test_numbers_count_back_from_where_they_stand(self, folder):
        text = TRIANGLE + b"f -4 -3 -2\nv 9 0 0\nv 9 1 0\nv 9 1 1\nf -3 -2 -1\n"
        model = read(folder, text).model
        assert model.vertices["position"][model.faces["vertices"][1]].tolist() == [[9, 0, 0], [9, 1, -1], [9, 1, 0]]

    @pytest.mark.parametrize(
        ("corners", "faces"),
        [
            (b"0 0 0|2 0 0|2 2 0|0 2 0", 2),
            (b"0 0 0|2 2 0|0 1 0|-2 2 0", 2),  # an arrow, which a fan from the first corner would fold
            (b"0 2 0|0 1 0|-2 2 0|0 0 0", 2),
            (b"0 0 0|4 0 0|4 1 0|1 1 0|1 3 0|4 3 0|4 4 0|0 4 0", 6),  # a C, which no fan fills
            (b"0 0 0|0 0 0|0 0 0|0 0 0", 2),
        ],
    )
    def test_polygons_are_filled_and_nothing_else(self, folder, corners, faces):
        points = np.array([[float(part) for part in point.split()] for point in corners.split(b"|")])
        text = b"".join(b"v %s\n" % point for point in corners.split(b"|"))
        model = read(folder, text + b"f " + b" ".join(b"%d" % (row + 1) for row in range(len(points)))).model
        assert len(model.faces) == faces
        a, b, c = (model.vertices["position"][model.faces["vertices"][:, corner]] for corner in range(3))
        areas = -np.cross(b - a, c - a)[:, 2] / 2  # the faces are turned round with the space
        x, y = points[:, 0], points[:, 1]
        area = np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))
        assert (areas * np.sign(area) >= 0).all()
        assert abs(areas.sum()) == pytest.approx(abs(area) / 2)

    def test_faces_keep_their_order_within_a_material(self, folder):
        model = read(folder, TRIANGLE + b"f 1 2 3 4\nf 2 3 4\nf 1 2 3 4\n").model
        assert model.vertices["position"][model.faces["vertices"][2]].tolist() == [[1, 0, 0], [0, 1, 0], [1, 1, 0]]

    def test_missing_normals_are_smooth(self, folder):
        model = read(folder, b"v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 3\nf 1 3 4\n").model
        half = 0.5**0.5
        assert np.allclose(model.vertices["normal"][0], (half, 0, -half), atol=1e-6)
        assert np.allclose(model.vertices["normal"][1], (0, 0, -1))

    def test_a_file_of_some_other_time(self, folder):
        text = "# 2003\r\nv 0 0 0\r\nv 1 0 0\r\nv 1 1 0\r\nusemtl 髪 の色\r\nf 1 2 3\r\n"
        model = read(folder, text.encode("cp932")).model
        assert model.materials[0].name == "髪 の色"


class TestMaterials:
    def faces(self, *names: str) -> bytes:
        return TRIANGLE + b"".join(f"usemtl {name}\nf 1 2 3\n".encode() for name in names)

    def test_they_come_in_the_order_of_their_use(self, folder):
        model = read(folder, self.faces("b", "a", "b"), b"newmtl a\nKd 1 0 0\nnewmtl b\nKd 0 1 0\nnewmtl c\n").model
        assert [material.name for material in model.materials] == ["b", "a"]
        assert model.faces["material"].tolist() == [0, 0, 1]

    def library(self, folder, text: str):
        content = read(folder, b"mtllib a.mtl\n" + self.faces("m"), f"newmtl m\n{text}".encode())
        return content.model.materials[0], [texture.path for texture in content.model.textures]

    @pytest.mark.parametrize(
        ("text", "field", "value"),
        [
            ("Kd 0.5 0.25 1", "diffuse", (0.5, 0.25, 1, 1)),
            ("Kd 0.5", "diffuse", (0.5, 0.5, 0.5, 1)),
            ("d 0.5", "diffuse", (1, 1, 1, 0.5)),
            ("d -halo 0.5", "diffuse", (1, 1, 1, 0.5)),
            ("Tr 0.25", "diffuse", (1, 1, 1, 0.75)),
            ("Ks 0.5 0.25 1", "specular", (0.5, 0.25, 1)),
            ("Ns 96.5", "shininess", 96.5),
            ("Ka 0.5 0.25 1", "ambient", (0.5, 0.25, 1)),
            ("Ka 1 1 1\nKd 0.5 1 0", "ambient", pytest.approx((0.2, 0.4, 0))),
            ("Kd one\nNs", "diffuse", (1, 1, 1, 1)),
            ("Kd 1e39 nan 1", "diffuse", (0, 0, 1, 1)),
        ],
    )
    def test_colours(self, folder, text, field, value):
        assert getattr(self.library(folder, text)[0], field) == value

    @pytest.mark.parametrize(
        ("text", "path"),
        [
            ("map_Kd tex/a b.png", "tex\\a b.png"),
            ("map_Kd -s 1 1 1 -o 0.5 0 -clamp on ./tex//髪.png", "tex\\髪.png"),
            ('map_Kd "a.png"', "a.png"),
            ("map_kd C:\\tex\\a.png", "C:\\tex\\a.png"),
        ],
    )
    def test_textures_keep_their_paths_whether_they_are_there_or_not(self, folder, text, path):
        assert self.library(folder, text)[1] == [path]

    def test_a_library_that_is_not_there_is_told(self, folder):
        content = read(folder, b"mtllib none.mtl\n" + self.faces("m"))
        assert [located_text(warning) for warning in content.warnings] == [
            "the material library none.mtl is missing",
            "Material 0: m is in no material library; a plain material instead",
        ]

    @pytest.mark.parametrize("line", [b"mtllib a.mtl b.mtl", b"mtllib b.mtl\nmtllib a.mtl", b"mtllib A.MTL"])
    def test_several_libraries_and_another_case(self, folder, line):
        content = read(folder, line + b"\n" + self.faces("m"), b"newmtl m\nd 0.5\n")
        assert content.model.materials[0].diffuse[3] == 0.5

    def test_nothing_outside_of_the_folder_is_read(self, folder):
        (folder / "secret.mtl").write_bytes(b"newmtl m\nd 0.5\n")
        (folder / "in").mkdir()
        for name in (b"../secret.mtl", str(folder / "secret.mtl").encode(), b"..\\secret.mtl"):
            content = read(folder / "in", b"mtllib " + name + b"\n" + self.faces("m"))
            assert content.model.materials[0].diffuse[3] == 1

    def test_faces_before_any_material_have_one(self, folder):
        model = read(folder, TRIANGLE + b"f 1 2 3\nusemtl b\nf 1 2 3").model
        assert [material.name for material in model.materials] == ["材質1", "b"]
        assert model.faces["material"].tolist() == [0, 1]


class TestDamage:
    @pytest.mark.parametrize("text", [b"nothing of the kind", b"\0\1\2", b"# only a comment\n"])
    def test_what_is_no_obj_is_refused(self, folder, text):
        with pytest.raises(FormatError, match="nothing of a Wavefront OBJ file"):
            read(folder, text)

    @pytest.mark.parametrize(
        ("text", "warning"),
        [
            (TRIANGLE + b"f 1 2 9", "refers to a vertex that does not exist"),
            (TRIANGLE + b"f 1 2 -9", "refers to a vertex that does not exist"),
            (TRIANGLE + b"f 1 2 99999999999999999999", "that is none|does not exist"),
            (TRIANGLE + b"f 1 2 x", "a degenerate face"),
            (TRIANGLE + b"f 1 2", "a degenerate face"),
            (TRIANGLE + b"f", "a degenerate face"),
            (TRIANGLE + b"f 1/1/1/1 2/1/1/1 3/1/1/1", "a degenerate face"),
            (TRIANGLE + b"f 0 1 2", "does not exist"),
            (TRIANGLE + b"l 1 2\np 1", "2 lines, points or curves"),
        ],
    )
    def test_faces_that_are_none_are_left_out(self, folder, text, warning):
        content = read(folder, text + b"\nf 1 2 3")
        assert len(content.model.faces) == 1
        assert len(content.warnings) == 1
        assert re.search(warning, str(content.warnings[0]))

    @pytest.mark.parametrize("line", [b"v 1 2", b"v 1 2 x", b"v nan 0 0", b"v 1e999 0 0", b"v 1 2 1e39"])
    def test_numbers_that_are_none_become_0(self, folder, line):
        content = read(folder, TRIANGLE + line + b"\nf 1 2 3\nf 1 2 5")
        assert np.isfinite(content.model.vertices["position"]).all()
        assert any("not finite" in located_text(warning) for warning in content.warnings)


def test_the_corpus_lies_on_itself(corpus: Path, tmp_path: Path):
    for source in sorted(corpus.glob("*/*.pmx")):
        content = formats.load(source)
        formats.save(content, tmp_path / "a.obj")
        model = formats.load(tmp_path / "a.obj").model
        assert error_of_shape(content.model, model) < 1e-6, source
        drawn = content.model.faces["material"] >= 0
        assert np.array_equal(model.faces["vertices"], content.model.faces["vertices"][drawn]), source
        assert np.array_equal(model.faces["material"], content.model.faces["material"][drawn]), source
