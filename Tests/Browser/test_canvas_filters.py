"""Filters and blend modes of a canvas, as rendered by a browser."""

import pytest
from playwright.sync_api import expect

from pixels import Picture

# The color of the squares.
COLOR = (204, 102, 51)
WHITE = (255, 255, 255)
BLACK = (0, 0, 0)


@pytest.fixture
def drawing(gallery):
    page = gallery("drawing", color_scheme="light").page
    expect(page.get_by_role("heading", name="Drawing", exact=True)).to_be_visible()
    return page


@pytest.fixture
def colors(drawing):
    """The colors of a sample: a function from a point to red, green and blue."""

    def colors(name):
        sample = drawing.get_by_test_id(name)
        sample.scroll_into_view_if_needed()
        return Picture(drawing, sample.screenshot()).color

    return colors


def near(color, other, tolerance=3):
    return all(abs(one - two) <= tolerance for one, two in zip(color, other, strict=True))


def test_filters_change_colors(colors):
    color = colors("canvas filters")
    squares = [color(12 + 30 * (index % 4), 12 + 30 * (index // 4)) for index in range(8)]
    grayscale, inverted, brighter, turned, multiplied, duller, flatter, light = squares
    assert near(grayscale, (120, 120, 120))
    assert near(inverted, (51, 153, 204))
    assert near(brighter, (255, 230, 179))
    assert turned[1] == max(turned), "orange rotated by a third of a turn is green"
    assert near(multiplied, (204, 51, 51))
    assert near(duller, tuple((part + 120) / 2 for part in COLOR))
    assert near(flatter, (166, 115, 89))
    # Black with an opacity of 120 / 255, over the page.
    page = color(110, 98)
    assert near(light, tuple(part * (1 - 120 / 255) for part in page))
    # Without a filter, the color is unchanged.
    assert near(color(50, 66), COLOR)


def test_filters_paint_beyond_the_bounds_of_a_drawing(colors):
    color = colors("canvas filters")
    page = color(110, 98)
    assert near(color(12, 86), COLOR)
    assert color(26, 90)[0] < page[0] - 40, "the shadow is on the right"
    assert near(color(40, 86), page)
    assert COLOR[2] + 20 < color(59, 86)[2] < page[2] - 20, "the edge is blurred"


def test_the_last_added_filter_is_applied_first(colors):
    color = colors("melting circles")
    painted, page = color(42, 46), color(2, 2)
    assert painted[2] > painted[1] + 40, "it is purple"
    # The circles do not touch, but the filter joins them.
    assert near(color(65, 46), painted)
    assert near(color(65, 26), page)
    assert near(color(8, 46), page)


def test_blend_modes_apply_within_the_canvas(colors):
    color = colors("canvas blend modes")
    assert near(color(3, 3), BLACK)
    assert near(color(20, 35), (255, 0, 0))
    assert near(color(58, 22), (255, 255, 0))
    assert near(color(58, 46), WHITE)


def test_a_custom_toggle_reports_its_state(drawing):
    switch = drawing.get_by_role("switch", name="Own switch")
    expect(switch).to_have_attribute("aria-checked", "false")
    drawing.get_by_test_id("isToggle").click()
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.press("Enter")
    expect(switch).to_have_attribute("aria-checked", "false")


def test_accessibility_children_of_a_canvas_are_separate(drawing):
    sales = drawing.get_by_role("group", name="Sales")
    expect(sales.get_by_text("Summer: 70")).to_be_attached()
    expect(drawing.get_by_role("img", name="Sales")).to_have_count(0)


def test_images_and_symbols_are_drawn(drawing, colors):
    # Wait for the images to load.
    drawing.wait_for_function("document.querySelectorAll('svg image').length >= 3")
    drawing.wait_for_load_state("networkidle")
    sample = drawing.get_by_test_id("canvas images")
    sizes = sample.evaluate(
        """node => {
            const box = node.getBoundingClientRect();
            return [...node.querySelectorAll('image, use')].map((one) => {
                const rect = one.getBoundingClientRect();
                return [rect.left - box.left, rect.top - box.top, rect.width, rect.height].map(Math.round);
            });
        }"""
    )
    leaf, dot, star, small, template = sizes
    assert leaf == [0, 0, 60, 40]
    assert (dot[0] + dot[2] / 2, dot[1] + dot[3] / 2) == (90, 20), "it is anchored at its center"
    # Symbols have a margin.
    assert abs(star[0] + star[2] / 2 - 25) < 2 and abs(star[1] + star[3] / 2 - 75) < 2 and 30 < star[2] <= 50
    assert 110 < small[0] + small[2] <= 120 and 90 < small[1] + small[3] <= 100, "it is anchored at its bottom trailing corner"
    assert template == [60, 50, 30, 30]
    # The template image is purple: more red and blue than green.
    red, green, blue = colors("canvas images")(75, 65)
    assert red > green and blue > green
