"""Line heights, label spacing, link indicators, and inset bars."""

from playwright.sync_api import expect

from waiting import wait_for


def test_line_heights_apply(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/sizes").page
    for name, height in (("exact lines", 40), ("double lines", None)):
        text = page.get_by_test_id(name)
        expect(text).to_be_visible()
        size = float(text.evaluate("node => getComputedStyle(node).fontSize")[:-2])
        assert abs(text.bounding_box()["height"] - 3 * (height or 2 * size)) <= 1


def test_icons_of_labels_have_their_reserved_width_and_spacing(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/styles").page
    far = page.locator(".label", has=page.get_by_text("far apart", exact=True))
    icon, title = far.locator(".icon").bounding_box(), far.locator(".title").bounding_box()
    assert abs(title["x"] - icon["x"] - icon["width"] - 40) <= 1
    wide = page.locator(".label", has=page.get_by_text("wide icon", exact=True))
    assert abs(wide.locator(".icon").bounding_box()["width"] - 60) <= 1
    symbol, room = wide.locator("svg").bounding_box(), wide.locator(".icon").bounding_box()
    assert abs(symbol["x"] + symbol["width"] / 2 - room["x"] - 30) <= 1


def test_the_indicator_of_a_navigation_link_can_be_hidden(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/rows").page
    arrow = page.get_by_role("link", name="With an arrow").or_(page.get_by_role("button", name="With an arrow"))
    none = page.get_by_role("link", name="Without an arrow").or_(page.get_by_role("button", name="Without an arrow"))
    expect(arrow.locator("> .symbol")).to_be_visible()
    expect(none.locator("> .symbol")).to_be_hidden()
    none.click()
    expect(page.get_by_text("There", exact=True)).to_be_visible()


def test_inset_bars_stay_visible_while_rows_scroll(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/bars", viewport={"width": 700, "height": 700}).page
    page.get_by_role("link", name="Bars around").or_(page.get_by_role("button", name="Bars around")).click()
    above, below = page.get_by_text("Above", exact=True), page.get_by_role("button", name="Below 0")
    def top(node):
        return node.bounding_box()["y"]

    first, start = page.get_by_text("Row 0", exact=True), (top(above), top(below))
    assert start[0] < top(first) < start[1]
    assert start[1] > 600
    page.mouse.move(350, 350)
    page.mouse.wheel(0, 600)
    wait_for(page, lambda: top(first) < -300)
    assert (top(above), top(below)) == start
    # The material fills the width.
    assert page.locator(".inset-bar", has=below).bounding_box()["width"] > 600
    below.click()
    expect(page.get_by_role("button", name="Below 1")).to_be_visible()
    background = "node => getComputedStyle(node).backgroundColor"
    plain, filled = page.get_by_role("button", name="Plain"), page.get_by_role("button", name="Filled")
    assert plain.evaluate(background) == "rgba(0, 0, 0, 0)"
    assert filled.evaluate(background) != "rgba(0, 0, 0, 0)"
