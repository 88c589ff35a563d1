"""Item models: a Document's tables as Qt's views want them.

They hold row numbers, never values: what a cell shows is read from the model when it is painted. No proxy models:
sorting and filtering are index arrays made by numpy. May import editors, and what ui may.
"""
