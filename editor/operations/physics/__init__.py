"""Rigid bodies, joints and soft bodies, and what they come to rest as: made from bones, in chains, mirrored."""
