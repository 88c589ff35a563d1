"""Packs what PyInstaller made and says how big it is; for .ci/bundle."""

import platform
import shutil
import sys
from importlib.metadata import version
from pathlib import Path


def pack(made: Path, to: Path, of: str, system: str) -> Path:
    """Write the archive of the version `of` into the folder `to`; its path."""
    what = "Katachi.app" if system.startswith("darwin") else "katachi"
    kind = "zip" if system.startswith("windows") else "gztar"
    size = sum(path.lstat().st_size for path in (made / what).rglob("*") if path.is_file())
    archive = Path(shutil.make_archive(str(to / f"katachi-{of}-{system}"), kind, made, what))
    print(f"{archive}: {archive.stat().st_size / 1e6:.0f} MB, unpacked {size / 1e6:.0f} MB")
    return archive


if __name__ == "__main__":
    pack(*map(Path, sys.argv[1:]), version("katachi"), f"{platform.system()}-{platform.machine()}".lower())
