"""Filters of views that CSS has no word for, as a browser paints them."""

import pytest
from playwright.sync_api import expect

from pixels import Picture


@pytest.fixture
def effects(gallery):
    return gallery("effects", color_scheme="light").page


def color(page, name, x, y):
    sample = page.get_by_test_id(name)
    sample.scroll_into_view_if_needed()
    return Picture(page, sample.screenshot()).color(x, y)


def test_colors_are_multiplied(effects):
    assert color(effects, "colorMultiply", 30, 15) == pytest.approx((128, 128, 128), abs=2)
    effects.get_by_role("button", name="Turn").click()
    # The color is animated.
    expect(effects.locator("feFlood").first).to_have_css("flood-color", "rgb(128, 255, 0)")
    assert color(effects, "colorMultiply", 30, 15) == pytest.approx((128, 128, 0), abs=2)


def test_what_is_light_becomes_opaque(effects):
    assert color(effects, "luminanceToAlpha", 15, 15) == pytest.approx((0, 0, 0), abs=2)
    assert min(color(effects, "luminanceToAlpha", 45, 15)) > 200, "One sees the page."
