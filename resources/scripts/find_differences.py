"""Tells in which fields of which tables a model differs from another one.

katachi run find_differences.py model.pmx --option with=other.pmx [--option tolerance=0.0001]
"""

from collections import Counter

other = api.open(options["with"])
found = Counter()
for difference in api.differences(model, other, float(options.get("tolerance", 0))):
    field = difference.field.partition("[")[0]
    if not field:
        found[difference.table, "only here" if difference.b is None else "only there"] += 1
    else:
        found[difference.table, field] += 1

for (table, what), count in found.items():
    print(f"{table:14}{what:24}{count:>9,}")
print("no difference" if not found else f"{sum(found.values()):,} differences")
