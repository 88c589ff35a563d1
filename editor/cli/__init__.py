"""The command line: `info`, `apply`, `convert`, `diff` …: each a module that is imported when it is asked for.

May import everything but `document` and `ui`: no Qt, and OpenGL only for `render`. Exit codes: 0 success, 1 problems
found, 2 bad usage or a file that cannot be read or written. Every fault is one line on stderr, never a traceback.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence

from editor.cli.session import FAILED, Parser, fault, prepare_streams
from editor.late_imports import imported
from editor.plugins.plugin_folder import enabled_ids

COMMANDS = {
    "info": "tell what is in a file",
    "list": "list models with names, missing textures, errors and thumbnails",
    "check": "tell what goes wrong in MMD, and fix it",
    "apply": "run an operation on models",
    "convert": "read files and write them again",
    "diff": "tell how two models differ",
    "pose": "write how a model stands when it is moved",
    "render": "draw a model into a picture",
    "run": "run a script on models",
    "plugin": "list, write, enable and disable plug-ins",
    "thumbnail": "draw a model into a small picture, for file managers",
    "desktop": "add Katachi to the menus and file types of the desktop, or remove it",
    "report": "tell about this computer, with ten things to try",
}

PLUGINS_BY_THEMSELVES = ("apply", "check", "plugin")

# Values that begin with a minus, which argparse would take for an option: those of these, and lists of numbers.
NAMED = ("--bone", "--morph")
NUMBERS = re.compile(r"-[\d.]")


def main(argv: Sequence[str]) -> int:
    """Run the command that `argv` begins with; the exit code."""
    prepare_streams()
    name, *arguments = argv or ("--help",)
    if name not in COMMANDS:
        return _usage(name)
    command = imported(f"editor.cli.{name}")
    parser = Parser(f"katachi {name}", description=command.__doc__)
    command.add_arguments(parser)
    try:
        parsed = parser.parse_args(_with_joined_values(arguments))
        if name not in PLUGINS_BY_THEMSELVES and enabled_ids():  # most have none, and loading them takes time
            plugins = imported("editor.cli.plugin")
            plugins.use_plugins()
        code = int(command.run(parsed, parser))
        sys.stdout.flush()
        return code
    except SystemExit as end:  # argparse has said why
        return int(end.code or 0)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read the output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        fault(f"{name}: unexpected {type(error).__name__}: {error}")
        return FAILED


def _usage(name: str) -> int:
    print("usage: katachi COMMAND …", *(f"  {known:10}{what}" for known, what in COMMANDS.items()), sep="\n")
    if name in ("-h", "--help"):
        return 0
    fault(f"{name}: no such command")
    return FAILED


def _with_joined_values(arguments: Sequence[str]) -> list[str]:
    """`--camera -1,2,…` as `--camera=-1,2,…`."""
    joined: list[str] = []
    for argument in arguments:
        option = joined[-1] if joined else ""
        if option in NAMED or (option.startswith("--") and "=" not in option and NUMBERS.match(argument)):
            joined[-1] += f"={argument}"
        else:
            joined.append(argument)
    return joined
