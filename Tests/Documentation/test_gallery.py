"""The gallery shows every view and style that the documentation lists, and has an image of each page."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "Examples/Gallery/Sources"
PAGES = {path.name.removesuffix("Page.swift").lower(): path.read_text() for path in SOURCES.glob("*Page.swift")}
# Pages that are part of others.
del PAGES["gallery"], PAGES["windowlayout"]

# Scenes, which contain pages, and the supporting types of custom layouts and documents.
AROUND = {"Window", "WindowGroup", "Settings", "SettingsLink", "PresentedWindowContent", "NavigationView", "LayoutSubviews", "ReferenceFileDocument"}


def shown():
    # The app itself is part of the gallery: its search field and its navigation stack.
    return "\n".join([*PAGES.values(), *(path.read_text() for path in SOURCES.glob("*.swift"))])


def test_every_page_is_in_the_list():
    cases = re.search(r"enum GalleryPage.*?var title", (SOURCES / "GalleryPage.swift").read_text(), re.S)[0]
    names = re.findall(r"\b([a-z]+)\b", " ".join(re.findall(r"^    (?:case)? (.*)$", cases, re.M)))
    assert set(PAGES) <= set(names)
    manifest = re.search(r"let galleryPages = \[(.*?)\]", (ROOT / "Examples/Package.swift").read_text(), re.S)[1]
    assert set(PAGES) == {name.lower() for name in re.findall(r'"(\w+)"', manifest)}


def test_every_view_of_the_documentation_has_a_page():
    listed = []
    for line in (ROOT / "Documentation/Views.md").read_text().splitlines():
        if line.startswith("| `"):
            listed += re.findall(r"`@?(\w+)`", line.split("|")[1])
    listed += re.findall(r"`([A-Z]\w+)`", content_of_readme())
    missing = {name for name in listed if not re.search(rf"\b{name}\b", shown())}
    assert missing - AROUND == set()


def content_of_readme():
    """The rows of the README's table that list visible views."""
    rows = (ROOT / "README.md").read_text().splitlines()
    kinds = ("| layout |", "| containers |", "| navigation |", "| tabs |", "| controls |")
    # Values that are passed to views.
    values = {"ProposedViewSize", "KeyEquivalent", "EventModifiers", "OpenURLAction", "NavigationPath"}
    text = "\n".join(row for row in rows if row.startswith(kinds))
    for value in values:
        text = text.replace(f"`{value}`", "")
    return text


def test_every_style_has_a_page():
    missing = []
    for path in (ROOT / "Sources/EvergreenUI").rglob("*.swift"):
        for family, body in re.findall(r"extension (\w+Style) where Self == \w+ \{(.*?)^\}", path.read_text(), re.S | re.M):
            # Shape styles are used throughout, and column and navigation styles apply to the app itself.
            if family in ("ShapeStyle", "NavigationSplitViewStyle", "NavigationViewStyle"):
                continue
            modifier = family.removeprefix("Primitive")
            modifier = modifier[0].lower() + modifier[1:]
            for name in re.findall(r"public static var `?(\w+)`?", body):
                if name != "automatic" and f"{modifier}(.{name})" not in shown():
                    missing.append(f"{modifier}(.{name})")
    assert missing == []


def test_every_page_has_an_image():
    pictures = ROOT / "Sources/Evergreen/Evergreen.docc/Gallery"
    article = (pictures / "Gallery.md").read_text()
    for page in PAGES:
        assert f"(gallery-{page}.png)" in article
        for look in ("", "~dark"):
            assert (pictures / f"gallery-{page}{look}.png").exists(), f"run make screenshots for the image of {page}"
    assert sum(path.stat().st_size for path in pictures.glob("*.png")) < 2_600_000
