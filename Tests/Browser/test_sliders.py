"""Sliders with ticks, a neutral value and enabled bounds."""

from playwright.sync_api import expect

# The center of a slider's thumb at a fraction of the track, in pixels from the left edge of the page.
PLACE = """(input, part) => {
    const { left, width } = input.getBoundingClientRect();
    return left + 8 + (width - 16) * part;
}"""


def slider(page, name):
    return page.get_by_role("slider", name=name, exact=True)


def middle(box):
    return box["x"] + box["width"] / 2


def test_ticks_are_at_the_positions_of_the_thumb(gallery):
    page = gallery("controls").page
    rating = slider(page, "Rating")
    ticks = rating.locator("xpath=following-sibling::*").locator(".tick")
    expect(ticks).to_have_count(5)
    for index, part in enumerate([0, 0.25, 0.5, 0.75, 1]):
        assert abs(middle(ticks.nth(index).bounding_box()) - rating.evaluate(PLACE, part)) < 2
    titles = rating.locator("xpath=following-sibling::*").locator(".tick-title")
    expect(titles).to_have_text(["Poor", "Fair", "Great"])
    track = rating.bounding_box()
    for title in titles.all():
        box = title.bounding_box()
        assert box["x"] >= track["x"] - 1 and box["x"] + box["width"] <= track["x"] + track["width"] + 1
        assert box["y"] >= track["y"] + track["height"] - 4
    assert abs(middle(titles.nth(1).bounding_box()) - rating.evaluate(PLACE, 0.5)) < 2


def test_the_keyboard_changes_a_slider_with_ticks_whose_value_is_the_label_of_the_tick(gallery):
    page = gallery("controls").page
    rating = slider(page, "Rating")
    rating.focus()
    page.keyboard.press("End")
    expect(page.get_by_test_id("rated")).to_have_text("Rated 10.0")
    expect(rating).to_have_attribute("aria-valuetext", "Great")
    rating.fill("6.2")
    expect(page.get_by_test_id("rated")).to_have_text("Rated 6.2")
    assert rating.get_attribute("aria-valuetext") is None


def test_a_track_is_filled_from_the_neutral_value(gallery):
    page = gallery("controls").page
    balance = slider(page, "Balance")
    part = "input => Number(input.style.getPropertyValue('--fraction'))"
    assert balance.evaluate(part) == 0.625
    neutral = "input => Number(getComputedStyle(input).getPropertyValue('--neutral'))"
    assert balance.evaluate(neutral) == 0.5
    balance.fill("-1")
    assert balance.evaluate(part) == 0


def test_values_outside_of_the_enabled_bounds_are_clamped(gallery):
    page = gallery("controls").page
    speed = slider(page, "Speed")
    expect(speed).to_have_attribute("aria-valuetext", "40 km/h")
    speed.focus()
    page.keyboard.press("End")
    expect(speed).to_have_value("80")
    expect(speed).to_have_attribute("aria-valuetext", "80 km/h")
    page.keyboard.press("ArrowRight")
    expect(speed).to_have_value("80")
    page.keyboard.press("Home")
    expect(speed).to_have_value("20")
    box = speed.bounding_box()
    page.mouse.click(box["x"] + box["width"] - 9, box["y"] + box["height"] / 2)
    expect(speed).to_have_value("80")
    expect(speed).to_have_attribute("aria-valuetext", "80 km/h")


def test_ticks_are_mirrored_in_right_to_left_layouts(gallery):
    page = gallery("controls").page
    page.evaluate("document.querySelector('main').dir = 'rtl'")
    rating = slider(page, "Rating")
    ticks = rating.locator("xpath=following-sibling::*").locator(".tick")
    assert abs(middle(ticks.nth(1).bounding_box()) - rating.evaluate(PLACE, 0.75)) < 2
