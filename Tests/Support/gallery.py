"""The paths of the gallery's pages."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "Examples/Gallery/Sources"


def page_names():
    """The cases of `GalleryPage`."""
    text = (SOURCES / "GalleryPage.swift").read_text()
    cases = text[text.index("enum GalleryPage") : text.index("var title")]
    return sorted(set(re.findall(r"\b[a-z]+\b", " ".join(re.findall(r"^    (?:case )?([a-z, ]+)$", cases, re.M)))))


PAGES = page_names()
WINDOWS = [f"windows/{name}" for name in ["centered", "spread", "unavailable", "padded", "tinted", "barred"]]
ATLAS = ["atlas", "atlas/birds/heron", "atlas/trees", "atlas/trees/oak", "atlas/birds/dodo"]
EVERYTHING = ["", *PAGES, *WINDOWS, *ATLAS, "writer"]
