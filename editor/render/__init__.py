"""Shows a Model on the GPU: scene, materials, camera, picking, overlays, pictures without a window.

OpenGL 3.3 core only, and no Qt: whoever owns a context and a framebuffer has a Scene draw into it. May import
`preview`, `motion`, `model` and `resources`.

Modules that start-up and the command line touch (errors, options, camera, modes, bounds, graphics,
overlays.overlay_list and what it lists, textures.textures, textures.toons, offscreen.platform, offscreen.contexts,
offscreen.offscreen) do not import OpenGL, because the first import fixes the window system that it speaks to:
`platform.prepare` must come before it, and `graphics.settle` before that.
"""
