"""Walks: the program itself, started on a screen, driven with mouse and keys, and judged by what is seen and saved.

Each walk is a function that runs beside the program in a process of its own, and knows nothing of its objects: it
finds what it clicks by what is written there, and looks at pixels of the screen and at files.
"""
