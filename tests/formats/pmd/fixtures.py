"""A small PMD file with every block in it, byte by byte, in hexadecimal with comments; and where such files may end."""

from __future__ import annotations

from tests.formats.fixtures import from_hex

FD = "FD"


def padded(text: str, size: int) -> str:
    """The hexadecimal digits of a field that holds an ASCII text, ended and filled up."""
    data = text.encode("ascii") + b"\0"
    return data.ljust(size, b"\xfd").hex()


HEADER = f"""
50 6D 64  00 00 80 3F                # "Pmd", version 1.0
8C 60 20 41 00 {FD * 15}             # name "形 A"
61 0A 62 00 {FD * 252}               # comment "a", "b" on two lines
"""

MESH = """
03 00 00 00                          # 3 vertices
00 00 80 3F 00 00 00 40 00 00 40 40  # position 1 2 3
00 00 00 00 00 00 80 3F 00 00 00 00  # normal 0 1 0
00 00 00 3F 00 00 80 3E              # uv 0.5 0.25
01 00 01 00  64                      # bones 1 and 1, 100 percent
00                                   # edge
00 00 00 00 00 00 00 00 00 00 00 00  # position
00 00 00 00 00 00 80 3F 00 00 00 00  # normal
00 00 00 00 00 00 00 00              # uv
00 00 01 00  19                      # bones 0 and 1, 25 percent
01                                   # no edge
00 00 00 00 00 00 00 00 00 00 80 3F  # position 0 0 1
00 00 00 00 00 00 80 3F 00 00 00 00  # normal
00 00 00 00 00 00 00 00              # uv
02 00 00 00  32                      # bones 2 and 0, 50 percent
00                                   # edge
03 00 00 00                          # 3 vertex indices
02 00 01 00 00 00                    # a face
"""

MATERIALS = f"""
01 00 00 00                          # 1 material
00 00 80 3F 00 00 00 3F 00 00 80 3E 00 00 80 3F  # diffuse 1 0.5 0.25, opacity 1
00 00 00 40                          # specular power 2
00 00 00 00 00 00 00 00 00 00 80 3F  # specular 0 0 1
00 00 00 3F 00 00 00 3F 00 00 00 3F  # ambient 0.5 0.5 0.5
02  01                               # toon 3, edge
03 00 00 00                          # 3 vertex indices
{padded("a.bmp*b.spa", 20)}
"""

BONES = f"""
03 00                                # 3 bones
{padded("centre", 20)}
FF FF  01 00  01  00 00              # no parent, tail bone 1, rotates and moves
00 00 00 00 00 00 80 3F 00 00 00 00  # position 0 1 0
{padded("arm", 20)}
00 00  02 00  04  02 00              # parent 0, tail bone 2, link of IK bone 2
00 00 00 00 00 00 00 40 00 00 00 00  # position 0 2 0
{padded("arm IK", 20)}
00 00  00 00  02  00 00              # parent 0, no tail, IK
00 00 00 00 00 00 40 40 00 00 00 00  # position 0 3 0
"""

IKS = """
01 00                                # 1 IK
02 00  00 00  01  28 00              # of bone 2, target bone 0, 1 link, 40 loops
00 00 00 3F                          # weight 0.5
01 00                                # link: bone 1
"""

MORPHS = f"""
02 00                                # 2 morphs
{padded("base", 20)}
02 00 00 00  00                      # 2 vertices, base
01 00 00 00  00 00 00 00 00 00 00 00 00 00 00 00  # vertex 1 at 0 0 0
02 00 00 00  00 00 00 00 00 00 00 00 00 00 80 3F  # vertex 2 at 0 0 1
{padded("smile", 20)}
02 00 00 00  03                      # 2 offsets, lip
00 00 00 00  00 00 80 3F 00 00 00 00 00 00 00 00  # entry 0 of the base by 1 0 0
01 00 00 00  00 00 00 00 00 00 80 BF 00 00 00 00  # entry 1 of the base by 0 -1 0
"""

FRAMES = f"""
01  01 00                            # the facial frame: morph 1
01  {padded("arms" + chr(10), 50)}   # 1 frame
02 00 00 00                          # 2 bones in frames:
01 00 01  02 00 01                   # bones 1 and 2 in frame 1
"""

CORE = HEADER + MESH + MATERIALS + BONES + IKS + MORPHS + FRAMES

NO_ENGLISH = "00"

ENGLISH = f"""
01                                   # there are English names
{padded("A", 20)} {padded("about A", 256)}
{padded("centre", 20)} {padded("arm", 20)} {padded("arm IK", 20)}
{padded("smile", 20)}                # none for the base
{padded("Arms", 50)}
"""

TOONS = f"""
{padded("toon01.bmp", 100)} {padded("own.bmp", 100)} {padded("toon03.bmp", 100)} {padded("toon04.bmp", 100)}
{padded("toon05.bmp", 100)} {padded("toon06.bmp", 100)} {padded("toon07.bmp", 100)} {padded("toon08.bmp", 100)}
{padded("toon09.bmp", 100)} {padded("toon10.bmp", 100)}
"""

BODIES = f"""
02 00 00 00                          # 2 rigid bodies
{padded("b", 20)}
01 00  0F  FE FF  02                 # bone 1, group 16, collides with all but group 1, capsule
00 00 80 3F 00 00 00 40 00 00 00 00  # size 1 2 0
00 00 00 00 00 00 00 3F 00 00 00 00  # position 0 0.5 0 from the bone
00 00 00 3F 00 00 00 00 00 00 00 00  # rotation 0.5 0 0
00 00 80 3F 00 00 00 3F 00 00 80 3E 00 00 00 00 00 00 80 3F  # mass 1, damping 0.5 0.25, recoil 0, friction 1
01                                   # physics
{padded("c", 20)}
FF FF  00  FF FF  00                 # no bone, group 1, sphere
00 00 80 3F 00 00 00 00 00 00 00 00  # size 1 0 0
00 00 80 3F 00 00 00 00 00 00 00 00  # position 1 0 0 from the first bone
00 00 00 00 00 00 00 00 00 00 00 00  # rotation
00 00 80 3F 00 00 00 3F 00 00 80 3E 00 00 00 00 00 00 80 3F
00                                   # follows its bone
"""

JOINTS = f"""
01 00 00 00                          # 1 joint
{padded("j", 20)}
00 00 00 00  FF FF FF FF             # body 0 and no body
00 00 80 3F 00 00 00 00 00 00 00 00  # position 1 0 0
00 00 00 00 00 00 80 3F 00 00 00 00  # rotation 0 1 0
00 00 80 BF 00 00 00 00 00 00 00 00  # move from -1 0 0
00 00 80 3F 00 00 00 00 00 00 00 00  # to 1 0 0
00 00 00 00 00 00 00 BF 00 00 00 00  # turn from 0 -0.5 0
00 00 00 00 00 00 00 3F 00 00 00 00  # to 0 0.5 0
00 00 00 40 00 00 00 00 00 00 00 00  # spring 2 0 0
00 00 00 00 00 00 00 00 00 00 40 40  # spring 0 0 3
"""

SMALL = from_hex(CORE + ENGLISH + TOONS + BODIES + JOINTS)

# Every end of a file that is legal, and those that are tolerated (mmd-semantics §1.8).
ENDS = {
    "core": from_hex(CORE),
    "no English": from_hex(CORE + NO_ENGLISH),
    "English": from_hex(CORE + ENGLISH),
    "toons without English": from_hex(CORE + NO_ENGLISH + TOONS),
    "toons": from_hex(CORE + ENGLISH + TOONS),
    "bodies": from_hex(CORE + ENGLISH + TOONS + BODIES),
    "joints": SMALL,
    "trailing": SMALL + b"after",
}
