"""Masks of any views, as rendered by a browser."""

import pytest
from playwright.sync_api import expect

from pixels import painted
from waiting import wait_for


@pytest.fixture
def page(gallery):
    return gallery("effects", color_scheme="light").page


def colors(page, name):
    sample = page.get_by_test_id(name)
    sample.scroll_into_view_if_needed()
    return painted(page, sample.bounding_box())


def is_red(color):
    return color[0] > 150 and max(color[1:]) < 120


def is_white(color):
    return min(color) > 200


def test_views_mask_a_color_together(page):
    wait_for(page, lambda: is_red(colors(page, "mask, views")(0.5, 0.5)))
    seen = colors(page, "mask, views")
    # A gradient, a rectangle, and a symbol that is less high than the view, each 40 points wide.
    assert is_white(seen(0.02, 0.5))
    assert is_red(seen(0.31, 0.5))
    fading = seen(0.16, 0.5)
    assert not is_red(fading) and not is_white(fading)
    assert is_red(seen(0.5, 0.03)) and is_red(seen(0.5, 0.97))
    assert is_red(seen(0.83, 0.5))
    assert is_white(seen(0.83, 0.05)) and is_white(seen(0.83, 0.95))


def test_a_mask_follows_changes_of_its_views(page):
    wait_for(page, lambda: is_white(colors(page, "mask, views")(0.83, 0.05)))
    page.get_by_role("button", name="Turn").click()
    # The rectangle has become wider.
    wait_for(page, lambda: is_red(colors(page, "mask, views")(0.83, 0.05)))


def test_the_views_of_a_mask_are_hidden_from_assistive_technology_and_input(page):
    layer = page.locator(".mask-layer").first
    expect(layer).to_have_attribute("aria-hidden", "true")
    assert layer.evaluate("node => node.inert")


def test_without_a_script_the_view_is_not_masked(browser, start_app):
    context = browser.new_context(java_script_enabled=False, color_scheme="light")
    page = context.new_page()
    page.goto(start_app("Gallery") + "/effects")
    box = page.get_by_test_id("mask, views").bounding_box()
    expect(page.get_by_test_id("mask, views")).to_be_visible()
    assert box["width"] == 120
    context.close()
