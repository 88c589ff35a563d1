"""The few questions the window asks and the few things it tells in a dialog; each is a function or one QDialog."""
