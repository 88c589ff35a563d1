"""Benchmarks: run on demand, print ratios against something measured in the same run, never assert a time."""
