"""Where the joints of Mochi's limbs are: shared by what is drawn around them and by the bones.

Imports numpy and mesh only. All points are of the character's left side.
"""

from __future__ import annotations

import numpy as np

from .mesh import unit

SHOULDER = np.array([0.98, 5.28, 0.05])
ARM_AXIS = unit((0.80, -0.60, -0.02))
UPPER_ARM, FORE_ARM = 1.06, 1.0
ELBOW = SHOULDER + ARM_AXIS * UPPER_ARM
WRIST = ELBOW + ARM_AXIS * FORE_ARM

HIP = np.array([0.62, 3.20, 0.02])
KNEE = np.array([0.66, 1.92, -0.02])
ANKLE = np.array([0.70, 0.62, 0.06])
TOE = np.array([0.72, 0.22, -0.62])
