"""Chart selection and scrolling, and annotations of marks."""

import re

import pytest
from playwright.sync_api import expect

from fingers import Fingers, resting_scroll
from pixels import painted


@pytest.fixture
def plots(gallery):
    def open_page(**options):
        page = gallery("plots", **options).page
        # Wait until each chart has been rendered for its size.
        page.wait_for_function(
            """() => document.querySelectorAll('.chart').length === 14 &&
                [...document.querySelectorAll('.chart[data-measured] > svg')].every((svg) =>
                    Math.abs(svg.viewBox.baseVal.width - svg.clientWidth) < 1.5)"""
        )
        return page

    return open_page


def sample(page, name):
    """The chart of a sample."""
    return page.get_by_test_id(name).locator(".chart").first


def place(chart, across, down=0.4):
    """The position of a unit point of a chart."""
    chart.scroll_into_view_if_needed()
    box = chart.bounding_box()
    return box["x"] + box["width"] * across, box["y"] + box["height"] * down


def bubble(page):
    return page.get_by_test_id("a day is selected").get_by_text(re.compile("visitors"))


def test_hovering_selects_a_value_and_shows_an_annotation(plots):
    page = plots()
    chart = sample(page, "a day is selected")
    page.mouse.move(*place(chart, 0.4))
    expect(bubble(page)).to_be_visible()
    first = bubble(page).inner_text()
    page.mouse.move(*place(chart, 0.6))
    expect(bubble(page)).not_to_have_text(first)
    # Above the pointer.
    x, _ = place(chart, 0.6)
    box = bubble(page).bounding_box()
    assert abs(box["x"] + box["width"] / 2 - x) < 12
    page.mouse.move(2, 2)
    expect(bubble(page)).to_have_count(0)


@pytest.mark.parametrize("across", [0.14, 0.86])
def test_an_annotation_at_the_edge_stays_within_the_chart(plots, across):
    page = plots()
    chart = sample(page, "a day is selected")
    page.mouse.move(*place(chart, across))
    expect(bubble(page)).to_be_visible()
    outer, inner = chart.bounding_box(), bubble(page).bounding_box()
    assert inner["x"] >= outer["x"] - 1 and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
    assert inner["y"] >= outer["y"] - 1


def test_arrow_keys_select_marks(plots):
    page = plots()
    area = page.get_by_test_id("a day is selected").locator("[tabindex='0']").first
    area.focus()
    page.keyboard.press("ArrowRight")
    expect(bubble(page)).to_have_text("60 visitors")
    page.keyboard.press("ArrowRight")
    expect(bubble(page)).to_have_text("98 visitors")
    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)


def test_a_drag_selects_a_range(plots):
    page = plots()
    chart = sample(page, "a range is selected")
    page.mouse.move(*place(chart, 0.2))
    page.mouse.down()
    page.mouse.move(*place(chart, 0.6), steps=5)
    page.mouse.up()
    text = page.get_by_test_id("a range is selected").get_by_text(re.compile(r"Weeks \d+ to \d+"))
    expect(text).to_have_text(re.compile(r"^Weeks [2-6] to 1[1-5]$"))
    page.mouse.click(*place(chart, 0.5))
    expect(page.get_by_test_id("a range is selected").get_by_text("Drag over some weeks")).to_be_visible()


def test_hovering_selects_the_sector_under_the_pointer(plots):
    page = plots()
    part = page.get_by_test_id("a sector is selected")
    expect(part.get_by_text("All", exact=True)).to_be_visible()
    box = sample(page, "a sector is selected").bounding_box()
    # The first half, rent, is to the right of the center.
    page.mouse.move(box["x"] + box["width"] / 2 + 80, box["y"] + 110)
    expect(part.get_by_text("Rent", exact=True).first).to_be_visible()
    expect(part.get_by_text("All", exact=True)).to_have_count(0)


def test_symbol_views_are_at_their_points(plots):
    page = plots()
    part = page.get_by_test_id("views as symbols")
    expect(part.locator(".pinned")).to_have_count(3)
    centers = part.locator(".pinned").evaluate_all(
        "(nodes) => nodes.map((node) => { const r = node.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })"
    )
    ends = part.locator(".chart path[stroke-width='2'], .chart path").evaluate_all(
        """(paths) => paths.filter((path) => path.getTotalLength() > 100 && getComputedStyle(path).fill === 'none').map((path) => {
            const [matrix, length] = [path.getScreenCTM(), path.getTotalLength()];
            return [0, length].map((at) => { const p = path.getPointAtLength(at).matrixTransform(matrix); return [p.x, p.y]; });
        })"""
    )
    found = [line for line in ends if abs(line[0][0] - centers[0][0]) < 2 and abs(line[1][0] - centers[2][0]) < 2]
    assert found, (ends, centers)
    for end, center in zip(found[0], (centers[0], centers[2])):
        assert abs(end[0] - center[0]) < 2 and abs(end[1] - center[1]) < 2


def test_a_finger_scrolls_over_a_chart_and_selects_after_a_long_press(plots):
    page = plots(viewport={"width": 390, "height": 700}, has_touch=True, is_mobile=True)
    chart = sample(page, "a day is selected")
    x, y = place(chart, 0.5)
    fingers = Fingers(page)
    fingers.down((x, y))
    for step in range(1, 6):
        fingers.move((x, y - 15 * step))
    fingers.up()
    assert resting_scroll(page) > 20
    expect(bubble(page)).to_have_count(0)
    chart.evaluate("(node) => node.scrollIntoView({ block: 'center' })")
    before = resting_scroll(page)
    x, y = place(chart, 0.5)
    fingers.down((x, y))
    expect(bubble(page)).to_be_visible()
    first = bubble(page).inner_text()
    fingers.move((x + 60, y - 30))
    expect(bubble(page)).not_to_have_text(first)
    fingers.up()
    expect(bubble(page)).to_have_count(0)
    assert resting_scroll(page) == before


def test_a_touch_tap_selects_a_value(plots):
    page = plots(viewport={"width": 390, "height": 700}, has_touch=True, is_mobile=True)
    chart = sample(page, "a day is selected")
    page.touchscreen.tap(*place(chart, 0.5))
    expect(bubble(page)).to_be_visible()


def scrolled(page):
    """The scrolling part of the chart."""
    return page.locator(".geometry[data-testid=scrolling] .scroll")


def test_a_chart_scrolls_and_reports_its_position(plots):
    page = plots()
    title = page.locator(".text[data-testid=scrolling]").first
    expect(title).to_have_text("March 2024")
    # A seventeenth of the year is visible, and the labels of the other axis do not scroll.
    widths = scrolled(page).evaluate("(node) => [node.clientWidth, node.scrollWidth]")
    assert abs(widths[1] / widths[0] - 366 / 21) < 0.5
    label = page.locator(".geometry[data-testid=scrolling] text").filter(has_text="8,000").first
    before = label.bounding_box()
    scrolled(page).evaluate("(node) => node.scrollBy(node.clientWidth * 2, 0)")
    expect(title).to_have_text("April 2024")
    assert label.bounding_box() == before


def test_scrolling_a_chart_snaps_to_a_value(plots):
    page = plots()
    expect(page.locator(".text[data-testid=scrolling]").first).to_have_text("March 2024")
    day = "(node) => node.scrollLeft / (node.scrollWidth / 365)"
    scrolled(page).evaluate("(node) => node.scrollBy(node.scrollWidth / 365 * 4.4, 0)")
    page.wait_for_function(f"(node) => Math.abs(({day})(node) - 64) < 0.1", arg=scrolled(page).element_handle())


def test_an_app_scrolls_a_chart_to_a_value(plots):
    page = plots()
    title = page.locator(".text[data-testid=scrolling]").first
    expect(title).to_have_text("March 2024")
    page.get_by_role("button", name="June", exact=True).click()
    expect(title).to_have_text("June 2024")
    offset = "(node) => [node.scrollLeft, node.scrollWidth]"
    page.wait_for_function(
        "(node) => Math.abs(node.scrollLeft / node.scrollWidth - 152 / 365) < 0.01", arg=scrolled(page).element_handle()
    )
    assert scrolled(page).evaluate(offset)[0] > 0
    # The scroll position is kept when the chart is resized.
    page.set_viewport_size({"width": 700, "height": 900})
    page.wait_for_function(
        "(node) => Math.abs(node.scrollLeft / node.scrollWidth - 152 / 365) < 0.01 && node.clientWidth !== 229",
        arg=scrolled(page).element_handle(),
    )
    expect(title).to_have_text("June 2024")


def test_a_mask_clips_to_its_marks(plots):
    page = plots()
    chart = sample(page, "effects of marks")
    chart.scroll_into_view_if_needed()
    masked = chart.locator(".mark-layer").first
    color = painted(page, masked.bounding_box())
    # Colors are visible between the line and the bottom edge, but not above the line.
    def vivid(pixel):
        return max(pixel) - min(pixel)

    assert vivid(color(0.02, 0.9)) > 25
    assert vivid(color(0.02, 0.03)) < 12


def test_a_blur_and_a_shadow_apply_to_their_marks(plots):
    page = plots()
    chart = sample(page, "effects of marks")
    chart.scroll_into_view_if_needed()
    blurred = chart.locator(".mark:has(feGaussianBlur)").first
    expect(chart.locator(".mark:has(feDropShadow)")).to_have_count(1)
    box = blurred.locator("path[fill]").first.bounding_box()
    around = {"x": box["x"] - 10, "y": box["y"] + box["height"] / 4, "width": 20, "height": 4}
    color = painted(page, around)
    steps = [color(part, 0.5)[0] for part in (0, 0.25, 0.5, 0.75, 1)]
    # Fading gradually from the outside to the inside.
    assert steps == sorted(steps, reverse=True) and len(set(steps)) >= 4


def test_a_chart_has_an_accessibility_descriptor(plots):
    page = plots()
    group = page.get_by_role("group", name="Rain in summer")
    expect(group).to_have_attribute("aria-description", "July was the driest month.")
    series = group.get_by_role("group", name="This year")
    expect(series).to_contain_text("Month: July, Rain: 31 mm")
    # Visually hidden, without taking space.
    assert series.evaluate("node => node.closest('.out-of-sight').getBoundingClientRect().width") <= 1


def test_an_annotation_above_the_highest_bar_is_within_the_plot(plots):
    page = plots()
    chart = sample(page, "a chart in words")
    text = chart.locator(".mark text").first.bounding_box()
    outer = chart.bounding_box()
    assert text["y"] >= outer["y"] - 1


def test_the_labels_of_a_styled_axis_are_below_the_plot(plots):
    page = plots()
    chart = sample(page, "effects of marks")
    label = page.get_by_test_id("effects of marks").locator(".drawing:not(.chart) text", has_text="20")
    expect(label).to_be_visible()
    plot = chart.locator(".mark-layer").first.bounding_box()
    box, outer = label.bounding_box(), chart.bounding_box()
    assert plot["y"] + plot["height"] - 2 <= box["y"]
    assert box["y"] + box["height"] <= outer["y"] + outer["height"] + 2
    assert plot["x"] < box["x"] < plot["x"] + plot["width"]
