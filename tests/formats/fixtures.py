"""Small PMX files, byte by byte, in hexadecimal with comments."""

import re


def from_hex(text: str) -> bytes:
    """The bytes of a text of hexadecimal digits with comments after "#"."""
    return bytes.fromhex(re.sub(r"#.*", "", text))


HEADER_2_0 = """
50 4D 58 20                          # "PMX "
00 00 00 40                          # version 2.0
08  01 00  01 01 01 01 01 01         # 8 settings: UTF-8, no additional UVs, every index 1 byte
"""

INFO = """
05 00 00 00  E5 BD A2 20 41          # name "形 A"
01 00 00 00  42                      # English name "B"
00 00 00 00                          # comment
00 00 00 00                          # English comment
"""

MESH = """
03 00 00 00                          # 3 vertices
00 00 80 3F 00 00 00 40 00 00 40 40  # position 1 2 3
00 00 00 00 00 00 80 3F 00 00 00 00  # normal 0 1 0
00 00 00 3F 00 00 80 3E              # uv 0.5 0.25
00  01                               # BDEF1: bone 1
00 00 80 3F                          # edge scale 1
00 00 00 00 00 00 00 00 00 00 00 00  # position
00 00 00 00 00 00 80 3F 00 00 00 00  # normal
00 00 00 00 00 00 00 00              # uv
01  00 01  00 00 80 3E               # BDEF2: bones 0 and 1, weight 0.25
00 00 00 40                          # edge scale 2
00 00 00 00 00 00 00 00 00 00 00 00  # position
00 00 00 00 00 00 80 3F 00 00 00 00  # normal
00 00 00 00 00 00 00 00              # uv
03  01 FF  00 00 00 3F               # SDEF: bones 1 and none, weight 0.5
00 00 80 3F 00 00 00 00 00 00 00 00  # C 1 0 0
00 00 00 00 00 00 80 3F 00 00 00 00  # R0 0 1 0
00 00 00 00 00 00 00 00 00 00 80 3F  # R1 0 0 1
00 00 00 00                          # edge scale 0
03 00 00 00                          # 3 vertex indices
02 01 00                             # a face
"""

SURFACE = """
01 00 00 00                          # 1 texture
05 00 00 00  61 2E 70 6E 67          # "a.png"
01 00 00 00                          # 1 material
01 00 00 00  6D  00 00 00 00         # names "m", ""
00 00 80 3F 00 00 00 3F 00 00 80 3E 00 00 80 3F  # diffuse 1 0.5 0.25 1
00 00 00 00 00 00 00 00 00 00 80 3F  # specular 0 0 1
00 00 00 40                          # specular power 2
00 00 00 3F 00 00 00 3F 00 00 00 3F  # ambient 0.5 0.5 0.5
1F                                   # double-sided, ground shadow, both self shadows, edge
00 00 00 00 00 00 00 00 00 00 00 00 00 00 80 3F  # edge colour 0 0 0 1
00 00 80 3F                          # edge size 1
00 FF 02                             # texture 0, no sphere texture, sphere mode add
01 09                                # shared toon 10
00 00 00 00                          # memo
03 00 00 00                          # 3 vertex indices
"""

BONES = """
02 00 00 00                          # 2 bones
01 00 00 00  61  00 00 00 00         # names "a", ""
00 00 00 00 00 00 80 3F 00 00 00 00  # position 0 1 0
FF  01 00 00 00  1F 03               # no parent, level 1, tail is bone, append rotation and translation
01                                   # tail bone 1
01 00 00 00 3F                       # append parent 1, ratio 0.5
01 00 00 00  62  00 00 00 00         # names "b", ""
00 00 00 00 00 00 00 40 00 00 00 00  # position 0 2 0
00  00 00 00 00  20 2C               # parent 0, level 0, IK, fixed axis, local axes, external parent
00 00 00 00 00 00 80 3F 00 00 00 00  # tail offset 0 1 0
00 00 80 3F 00 00 00 00 00 00 00 00  # fixed axis 1 0 0
00 00 80 3F 00 00 00 00 00 00 00 00  # local x 1 0 0
00 00 00 00 00 00 00 00 00 00 80 BF  # local z 0 0 -1
07 00 00 00                          # external parent key 7
00  28 00 00 00  00 00 80 3F         # IK: target 0, 40 loops, 1 radian
02 00 00 00                          # 2 links
00 00                                # bone 0 without limits
01 01                                # bone 1 with limits
00 00 80 BF 00 00 00 00 00 00 00 00  # lower -1 0 0
00 00 00 00 00 00 00 00 00 00 00 00  # upper 0 0 0
"""

MORPHS_AND_FRAMES = """
01 00 00 00                          # 1 morph
01 00 00 00  76  00 00 00 00         # names "v", ""
03 01                                # mouth, vertex morph
01 00 00 00                          # 1 offset
02  00 00 80 3F 00 00 00 00 00 00 00 00  # vertex 2: 1 0 0
01 00 00 00                          # 1 frame
01 00 00 00  66  00 00 00 00         # names "f", ""
01                                   # special
02 00 00 00                          # 2 items
00 01  01 00                         # bone 1, morph 0
"""

PHYSICS = """
01 00 00 00                          # 1 rigid body
01 00 00 00  72  00 00 00 00         # names "r", ""
01 0F FE FF 02                       # bone 1, group 15, mask FFFE, capsule
00 00 80 3F 00 00 00 40 00 00 00 00  # size 1 2 0
00 00 00 00 00 00 00 00 00 00 80 3F  # position 0 0 1
00 00 00 00 00 00 00 3F 00 00 00 00  # rotation 0 0.5 0
00 00 80 3F 00 00 00 3F 00 00 80 3E  # mass 1, dampings 0.5 0.25
00 00 00 00 00 00 00 3F              # restitution 0, friction 0.5
01                                   # physics
01 00 00 00                          # 1 joint
01 00 00 00  6A  00 00 00 00         # names "j", ""
00 00 FF                             # spring 6DOF between body 0 and none
00 00 80 3F 00 00 00 00 00 00 00 00  # position 1 0 0
00 00 00 00 00 00 80 3F 00 00 00 00  # rotation 0 1 0
00 00 80 BF 00 00 80 BF 00 00 80 BF  # move lower
00 00 80 3F 00 00 80 3F 00 00 80 3F  # move upper
00 00 00 BF 00 00 00 BF 00 00 00 BF  # rotation lower
00 00 00 3F 00 00 00 3F 00 00 00 3F  # rotation upper
00 00 00 40 00 00 00 40 00 00 00 40  # move spring
00 00 80 3E 00 00 80 3E 00 00 80 3E  # rotation spring
"""

SMALL = from_hex(HEADER_2_0 + INFO + MESH + SURFACE + BONES + MORPHS_AND_FRAMES + PHYSICS)

EXTENDED = from_hex("""
50 4D 58 20                          # "PMX "
66 66 06 40                          # version 2.1
08  00 01  01 01 01 01 01 01         # 8 settings: UTF-16, 1 additional UV, every index 1 byte
02 00 00 00  62 5F                   # name "形"
00 00 00 00  00 00 00 00  00 00 00 00  # English name, comments
01 00 00 00                          # 1 vertex
00 00 00 00 00 00 00 00 00 00 00 00  # position
00 00 00 00 00 00 00 00 00 00 80 BF  # normal 0 0 -1
00 00 00 00 00 00 00 00              # uv
00 00 80 3F 00 00 00 40 00 00 40 40 00 00 80 40  # additional UV 1 2 3 4
04  FF FF FF FF                      # QDEF without bones
00 00 80 3E 00 00 80 3E 00 00 80 3E 00 00 80 3E  # weights
00 00 80 3F                          # edge scale 1
00 00 00 00                          # no faces
00 00 00 00                          # no textures
00 00 00 00                          # no materials
00 00 00 00                          # no bones
02 00 00 00                          # 2 morphs
00 00 00 00  00 00 00 00  00 09      # no names, hidden, flip
01 00 00 00  01  00 00 00 3F         # morph 1 at 0.5
00 00 00 00  00 00 00 00  04 0A      # no names, other, impulse
01 00 00 00  00 01                   # body 0, local
00 00 80 3F 00 00 00 00 00 00 00 00  # velocity 1 0 0
00 00 00 00 00 00 80 3F 00 00 00 00  # torque 0 1 0
00 00 00 00                          # no frames
01 00 00 00                          # 1 rigid body
00 00 00 00  00 00 00 00  FF 00 FF FF 00  # no names, no bone, group 0, mask FFFF, sphere
00 00 80 3F 00 00 00 00 00 00 00 00  # size 1 0 0
00 00 00 00 00 00 00 00 00 00 00 00  # position
00 00 00 00 00 00 00 00 00 00 00 00  # rotation
00 00 80 3F 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00  # mass 1, the rest 0, follows its bone
00 00 00 00                          # no joints
01 00 00 00                          # 1 soft body
00 00 00 00  00 00 00 00             # no names
01 FF 03 FF 7F 05                    # rope, no material, group 3, mask 7FFF, B-links, random links
02 00 00 00  08 00 00 00             # B-link distance 2, 8 clusters
00 00 80 3F 00 00 00 3F              # mass 1, margin 0.5
04 00 00 00                          # F_OneSided
00 00 80 3F 00 00 00 40 00 00 40 40 00 00 80 40  # VCF 1, DP 2, DG 3, LF 4
00 00 80 3F 00 00 00 40 00 00 40 40 00 00 80 40  # PR 1, VC 2, DF 3, MT 4
00 00 80 3F 00 00 00 40 00 00 40 40 00 00 80 40  # CHR 1, KHR 2, SHR 3, AHR 4
00 00 80 3F 00 00 00 40 00 00 40 40  # SRHR_CL 1, SKHR_CL 2, SSHR_CL 3
00 00 80 40 00 00 A0 40 00 00 C0 40  # SR_SPLT_CL 4, SK_SPLT_CL 5, SS_SPLT_CL 6
01 00 00 00 02 00 00 00 03 00 00 00 04 00 00 00  # V_IT 1, P_IT 2, D_IT 3, C_IT 4
00 00 80 3F 00 00 00 40 00 00 40 40  # LST 1, AST 2, VST 3
01 00 00 00  00 00 01                # 1 anchor: body 0, vertex 0, near
01 00 00 00  00                      # 1 pin: vertex 0
""")
