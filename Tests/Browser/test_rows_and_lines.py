"""Row backgrounds, bottom toolbars, baselines, and images in text."""

import pytest
from playwright.sync_api import expect

BASELINE = """node => {
    const probe = document.createElement('span');
    probe.style.cssText = 'display: inline-block; width: 0; height: 0';
    node.append(probe);
    const { bottom } = probe.getBoundingClientRect();
    probe.remove();
    return bottom;
}"""


def test_a_row_background_fills_the_row(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/rows").page
    row = page.locator(".row", has=page.get_by_text("A gradient", exact=True))
    expect(row).to_be_visible()
    row.scroll_into_view_if_needed()
    behind = row.locator("> .underlay")
    inner, outer = behind.bounding_box(), row.bounding_box()
    assert abs(inner["width"] - outer["width"]) <= 2
    assert abs(inner["height"] - outer["height"]) <= 2
    assert row.evaluate("node => getComputedStyle(node).backgroundColor") == "rgba(0, 0, 0, 0)"
    # The text is in front.
    assert row.get_by_text("A gradient", exact=True).evaluate(
        """node => {
            const { left, top, width, height } = node.getBoundingClientRect();
            return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }"""
    )
    capsule = page.locator(".row", has=page.get_by_text("A capsule", exact=True))
    shape = capsule.locator(".shape").bounding_box()
    assert abs(capsule.bounding_box()["height"] - shape["height"] - 8) <= 3
    nothing = page.locator(".row", has=page.get_by_text("Nothing", exact=True))
    assert nothing.evaluate("node => getComputedStyle(node).backgroundColor") == "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("width", [390, 1280])
def test_bottom_bar_items_share_one_line(start_app, open_url, width):
    page = open_url(f"{start_app('Gallery')}/bars", viewport={"width": width, "height": 844}).page
    page.get_by_role("link", name="Bar of its own").click()
    count = page.get_by_role("button", name="Count 0")
    expect(count).to_be_visible()
    done = page.get_by_role("button", name="Done")
    first, last = count.bounding_box(), done.bounding_box()
    assert abs(first["y"] - last["y"]) <= 2
    assert first["y"] > 700
    # A spacer fills the space between them.
    line = page.locator(".item.bottom.line").bounding_box()
    assert last["x"] + last["width"] > line["x"] + line["width"] - 40
    assert first["x"] < line["x"] + 40
    count.click()
    expect(page.get_by_text("Birch 1")).to_be_visible()
    expect(page.get_by_role("heading", name="Bar of its own")).to_have_count(0)
    if width == 390:
        page.get_by_role("button", name="Care").click()
        page.get_by_role("button", name="Water").click()
    else:
        page.get_by_role("button", name="Water").click()
    expect(page.get_by_text("Watered")).to_be_visible()
    done.click()
    expect(page.get_by_role("heading", name="Bars")).to_be_visible()


def test_texts_are_aligned_on_one_baseline(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/stacks").page
    for large, small in (("Large", "small"), ("Height", "m")):
        first, second = (page.get_by_text(text, exact=True).first for text in (large, small))
        expect(first).to_be_visible()
        assert abs(first.evaluate(BASELINE) - second.evaluate(BASELINE)) <= 1.5
    # The overlay does not enlarge its view.
    height = page.get_by_text("Height", exact=True).first
    assert page.get_by_test_id("Overlay at a baseline").bounding_box()["height"] < height.bounding_box()["height"] + 60


def test_an_image_is_inline_in_a_text(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/texts").page
    text = page.get_by_test_id("with images")
    expect(text).to_be_visible()
    symbols = text.locator("svg")
    expect(symbols).to_have_count(2)
    box = text.bounding_box()
    for index in range(2):
        symbol = symbols.nth(index).bounding_box()
        assert symbol["y"] > box["y"] - 4
        assert symbol["y"] + symbol["height"] < box["y"] + box["height"] + 4
    assert box["height"] < 40
