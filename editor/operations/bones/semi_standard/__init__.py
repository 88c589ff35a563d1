"""The twelve semi-standard bones (準標準ボーン, mmd-semantics §8.2) that motions by others count on."""
