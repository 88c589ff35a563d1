"""The model as it looks: a Document drawn by a render Scene in a widget, seen and picked from with the mouse as in MMD.

The only part of the window that makes a GL context current; it speaks no GL itself.
"""
