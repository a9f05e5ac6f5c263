"""Shadows of shape styles, as rendered by a browser."""

import re

import pytest
from playwright.sync_api import expect

from pixels import Picture, painted


@pytest.fixture
def sample(gallery):
    page = gallery("effects", color_scheme="light").page
    sample = page.get_by_test_id("shadow of a style")
    sample.evaluate("node => node.scrollIntoView({ block: 'center' })")
    return sample


def test_texts_and_symbols_have_a_shadow(sample):
    shadow = re.compile(r"drop-shadow\(.* 6px 6px 0px\)")
    expect(sample.get_by_text("Title")).to_have_css("filter", shadow)
    expect(sample.locator("svg").first.locator("xpath=ancestor-or-self::*[contains(@class, 'shadowed')][1]")).to_have_css(
        "filter", shadow
    )


def test_the_shadow_of_a_shape_follows_its_outline(sample):
    circle = sample.locator(".circle").bounding_box()
    color = Picture(sample.page, sample.page.screenshot(clip={**circle, "width": 50, "height": 50})).color
    # The circle is 30 points wide, and its shadow is offset by 6 points to the right and down.
    green, red, page = color(15, 15), color(29, 29), color(29, 1)
    assert green[1] == max(green) and red[0] == max(red)
    assert min(page) > 200, "above and to the right there is neither"


def test_an_inner_shadow_darkens_the_edge_of_a_shape(gallery):
    page = gallery("effects", color_scheme="light").page
    circle = page.get_by_test_id("inner")
    circle.evaluate("node => node.scrollIntoView({ block: 'center' })")
    color = painted(page, circle.bounding_box())
    assert sum(color(0.5, 0.05)) < sum(color(0.5, 0.5)) - 60
