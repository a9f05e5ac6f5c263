"""Multi-date pickers."""

from playwright.sync_api import expect


def test_days_are_selected_with_the_pointer_and_the_keyboard(gallery):
    page = gallery("dates", locale="en-US", timezone_id="America/New_York").page
    count = page.get_by_test_id("days")
    day = lambda name: page.get_by_role("button", name=name)
    friday = day("Friday, February 27, 2026")
    expect(friday).to_have_attribute("aria-pressed", "true")
    day("Thursday, February 26, 2026").click()
    expect(count).to_have_text("Days selected: 2")
    expect(day("Thursday, February 26, 2026")).to_have_attribute("aria-pressed", "true")
    friday.focus()
    page.keyboard.press("ArrowDown")
    expect(day("Friday, March 6, 2026")).to_be_focused()
    page.keyboard.press("Space")
    expect(count).to_have_text("Days selected: 3")
    page.keyboard.press("Home")
    expect(day("Sunday, March 1, 2026")).to_be_focused()
    page.keyboard.press("PageUp")
    expect(day("Sunday, February 1, 2026")).to_be_focused()
    page.keyboard.press("End")
    expect(day("Saturday, February 7, 2026")).to_be_focused()
    page.get_by_role("button", name="Previous month").click()
    expect(page.get_by_text("January 2026")).to_be_visible()


def test_arrow_keys_follow_the_direction_of_the_language(gallery):
    page = gallery("dates", locale="ar-EG").page
    days = page.locator("[aria-pressed]")
    expect(days.first).to_be_visible()
    pressed = page.locator("[aria-pressed=true]")
    pressed.focus()
    label = pressed.get_attribute("aria-label")
    before = pressed.bounding_box()
    following = page.locator(f"[aria-pressed]:not([aria-label='{label}'])")
    expect(following.first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[aria-pressed]:focus")).not_to_have_attribute("aria-label", label)
    after = page.locator("[aria-pressed]:focus").bounding_box()
    # To the right, or to the end of the previous week.
    assert after["x"] > before["x"] or after["y"] < before["y"]
