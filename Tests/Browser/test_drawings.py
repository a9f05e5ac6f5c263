"""Shapes, canvases and charts of the gallery, as rendered by a browser."""

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def gallery(start_app, open_url):
    url = start_app("Gallery", "--page-state=none")

    def open_screen(title, **options):
        page = open_url(url, **options).page
        page.get_by_role("button", name=title, exact=True).or_(
            page.get_by_role("link", name=title, exact=True)
        ).first.click()
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        return page

    return open_screen


def box(locator):
    rect = locator.bounding_box()
    return rect["x"], rect["y"], rect["x"] + rect["width"], rect["y"] + rect["height"]


def wait_until_drawn(page):
    """Waits until each drawing has been rendered for its size."""
    page.wait_for_function(
        """() => [...document.querySelectorAll('.drawing[data-measured] > svg')].every((svg) =>
            Math.abs(svg.viewBox.baseVal.width - svg.clientWidth) < 1.5 &&
            Math.abs(svg.viewBox.baseVal.height - svg.clientHeight) < 1.5)"""
    )


def painted(locator):
    """Whether a point is within the path of an element, in coordinates from -1 to 1 around its center."""
    return lambda x, y: locator.evaluate(
        """(path, [x, y]) => {
            const box = path.getBBox();
            const point = new DOMPoint(box.x + box.width * (x + 1) / 2, box.y + box.height * (y + 1) / 2);
            return path.isPointInFill(point);
        }""",
        [x, y],
    )


def test_a_custom_shape_fills_its_space(gallery):
    page = gallery("Drawing")
    star = page.get_by_test_id("as large as its space")
    path = star.locator("path")
    wait_until_drawn(page)
    left, top, right, bottom = box(star)
    expect(star.locator("svg")).to_have_attribute("viewBox", re.compile(rf"^0 0 {int(right - left)}(\.\d+)? 100$"))
    # As high as the space, and centered in it.
    x1, y1, x2, y2 = box(path)
    assert abs(y1 - top) < 1 and abs((x1 + x2) - (left + right)) < 1.5 and x2 - x1 < right - left
    inside = painted(path)
    assert inside(0, 0) and not inside(-0.9, -0.9) and not inside(0, 0.95)


def test_a_drawing_updates_with_the_size_of_its_space(gallery):
    page = gallery("Drawing", viewport={"width": 1000, "height": 800})
    star = page.get_by_test_id("as large as its space")
    wait_until_drawn(page)
    before = star.locator("path").get_attribute("d")
    page.set_viewport_size({"width": 420, "height": 800})
    expect(star.locator("path")).not_to_have_attribute("d", before)
    wait_until_drawn(page)
    left, _, right, _ = box(star)
    x1, _, x2, _ = box(star.locator("path"))
    assert abs((x1 + x2) - (left + right)) < 1.5


def test_a_changed_shape_updates_only_the_attribute_of_its_path(gallery):
    page = gallery("Drawing")
    path = page.get_by_test_id("own shape").locator("path")
    before = path.get_attribute("d")
    path.evaluate("path => { path.mark = 1; }")
    page.get_by_role("button", name="Increment").or_(page.locator(".stepper button").last).first.click()
    expect(path).not_to_have_attribute("d", before)
    assert path.evaluate("path => path.mark") == 1


def test_the_stroke_of_a_built_in_shape_is_centered_or_inside(gallery):
    page = gallery("Drawing")
    sample = page.get_by_test_id("border and outline")
    sizes = sample.locator(".shape:not(.overlay .shape)").evaluate_all(
        """shapes => shapes.slice(0, 2).map((shape) => {
            const line = getComputedStyle(shape, '::before');
            return [parseFloat(line.width) - shape.clientWidth, parseFloat(line.height) - shape.clientHeight];
        })"""
    )
    assert sizes == [[0, 0], [8, 8]]


def test_a_view_is_clipped_to_a_shape(gallery):
    page = gallery("Drawing")
    clipped = page.locator(".clipping").first
    expect(clipped.locator("clipPath path")).to_have_attribute("transform", "scale(0.01 0.01)")
    left, top, right, bottom = box(clipped)
    hit = """([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('[class*="cp-"]'))"""
    assert page.evaluate(hit, [(left + right) / 2, (top + bottom) / 2])
    assert not page.evaluate(hit, [left + 8, top + 8])


def test_a_ring_is_filled_with_an_angular_gradient(gallery):
    page = gallery("Drawing")
    ring = page.get_by_test_id("progress").locator("foreignObject > div").first
    expect(ring).to_have_css("background-image", re.compile("^conic-gradient"))
    assert ring.evaluate("node => getComputedStyle(node.parentElement).mask").startswith("url(")


def test_a_canvas_has_only_its_accessibility_label(gallery):
    page = gallery("Drawing")
    clock = page.get_by_role("img", name="Clock: 10:8")
    expect(clock).to_be_visible()
    assert clock.locator("text").all_text_contents() == [str(hour) for hour in range(1, 13)]
    left, top, right, bottom = box(clock)
    for number in clock.locator("text").all():
        x1, y1, x2, y2 = box(number)
        assert left <= x1 and x2 <= right and top <= y1 and y2 <= bottom


def test_drawings_are_rendered_without_a_script(start_app, browser):
    url = start_app("Gallery", "--page-state=none")
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(url)
    expect(page.get_by_text("Drawing")).to_be_visible()
    context.close()


# Charts


def labels(chart):
    return chart.get_by_role("listitem").get_by_role("img").evaluate_all(
        "marks => marks.map((mark) => mark.getAttribute('aria-label'))"
    )


def test_a_chart_is_a_list_of_its_marks(gallery):
    page = gallery("Charts")
    chart = page.get_by_test_id("bars")
    expect(page.get_by_role("list", name="Sales by month")).to_be_attached()
    assert labels(page.locator(".chart").first)[:2] == ["Month: January, Sales: 40", "Month: February, Sales: 65"]
    assert labels(page.get_by_role("list", name="Sales by month"))[4] == "Month: January, Team: South, Sales: 30"
    expect(chart.get_by_role("listitem")).to_have_count(4)


def test_a_changed_value_updates_only_its_mark(gallery):
    page = gallery("Charts")
    chart = page.locator(".chart").first
    wait_until_drawn(page)
    page.evaluate(
        """() => {
            window.changed = new Set();
            new MutationObserver((changes) => {
                for (const { target } of changes) window.changed.add(target.closest('[id^=e]').id);
            }).observe(document.querySelector('.chart'), { subtree: true, attributes: true, childList: true });
        }"""
    )
    second = chart.get_by_role("listitem").nth(1)
    page.get_by_role("button", name="Sell another").click()
    expect(second.get_by_role("img")).to_have_attribute("aria-label", "Month: February, Sales: 85")
    assert page.evaluate("[...window.changed]") == [second.get_attribute("id")]
    heights = [box(chart.get_by_role("listitem").nth(index))[1] for index in (1, 2)]
    assert heights[0] > heights[1]


def test_an_inserted_mark_is_drawn(gallery):
    page = gallery("Charts")
    chart = page.locator(".chart").first
    page.get_by_role("button", name="Another month").click()
    expect(chart.get_by_role("listitem")).to_have_count(5)
    may = chart.get_by_role("listitem").nth(4)
    assert may.evaluate("node => node.namespaceURI") == "http://www.w3.org/2000/svg"
    left, top, right, bottom = box(may)
    assert right - left > 10 and bottom - top > 10


@pytest.mark.parametrize("width", [390, 1000])
def test_charts_stay_within_their_bounds(gallery, width):
    page = gallery("Charts", viewport={"width": width, "height": 800})
    wait_until_drawn(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    overflow = page.locator(".chart").evaluate_all(
        """charts => charts.flatMap((chart) => {
            const space = chart.getBoundingClientRect();
            return [...chart.querySelectorAll('text, path')].filter((node) => {
                const box = node.getBoundingClientRect();
                return box.width && (box.left < space.left - 2 || box.right > space.right + 2 ||
                    box.top < space.top - 2 || box.bottom > space.bottom + 2);
            }).map((node) => node.textContent || node.getAttribute('d'));
        })"""
    )
    assert overflow == []
