"""Pictures without a window: contexts of EGL, CGL and WGL, framebuffers, animations."""
