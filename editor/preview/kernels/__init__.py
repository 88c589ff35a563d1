"""The sums of a frame, bone by bone: plain functions of scalars on flat sequences, on which both Python and a compiler do well.

Run as they are, the sequences are lists; compiled, they are arrays. Hence only what both know alike is used here: no
slices, no numpy, no objects but the named tuples of `records`, and a division only where the divisor cannot be 0.
Imports nothing but `math`.
"""
