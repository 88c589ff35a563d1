"""The model as it looks: a Document drawn by a render Scene in a widget, seen and picked from with the mouse as in MMD.

In Transform mode it is drawn as it is posed, and posed by handles. The only part of the window that makes a GL context
current; it speaks no GL itself.
"""
