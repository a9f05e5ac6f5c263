"""View filters without a CSS equivalent, as rendered by a browser."""

import pytest
from playwright.sync_api import expect

from pixels import Picture
from waiting import wait_for


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


def test_luminance_becomes_opacity(effects):
    assert color(effects, "luminanceToAlpha", 15, 15) == pytest.approx((0, 0, 0), abs=2)
    assert min(color(effects, "luminanceToAlpha", 45, 15)) > 200, "the page shows through"


def test_symbols_and_images_mask_a_color(effects):
    # The square is 30 points wide, at the trailing edge of a space of 48 points.
    squares = [color(effects, "mask, symbol", x, 24) for x in (4, 28, 48, 68)]
    assert [min(one) > 200 for one in squares] == [True, True, False, True]
    assert squares[2][0] > 150 and max(squares[2][1:]) < 120
    dots = [color(effects, "mask, image", *point) for point in [(12, 12), (36, 12), (12, 36)]]
    assert [min(one) > 200 for one in dots] == [False, True, True]
    assert dots[0][0] > 150 and max(dots[0][1:]) < 120


def test_an_image_masks_a_view_that_arrives_later(effects):
    effects.get_by_role("button", name="Turn").click()

    def center():
        return color(effects, "mask, later", 48, 32)

    # The view fades in, and its image is loaded.
    wait_for(effects, lambda: center()[0] > 150 and center()[1] < 120, center)
    assert min(color(effects, "mask, later", 2, 2)) > 200


def test_a_gradient_is_masked_by_a_text(effects):
    text = effects.get_by_test_id("mask, text")
    text.scroll_into_view_if_needed()
    picture = Picture(effects, text.screenshot())
    size = text.bounding_box()
    seen = [picture.color(x, y) for x in range(0, int(size["width"]), 2) for y in range(0, int(size["height"]), 2)]
    # The letters are red at the beginning and blue at the end, and nowhere green, the text's own color.
    strong = [color for color in seen if max(color) - min(color) > 100]
    assert strong and all(green <= max(red, blue) for red, green, blue in strong)
    assert strong[0][0] > strong[0][2] and strong[-1][2] > strong[-1][0]
    # The page shows between the letters.
    assert sum(min(color) > 200 for color in seen) > len(seen) / 3
