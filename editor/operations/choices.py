"""Choices that parameters of operations offer, in a module that needs nothing of what the operations do."""

from __future__ import annotations

from editor.model.fields import Choice, Vec3
from editor.model.names import Side
from editor.model.rigid_bodies import BodyMode


class BonePosition(Choice):
    """The position of a new bone."""

    HERE = 0, "Here"
    TAIL = 1, "At the tail"
    END = 2, "As the tip"


class NewSide(Choice):
    """The side that the name of a new bone says."""

    NAME = 0, "As the name says"
    LEFT = 1, "Left"
    RIGHT = 2, "Right"
    POSITION = 3, "Where it is"

    def at(self, position: Vec3) -> Side:
        """The side of a bone at a position; the left of a model, which faces -Z, is at +X."""
        if self is NewSide.POSITION:
            return Side.LEFT if position[0] > 0 else Side.RIGHT if position[0] < 0 else Side.MIDDLE
        return {NewSide.LEFT: Side.LEFT, NewSide.RIGHT: Side.RIGHT}.get(self, Side.MIDDLE)


class AppendRole(Choice):
    """The role of a new bone beside another one: append parent or the one that appends."""

    LEADS = 0, "The new bone leads"
    FOLLOWS = 1, "The new bone follows"


class NamedKind(Choice):
    """The kind of a bone as modellers name it, by what it can do."""

    ROTATE = 0, "Rotate"
    MOVE = 1, "Rotate and move"
    IK = 2, "IK"
    HIDDEN = 7, "Hidden"
    TWIST = 8, "Twist"


class MergeInto(Choice):
    """The bone that stays in a merge."""

    PARENT = 0, "Parent"
    FIRST = 1, "First"


class MirrorAxis(Choice):
    """The axis that the plane of the mirror stands on."""

    X = 0, "X"
    Y = 1, "Y"
    Z = 2, "Z"


class BonePoint(Choice):
    """The position of a new bone among vertices."""

    CENTRE = 0, "Centre"
    WEIGHTED = 1, "Weighted mean"


class OriginalSide(Choice):
    """The side whose positions count."""

    LEFT = 0, "Left"
    RIGHT = 1, "Right"
    MEAN = 2, "Mean of both"


class PathStyle(Choice):
    """The form of the paths of textures."""

    KEEP = 0, "As they are"
    RELATIVE = 1, "Relative to the model"


class CutSide(Choice):
    """The part of the faces that a cut keeps; the front is the side that the normal points to."""

    BOTH = 0, "Both sides"
    FRONT = 1, "The front"
    BACK = 2, "The back"


class FrameRule(Choice):
    """The frame that a bone comes to."""

    PARENT = 0, "Frame of the parent"
    STANDARD = 1, "Standard frame"
    ONE = 2, "One frame for all"


class Knee(Choice):
    """The links of a new IK that bend about one axis only, and one way."""

    AUTO = 0, "By name"
    ON = 1, "All but the uppermost"
    OFF = 2, "None"


class SplitBy(Choice):
    """The faces that become a material of their own."""

    PARTS = 0, "Connected parts"
    UV_ISLANDS = 1, "UV islands"
    SELECTED_FACES = 2, "Selected faces"


class NameLanguage(Choice):
    """The field that holds the name."""

    NAME = 0, "Japanese"
    NAME_EN = 1, "English"

    @property
    def token(self) -> str:
        """The name of the field."""
        return self.name.lower()


class TranslatedTo(Choice):
    """The language that names are translated to."""

    EN = 0, "English"
    JA = 1, "Japanese"

    @property
    def source(self) -> str:
        """The field that the names are read from."""
        return "name" if self is TranslatedTo.EN else "name_en"

    @property
    def goal(self) -> str:
        """The field that their translations are written to."""
        return "name_en" if self is TranslatedTo.EN else "name"


class TranslatedBy(Choice):
    """The part of a name that the dictionary has to know."""

    WHOLE = 0, "Whole names"
    PARTS = 1, "Also parts of names"


class JointBody(Choice):
    """The body that a joint is named from."""

    B = 0, "Body B (the one that hangs)"
    A = 1, "Body A"


class CrossChains(Choice):
    """The choice to join neighbouring chains or not."""

    PRESET = 0, "As the preset has it"
    YES = 1, "Yes"
    NO = 2, "No"


class ChainRoot(Choice):
    """The bone that a chain hangs from."""

    FIRST_BONE = 0, "First bone"
    PARENT = 1, "Parent of the first bone"


class MovedBy(Choice):
    """The mode of a body, as it is named on the command line."""

    BONE = 0, "Follows bone"
    PHYSICS = 1, "Physics"
    PHYSICS_AND_BONE = 2, "Physics + bone position"

    @property
    def mode(self) -> BodyMode:
        """The mode of a body that is moved so."""
        return BodyMode(int(self))


class BodyFit(Choice):
    """The measure for the size of a body."""

    WEIGHTS = 0, "Vertices of the bone"
    TAIL = 1, "Length of the bone"


class JoinedWith(Choice):
    """The other body of the joint of each body."""

    AUTO = 0, "Automatic"
    EACH_OTHER = 1, "Each other"
    PARENTS = 2, "Body of the parent bone"


class BodyPosition(Choice):
    """The position of a body on its bone."""

    BONE = 0, "At the bone"
    MIDDLE = 1, "Half-way to its tail"


class JointPosition(Choice):
    """The position of a joint between its bodies."""

    BONE = 0, "At the bone of B"
    BETWEEN = 1, "Half-way between A and B"
    END_OF_A = 2, "At the end of A"


class JointFreedom(Choice):
    """The freedom of the bodies of a joint."""

    LOCKED = 0, "Locked"
    FREE = 1, "Free"


class SoftPreset(Choice):
    """The preset of a soft body."""

    SKIRT = 0, "Skirt cloth"
    CAPE = 1, "Cape"
    FLAG = 2, "Flag or ribbon"
    JELLY = 3, "Jelly"


class PrimitiveKind(Choice):
    PLANE = 0, "Plane"
    BOX = 1, "Box"
    SPHERE = 2, "Sphere"
    CYLINDER = 3, "Cylinder"
    CONE = 4, "Cone"
    TORUS = 5, "Torus"
    ROPE = 6, "Rope"


class TransformPivot(Choice):
    """The point that rotating and scaling leave where it is."""

    CENTRE = 0, "Centre"
    ORIGIN = 1, "Origin"


class MergedUv(Choice):
    """The treatment of vertices at one position that have different UVs."""

    KEEP_APART = 0, "Keep apart"
    FIRST = 1, "Use the UV of the first"


class NormalSource(Choice):
    """The source of normals."""

    FACES = 0, "From faces"
    AVERAGE = 1, "Mean of nearby normals"
    NORMALIZE = 2, "Present ones at length 1"
    FLIP = 3, "Present ones reversed"


class SideOfModel(Choice):
    """A side as the character has it: its left is where x is positive."""

    LEFT = 0, "Left"
    RIGHT = 1, "Right"


class PresentWeights(Choice):
    """The treatment of weights that vertices near bodies have already."""

    REPLACE = 0, "Replaced"
    BLEND = 1, "Blended"
    KEEP = 2, "Kept"


class VertexMatch(Choice):
    """The method that matches the vertices of two meshes."""

    PLACE = 0, "By place"
    ORDER = 1, "By order"
    UV = 2, "By UV"


class VertexSource(Choice):
    """From where of another mesh a vertex takes something: between vertices of its surface, or from a vertex."""

    SURFACE = 0, "Nearest place of the surface"
    PLACE = 1, "Vertex at the same place"
    ORDER = 2, "Vertex of the same number"
    UV = 3, "Vertex of the same UV"


class RigSource(Choice):
    """The program whose names bones have, as `resources/skeletons.toml` lists them."""

    AUTO = 0, "Recognised by the names"
    MIXAMO = 1, "Mixamo"
    VRM = 2, "VRM, VRoid"
    UNITY = 3, "Unity Humanoid"
    UNREAL = 4, "Unreal mannequin"
    DAZ = 5, "Daz Genesis"
    BIPED = 6, "3ds Max Biped"
    KOIKATSU = 7, "Koikatsu"
    XNALARA = 8, "XNALara, XPS"
    RIGIFY = 9, "Blender Rigify"
    ENGLISH = 10, "English names"


class ArmPose(Choice):
    """The rest pose of the arms."""

    A = 0, "A pose, as MMD has it"
    KEEP = 1, "As it is"
