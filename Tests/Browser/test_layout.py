"""The frames of views, according to SwiftUI's rules for stacks and frames."""

import pytest
from playwright.sync_api import expect

# The frames (x, y, width, height) of the views in Examples/Gallery/Sources/FramesPage.swift, relative to their container of 300 by
# 200 points. None for lengths that depend on the platform.
FRAMES = {
    "center": {"a": (130, 90, 40, 20)},
    "row": {"a": (96, 90, 40, 20), "b": (144, 80, 60, 40)},
    "row-top": {"a": (100, 80, 40, 20), "b": (140, 80, 60, 40)},
    "spacer": {"a": (0, 90, 40, 20), "b": (240, 80, 60, 40)},
    "tall-spacer": {"a": (130, 0, 40, 20), "b": (120, 160, 60, 40)},
    "leading": {"a": (100, 70, 40, 20), "b": (100, 100, 100, 30)},
    "color": {"a": (0, 75, 40, 20), "b": (0, 95, 300, 30)},
    "wide": {"a": (130, 90, 40, 20), "b": (0, 90, 300, 20)},
    "wide-in-wide": {"a": (0, 90, 40, 20)},
    "wide-trailing": {"a": (200, 90, 40, 20), "b": (240, 80, 60, 40)},
    "halves": {"a": (0, 0, 150, 200), "b": (150, 0, 150, 200)},
    "thirds": {"a": (0, 0, 120, 200), "b": (120, 0, 120, 200), "c": (240, 80, 60, 40)},
    "limit": {"a": (130, 90, 40, 20), "b": (50, 90, 200, 20)},
    "limit-leading": {"a": (80, 81, 40, 20), "b": (0, 81, 200, 20)},
    "least": {"a": (130, 90, 40, 20), "b": (100, 90, 100, 20)},
    "stretched": {"a": (130, 40, 40, 20), "b": (120, 120, 60, 40), "c": (120, 40, 60, 120)},
    "pile": {"a": (0, 0, 300, 200), "b": (260, 180, 40, 20)},
    "small-pile": {"a": (120, 80, 60, 40), "b": (120, 80, 40, 20)},
    "overlay": {"a": (120, 80, 60, 40), "b": (170, 80, 10, 10)},
    "behind": {"a": (120, 80, 60, 40), "b": (110, 70, 80, 60)},
    "padding": {"a": (130, 90, 40, 20), "b": (20, 20, 260, 160)},
    "line": {"a": (99.5, 90, 40, 20), "b": (139.5, 0, 1, 200), "c": (140.5, 80, 60, 40)},
    "flat-line": {"a": (130, 69.5, 40, 20), "b": (0, 89.5, 300, 1), "c": (120, 90.5, 60, 40)},
    "shape": {"a": (0, 98, 252, 4), "b": (260, 90, 40, 20)},
    "nested": {"a": (0, 80, 40, 20), "b": (240, 70, 60, 40), "c": (0, 110, 40, 20)},
    "column": {"a": (100, 0, 40, 20), "b": (140, 80, 60, 40)},
    "offset": {"a": (110, 90, 40, 20), "b": (140, 80, 60, 40)},
    "reader": {"a": (130, 0, 40, 20), "b": (0, 20, 50, 30)},
    "grid": {"a": (95, 75, 40, 20), "b": (145, 65, 60, 40), "c": (105, 115, 20, 20), "d": (165, 115, 20, 20)},
    "columns": {"a": (0, 90, 100, 20), "b": (100, 90, 100, 20), "c": (230, 90, 40, 20)},
    "corner": {"a": (160, 110, 40, 20), "b": (100, 70, 100, 60)},
    "larger": {"a": (-50, 90, 400, 20)},
    "field": {"a": (0, None, 300, None), "b": (0, None, 40, 20)},
    "switch": {"a": (0, None, 300, None), "b": (0, None, 40, 20)},
    "bare-switch": {"a": (126, None, 48, None)},
    "value": {"a": (0, None, 300, None), "b": (0, None, 40, 20)},
    "tapped": {"a": (0, 0, 240, 200), "b": (240, 80, 60, 40)},
    "limit-high": {"a": (130, 65, 40, 20), "b": (0, 85, 300, 50)},
    "limit-both": {"a": (100, 90, 40, 20), "b": (140, 50, 60, 100)},
    "wide-cell": {"a": (10, 80, 40, 20), "b": (60, 80, 240, 20), "c": (0, 100, 60, 20), "d": (160, 100, 40, 20)},
    "fitting": {"a": (120, 70, 40, 20), "b": (120, 90, 60, 40)},
    "wide-fitting": {"a": (0, 70, 40, 20), "b": (260, 70, 40, 20), "c": (0, 90, 60, 40)},
    "scroll": {"a": (0, 90, 40, 20), "b": (None, 80, 400, 40)},
}

# The rectangle of an element relative to another one.
RELATIVE = """([name, frame]) => {
    const rect = (id) => document.querySelector(`[data-testid="${id}"]`).getBoundingClientRect();
    const [inner, outer] = [rect(name), rect(frame)];
    return [inner.left - outer.left, inner.top - outer.top, inner.width, inner.height];
}"""


@pytest.mark.parametrize("width", [1000, 390])
def test_views_have_the_same_frames_as_in_swiftui(start_app, open_url, width):
    page = open_url(start_app("Gallery") + "/frames", viewport={"width": width, "height": 844}).page
    expect(page.get_by_test_id("scroll-a")).to_be_attached()
    wrong = {}
    for frame, views in FRAMES.items():
        for view, expected in views.items():
            name = f"{frame}-{view}"
            found = page.evaluate(RELATIVE, [name, frame])
            if any(e is not None and abs(f - e) > 0.6 for f, e in zip(found, expected)):
                wrong[name] = {"expected": expected, "found": [round(number, 1) for number in found]}
    assert wrong == {}


def window(start_app, open_url, layout, **options):
    options = {"viewport": {"width": 390, "height": 844}} | options
    return open_url(start_app("Gallery") + f"/windows/{layout}", **options).page


def box(page, name):
    page.get_by_test_id(name).wait_for(state="attached")
    return page.get_by_test_id(name).bounding_box()


def content_area(page):
    bar = page.locator(".bar").bounding_box()
    return bar["y"] + bar["height"], 844


@pytest.mark.parametrize("layout", ["centered", "unavailable", "tinted"])
def test_content_that_fills_a_window_is_centered(start_app, open_url, layout):
    page = window(start_app, open_url, layout)
    rect = box(page, "content")
    top, bottom = content_area(page)
    assert abs(rect["x"] + rect["width"] / 2 - 195) < 1
    # The window has a bottom margin.
    assert abs(rect["y"] + rect["height"] / 2 - (top + bottom) / 2) < 30
    assert page.evaluate("document.documentElement.scrollHeight") == 844


def test_a_spacer_takes_the_remaining_height_of_the_window(start_app, open_url):
    page = window(start_app, open_url, "spread")
    top, bottom = box(page, "top"), box(page, "bottom")
    area = content_area(page)
    assert top["y"] - area[0] < 24 and area[1] - bottom["y"] - bottom["height"] < 70


def test_the_padding_of_content_replaces_the_margin(start_app, open_url):
    assert box(window(start_app, open_url, "padded"), "content")["x"] == 16


def test_a_translucent_background_is_painted_once(start_app, open_url):
    page = window(start_app, open_url, "tinted")
    box(page, "ground")
    style = "node => getComputedStyle(node.closest('.bleed')).backgroundColor"
    assert page.get_by_test_id("ground").evaluate(style) == "rgba(0, 0, 0, 0)"


def test_an_inset_bar_reaches_the_edges(start_app, open_url):
    rect = box(window(start_app, open_url, "barred"), "bar")
    assert (rect["x"], rect["width"]) == (0, 390)


def test_stacks_in_rows_keep_their_size_and_alignment(start_app, open_url):
    page = window(start_app, open_url, "barred")
    assert box(page, "row-stack")["width"] == 108
    column, block = box(page, "row-column"), box(page, "row-trailing")
    assert column["width"] < 200 and abs(block["x"] + 40 - column["x"] - column["width"]) < 1


def test_a_short_text_beside_a_long_one_is_not_wrapped(start_app, open_url):
    page = window(start_app, open_url, "barred")
    assert box(page, "short")["height"] < 30
