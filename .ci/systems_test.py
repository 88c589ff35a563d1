"""Runs the README's two lines on bare systems, one after the other; for .ci/systems."""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

try:
    from bare_debian import bare_debian, inside, screen, wait_for_model
    from lowest_versions import constraints
except ImportError as problem:
    sys.exit(f".ci/systems needs this checkout's own .venv: run .ci/setup dev ({problem})")

CHECKOUT = Path(__file__).parents[1]
PICTURES = CHECKOUT / "build" / "systems"
PROGRAMS = ("debootstrap", "unshare", "chroot", "Xvfb", "git")
PACKAGES = ("python3", "python3-venv", "git", "ca-certificates")  # what the README asks for, and https
# What it takes here to reach package registries, in files and in variables.
FILES = ("/etc/resolv.conf", "/etc/hosts", "/etc/pip.conf", "/etc/ssl/certs/ca-certificates.crt")
VARIABLES = re.compile(
    r"(https?|no)_proxy|PIP_(CERT|INDEX_URL|EXTRA_INDEX_URL|DEFAULT_TIMEOUT)|SSL_CERT_FILE", re.IGNORECASE
)
LINE = re.compile(r"^    (\.ci/setup.*)$", re.MULTILINE)
LONGEST_WAIT = 1800.0  # for the window, with all that is installed before it
HOME = "/root/katachi"


@dataclass(frozen=True)
class System:
    """A release of Debian, and whether it gets the lowest versions of what Katachi needs in place of the newest."""

    release: str
    is_lowest: bool = False


SYSTEMS = {
    "debian-12": System("bookworm"),
    "debian-13": System("trixie"),
    "lowest": System("bookworm", is_lowest=True),
}


def main() -> int:
    """The exit status: 0 where all went well, 1 where a line failed, 2 where nothing can be tried."""
    parser = argparse.ArgumentParser(".ci/systems", description=__doc__)
    parser.add_argument("systems", nargs="*", metavar="SYSTEM", help=f"of {', '.join(SYSTEMS)}; all of them by default")
    parser.add_argument("--folder", type=Path, help="keeps the systems there for the next time")
    parser.add_argument("--line", choices=("start", "check"), help="one of the README's lines alone")
    chosen = parser.parse_args()
    for name in chosen.systems:
        if name not in SYSTEMS:
            parser.error(f"{name} is none of {', '.join(SYSTEMS)}")
    if problem := _lacking():
        print(f".ci/systems: {problem}", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # else what was started goes on
    with ExitStack() as stack:
        folder = chosen.folder or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="katachi-systems-")))
        results = [
            result for name in chosen.systems or SYSTEMS for result in _tried(name, folder.resolve(), chosen.line)
        ]
    print(*results, sep="\n")
    return int(any("FAILED" in result for result in results))


def _lacking() -> str:
    """Why nothing can be tried here; "" where it can."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return "it takes root on Linux to make other systems"
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    return (
        f"it needs {', '.join(missing)}; on Debian: apt-get install debootstrap xvfb git util-linux" if missing else ""
    )


def _tried(name: str, folder: Path, only: str | None) -> list[str]:
    """A line for each of the README's lines, of how it went."""
    system = SYSTEMS[name]
    print(f"== {name}", flush=True)
    root = _made(system, folder, folder / name)
    variables = {key: value for key, value in os.environ.items() if VARIABLES.fullmatch(key)}
    if system.is_lowest:
        (root / "root" / "lowest.txt").write_text("\n".join(constraints(CHECKOUT / "pyproject.toml")), encoding="utf-8")
        variables |= {"PIP_CONSTRAINT": "/root/lowest.txt", "ONLY_TESTS": "1"}
    start, check = LINE.findall((CHECKOUT / "README.md").read_text(encoding="utf-8"))
    lines: dict[str, Callable[[], str]] = {
        "start": lambda: _started(root, start, variables, PICTURES / f"{name}.png"),
        "check": lambda: _checked(root, check, variables),
    }
    return [f"{name} {line}: {run()}" for line, run in lines.items() if only in (None, line)]


def _made(system: System, folder: Path, root: Path) -> Path:
    """A bare system with a clone of the checkout, of which nothing is left from before."""
    folder.mkdir(parents=True, exist_ok=True)
    bare = bare_debian(folder / system.release, system.release, PACKAGES)
    shutil.rmtree(root, ignore_errors=True)
    subprocess.run(["cp", "-a", bare, root], check=True)
    shutil.copytree("/etc/apt/apt.conf.d", root / "etc/apt/apt.conf.d", dirs_exist_ok=True)
    for file in filter(os.path.isfile, FILES):
        (root / file[1:]).unlink(missing_ok=True)
        shutil.copy(file, root / file[1:])
    subprocess.run(["git", "clone", "--quiet", CHECKOUT, root / HOME[1:]], check=True)
    return root


def _started(root: Path, line: str, variables: Mapping[str, str], picture: Path) -> str:
    """Run the line that starts the program, and see the sample in its window."""
    picture.parent.mkdir(parents=True, exist_ok=True)
    with screen() as display:
        command = inside(root, "sh", "-c", f"cd {HOME} && {line}", variables={**variables, "DISPLAY": display})
        with subprocess.Popen(command, start_new_session=True) as program:
            try:
                seen = wait_for_model(display, program, LONGEST_WAIT, picture)
            except AssertionError as problem:
                return f"FAILED, {problem}"
            finally:
                os.killpg(program.pid, signal.SIGKILL)  # the first process of a namespace hears no other
    return f"passed, the model is seen after {seen['model']:.0f} s; {picture}"


def _checked(root: Path, line: str, variables: Mapping[str, str]) -> str:
    command = inside(root, "sh", "-c", f"cd {HOME} && {line}", variables=variables)
    return "passed" if subprocess.run(command, check=False).returncode == 0 else "FAILED"


if __name__ == "__main__":
    sys.exit(main())
