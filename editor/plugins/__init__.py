"""The environment of scripts and plug-ins: `api` is the only import that they need.

`run_script` runs a script as one step; `load_plugins` finds plug-ins and returns what they add. Whoever offers
operations, commands or panes is given copies of its lists with those of plug-ins (`offered`); only the list of formats
is one for all, and made anew by `formats.registry.set_added_formats`. May import `operations`, `formats`, `render` and
what is below; no Qt.
"""
