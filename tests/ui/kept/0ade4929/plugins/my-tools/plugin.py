"""A plug-in with an operation, which puts a word before names, and a command, which selects bones."""

from dataclasses import dataclass

from editor.plugins import api


@dataclass(frozen=True, slots=True)
class Prefix:
    """The parameters: each has a label, a default and a help text, and gets a place in the form."""

    prefix: str = api.text("Prefix", "new ", help="What is put before the names.")


def add_prefix(edit: api.Edit, context: api.OperationContext, parameters: Prefix) -> api.Result:
    """What the operation does. It changes the model through `edit` alone, and raises ValueError to refuse."""
    if not parameters.prefix:
        raise ValueError("There is nothing to put before the names.")
    for name, rows in context.rows.items():
        table = edit.model.tables[name]
        edit.set(table, rows, "name", [parameters.prefix + table[row].name for row in rows])
    return api.Result(f"{sum(map(len, context.rows.values()))} names changed", context.rows)


def select_without_english_name(model: api.ScriptModel, host: api.Host) -> None:
    """What the command does. All that it edited would be one step, and what it raises takes that back."""
    rows = [row for row, bone in enumerate(model.bones) if not bone.name_en]
    host.select("bones", rows)
    host.status(f"Bones without an English name: {len(rows)}")


def plugin() -> api.Plugin:
    """What the plug-in adds."""
    return api.Plugin(
        operations=(
            api.Operation(
                "my-tools.add-prefix",
                "Add a prefix",
                add_prefix,
                ("bones", "morphs", "materials"),
                "Puts a word before the names of rows.",
                Prefix,
                frozenset({api.Need.ROWS}),
            ),
        ),
        commands=(
            api.PluginCommand(
                "my-tools.select-without-english-name",
                "Select bones without an English name",
                select_without_english_name,
                "Selects the bones that have no English name yet.",
            ),
        ),
    )
