"""The wheel holds what the program needs, and runs from it alone, far from the checkout."""

import importlib.util
import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from email import message_from_string
from pathlib import Path

import pytest
from PIL import Image

pytestmark = pytest.mark.packaging
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
BUILDERS = ("hatchling", "hatch_vcs")


def run(*command: str | Path, cwd: Path) -> str:
    """Run `command` in `cwd` without this process's Python settings; fail, with all it said, if it fails."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        command,
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{command} ended with {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel of this checkout, with the builder at hand where there is one."""
    folder = tmp_path_factory.mktemp("wheel")
    builder_at_hand = all(map(importlib.util.find_spec, BUILDERS))
    options = ["--no-build-isolation"] if builder_at_hand else []
    run(sys.executable, "-m", "pip", "wheel", "--no-deps", *options, "-w", folder, checkout, cwd=folder)
    (built,) = folder.glob("katachi-*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel in an empty environment, and return the folder of its programs.

    The dependencies are lent by the environment that runs the tests. A .pth file puts them behind the new
    environment's own packages, and no .pth file among them is followed: a checkout that is installed there
    stays out of reach.
    """
    folder = tmp_path_factory.mktemp("installed") / "venv"
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    programs = folder / SCRIPTS
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python")]
    run(*pip, "install", "--quiet", "--no-compile", "--no-deps", "--no-index", wheel, cwd=folder)
    packages = run(programs / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder)
    lent = [entry for entry in sys.path if entry.endswith(("site-packages", "dist-packages"))]
    Path(packages.strip(), "dependencies.pth").write_text("\n".join(lent), encoding="utf-8")
    return programs


@pytest.fixture(scope="module")
def sample(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the path of the sample that came with the wheel, as the installed program finds it."""
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    script = "from editor.resources import resource; print(resource('samples', 'mochi.pmx'))"
    path = run(installed / "python", "-c", script, cwd=elsewhere).strip()
    assert Path(path).is_relative_to(installed.parent)
    return path


def test_the_wheel_holds_the_package_its_resources_and_translations(checkout: Path, wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    modules = {path.relative_to(checkout).as_posix() for path in (checkout / "editor").rglob("*.py")}
    assert modules <= names
    assert shipped(checkout / "resources") - kept_back(checkout / "resources") == under("editor/data/resources/", names)
    compiled = {path.name for path in (checkout / "translations").glob("*.qm")}
    assert compiled == under("editor/data/translations/", names)
    assert compiled


def test_the_wheel_holds_nothing_else(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert sorted(top.split("-")[0] for top in tops) == ["editor", "katachi"]


def test_the_wheel_says_what_it_is(checkout: Path, wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        parts = {name.partition("/")[2]: name for name in packed.namelist() if ".dist-info/" in name}
        said = message_from_string(packed.read(parts["METADATA"]).decode())
        programs = packed.read(parts["entry_points.txt"]).decode()
        assert packed.read(parts["licenses/LICENSE"]) == (checkout / "LICENSE").read_bytes()
    assert said["Version"] == wheel.name.split("-")[1]
    assert (said["License-Expression"], said["Description-Content-Type"]) == ("MIT", "text/markdown")
    assert "MikuMikuDance" in said["Summary"]
    assert said.get_payload().strip() == (checkout / "README.md").read_text("utf-8").strip()
    assert "[console_scripts]\nkatachi = editor.__main__:main" in programs
    assert "[gui_scripts]\nkatachiw = editor.__main__:main" in programs


@pytest.fixture(scope="module")
def source_archive(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the archive of the source, where its builder is installed."""
    for builder in BUILDERS:
        pytest.importorskip(builder)
    folder = tmp_path_factory.mktemp("source")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=checkout)
    (archive,) = folder.glob("katachi-*.tar.gz")
    return archive


def test_the_source_archive_knows_its_version_without_git(source_archive: Path, tmp_path: Path) -> None:
    with tarfile.open(source_archive) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.2 has none
        packed.extractall(tmp_path)
    (unpacked,) = tmp_path.iterdir()
    asked = [sys.executable, "-m", "hatchling", "version"]
    assert run(*asked, cwd=unpacked).strip() == unpacked.name.partition("-")[2]
    (unpacked / "PKG-INFO").unlink()  # as in a folder that somebody copied
    assert run(*asked, cwd=unpacked).strip() == "1.0.0.dev0"


def test_the_source_archive_can_be_built_and_tested_again(checkout: Path, source_archive: Path) -> None:
    with tarfile.open(source_archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"pyproject.toml", "README.md", "LICENSE", "tests/conftest.py", ".ci/check"} <= names
    assert shipped(checkout / "resources") == under("resources/", names)
    assert under("translations/", names) >= {"katachi_ja.ts", "katachi_ja.qm"}


def test_the_installed_program_is_of_the_wheels_version(installed: Path, wheel: Path, tmp_path: Path) -> None:
    assert run(installed / "katachi", "--version", cwd=tmp_path) == f"katachi {wheel.name.split('-')[1]}\n"


def test_the_installed_program_reads_its_sample(installed: Path, sample: str, tmp_path: Path) -> None:
    assert "pmx" in run(installed / "katachi", "info", sample, cwd=tmp_path).lower()


def test_the_installed_program_draws_its_sample(installed: Path, sample: str, tmp_path: Path) -> None:
    run(installed / "katachi", "render", sample, "-o", "out.png", "--size", "64x64", cwd=tmp_path)
    with Image.open(tmp_path / "out.png") as picture:
        assert picture.size == (64, 64)
        assert len(picture.convert("RGB").getcolors(64 * 64) or ()) > 1


def shipped(folder: Path) -> set[str]:
    """Return the names of all files below `folder`, but for what Python leaves behind."""
    files = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix() for path in files}


def kept_back(resources: Path) -> set[str]:
    """Return the names of the resources that the README shows, or of which others are made."""
    making = {path for folder in ("make", "handbook/chapters") for path in (resources / folder).rglob("*")}
    return {"screenshot.png", "dance.webp", *(path.relative_to(resources).as_posix() for path in making)}


def under(prefix: str, names: set[str]) -> set[str]:
    """Return those of `names` that begin with `prefix`, without it."""
    return {name.removeprefix(prefix) for name in names if name.startswith(prefix)}
