"""Walks that begin with the sample model just opened, and go on one after the other in one program."""
