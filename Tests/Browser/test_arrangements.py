"""Custom layouts, and views that fit the available space."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def gallery(start_app):
    return start_app("Gallery")


def rects(page, name):
    """The rectangles of all elements with a test id."""
    script = "nodes => nodes.map(node => { const r = node.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; })"
    return page.get_by_test_id(name).evaluate_all(script)


def open_page(open_url, gallery, width):
    page = open_url(gallery + "/arrangements", viewport={"width": width, "height": 844}).page
    expect(page.locator("[data-layout][data-placed]")).to_have_count(3)
    return page


@pytest.mark.parametrize("width", [390, 1000])
def test_a_flow_layout_fills_lines_up_to_the_available_width(open_url, gallery, width):
    page = open_page(open_url, gallery, width)
    flow, tags = rects(page, "flow")[0], rects(page, "tag")
    space = page.locator("main").evaluate("node => node.clientWidth") - (24 if width == 390 else 32)
    x, y = flow[0], flow[1]
    for tag in tags:
        if x > flow[0] and x + tag[2] > flow[0] + space + 0.5:
            x, y = flow[0], y + tag[3] + 8
        assert abs(tag[0] - x) < 1.5 and abs(tag[1] - y) < 1.5
        x += tag[2] + 8
    assert len({round(tag[1]) for tag in tags}) == (2 if width == 390 else 1)


def test_a_layout_that_fills_the_width_keeps_its_height_in_a_stack(open_url, gallery):
    page = open_page(open_url, gallery, 1000)
    flow, tags = rects(page, "wide-flow")[0], rects(page, "wide-tag")
    assert flow[2] == page.locator("main").evaluate("node => node.clientWidth") - 32
    assert abs(flow[3] - tags[0][3]) < 1
    button = page.get_by_role("button", name="Add a tag").bounding_box()
    assert button["y"] >= flow[1] + flow[3] + 23


def test_a_flow_layout_updates_with_new_views_and_the_window_size(open_url, gallery):
    page = open_page(open_url, gallery, 1000)
    for count in range(11, 16):
        page.get_by_role("button", name="Add a tag").click()
        expect(page.get_by_test_id("tag")).to_have_count(count)
    page.wait_for_function(
        "() => document.querySelectorAll('[data-testid=tag]')[14].getBoundingClientRect().y"
        " > document.querySelectorAll('[data-testid=tag]')[0].getBoundingClientRect().y"
    )
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(
        "() => new Set([...document.querySelectorAll('[data-testid=tag]')].map(n => n.getBoundingClientRect().y)).size >= 2"
        " && [...document.querySelectorAll('[data-testid=tag]')].every(n => n.getBoundingClientRect().right <= 390)"
    )


def test_an_equal_width_layout_uses_the_width_of_the_widest_view(open_url, gallery):
    page = open_page(open_url, gallery, 1000)
    script = "nodes => nodes.map(node => { const r = node.closest('.layout-area > *').getBoundingClientRect(); return [r.x, r.width]; })"
    places = page.get_by_test_id("equal").evaluate_all(script)
    assert len({round(width) for _, width in places}) == 1
    assert [round(b[0] - a[0] - a[1]) for a, b in zip(places, places[1:])] == [8, 8]


def test_a_changed_layout_keeps_its_views_and_places_them_on_a_circle(open_url, gallery):
    page = open_page(open_url, gallery, 390)
    page.get_by_test_id("moon").evaluate_all("nodes => nodes.forEach((node, index) => { node.mark = index; })")
    page.get_by_role("switch", name="Round").click()
    expect(page.locator("[data-layout][data-placed]")).to_have_count(4)
    page.wait_for_function(
        "() => { const [a, , , b] = [...document.querySelectorAll('[data-testid=moon]')].map(n => n.getBoundingClientRect());"
        " return Math.abs(b.y - a.y - 170) < 1.5 && Math.abs(a.x - 180) < 1.5; }"
    )
    assert page.get_by_test_id("moon").evaluate_all("nodes => nodes.map(node => node.mark)") == [0, 1, 2, 3, 4, 5]
    page.get_by_role("switch", name="Round").click()
    expect(page.locator("[data-layout][data-placed]")).to_have_count(3)
    assert len({round(rect[1]) for rect in rects(page, "moon")}) == 1


def test_the_first_view_that_fits_is_shown(open_url, gallery):
    page = open_page(open_url, gallery, 1000)
    expect(page.get_by_test_id("shorter")).to_be_visible()
    expect(page.get_by_test_id("long")).to_be_hidden()
    page.get_by_role("slider").fill("600")
    expect(page.get_by_test_id("long")).to_be_visible()
    expect(page.get_by_test_id("shorter")).to_be_hidden()
    page.get_by_role("slider").fill("60")
    expect(page.get_by_test_id("shortest")).to_be_visible()


def test_without_a_script_the_last_view_is_shown_and_a_layout_wraps_its_views(browser, gallery):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(gallery + "/arrangements")
    expect(page.get_by_test_id("shortest")).to_be_visible()
    expect(page.get_by_test_id("long")).to_be_hidden()
    assert page.get_by_test_id("tag").last.bounding_box()["x"] < 390
    context.close()
