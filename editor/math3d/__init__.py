"""The bottom layer: array types, quaternions, Euler angles and rigid transforms, many at a time. Knows no model."""
