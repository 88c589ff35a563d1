"""The sums of a frame, bone by bone, as plain functions of numbers: the form in which Python and a compiler do well.

Run as they are, the sequences are lists; compiled, they are arrays. Hence only what both know alike is used here: no
slices, no objects but tuples, no numpy, and a division only where the divisor cannot be 0. Imports nothing but `math`.
All names of functions and numbers in these modules differ, for what is compiled shares them.
"""
