"""The soft bodies of a PMX 2.1 file (PMX 2.1: SoftBody)."""

from __future__ import annotations

from functools import cache

from editor.formats.pmx.columns import Record, read_columns, record_of, write_columns
from editor.formats.pmx.header import PmxHeader
from editor.formats.pmx.streams import PmxReader, PmxWriter
from editor.model.soft_bodies import AeroModel, Anchor, Pin, SoftBody, SoftFlags, SoftShape

ANCHOR = (("body", "rigid_body"), ("vertex", "vertex"), ("near", "u1"))
PIN = (("vertex", "vertex"),)

CONFIG = ("vcf", "dp", "dg", "lf", "pr", "vc", "df", "mt", "chr", "khr", "shr", "ahr")
CLUSTER = ("srhr_cl", "skhr_cl", "sshr_cl", "sr_splt_cl", "sk_splt_cl", "ss_splt_cl")
ITERATION = ("v_it", "p_it", "d_it", "c_it")
MATERIAL = ("lst", "ast", "vst")


@cache
def anchor_record(header: PmxHeader) -> Record:
    return record_of(header, *ANCHOR)


@cache
def pin_record(header: PmxHeader) -> Record:
    return record_of(header, *PIN)


def read_soft_body(c: PmxReader) -> SoftBody:
    name, name_en = c.texts()
    shape, material, group, mask, flags = c.read("B" + c.header.material + "BHB")
    link_distance, clusters, mass, margin, aero_model = c.read("iiffi")
    config = dict(zip(CONFIG, c.read("12f"), strict=True))
    cluster = dict(zip(CLUSTER, c.read("6f"), strict=True))
    iteration = dict(zip(ITERATION, c.read("4i"), strict=True))
    stiffness = dict(zip(MATERIAL, c.read("3f"), strict=True))
    return SoftBody(
        name,
        name_en,
        SoftShape(shape),
        material,
        group,
        mask,
        SoftFlags(flags),
        link_distance,
        clusters,
        mass,
        margin,
        AeroModel(aero_model),
        **config,
        **cluster,
        **iteration,
        **stiffness,
        anchors=read_columns(c, Anchor, anchor_record(c.header), "anchors"),
        pins=read_columns(c, Pin, pin_record(c.header), "pins"),
    )


def write_soft_body(s: PmxWriter, body: SoftBody) -> None:
    s.texts(body.name, body.name_en)
    s.pack("B" + s.header.material, body.shape, body.material)
    s.pack("BHB", body.group, body.mask, body.flags)
    s.pack("iiff", body.link_distance, body.clusters, body.mass, body.margin)
    s.pack("i", body.aero_model)
    s.pack("12f", *(getattr(body, name) for name in CONFIG))
    s.pack("6f", *(getattr(body, name) for name in CLUSTER))
    s.pack("4i", *(getattr(body, name) for name in ITERATION))
    s.pack("3f", *(getattr(body, name) for name in MATERIAL))
    write_columns(s, body.anchors, anchor_record(s.header), "anchors")
    write_columns(s, body.pins, pin_record(s.header), "pins")
