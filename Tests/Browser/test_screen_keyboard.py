"""Toolbar items above the on-screen keyboard."""

from playwright.sync_api import expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_keyboard_item_is_shown_while_a_field_is_focused_on_a_touch_screen(gallery):
    page = gallery("forms", **PHONE).page
    item = page.get_by_role("button", name="Done typing")
    expect(item).to_be_hidden()
    field = page.get_by_placeholder("Your name")
    field.tap()
    expect(field).to_be_focused()
    expect(item).to_be_visible()
    # Above the keyboard, which is at the bottom of the window here.
    box = page.locator(".item.keyboard").bounding_box()
    assert round(box["y"] + box["height"]) == 844 and box["x"] == 0 and box["width"] == 390
    item.tap()
    expect(field).not_to_be_focused()
    expect(item).to_be_hidden()


def test_a_keyboard_item_is_hidden_without_a_touch_screen(gallery):
    page = gallery("forms").page
    page.get_by_placeholder("Your name").click()
    expect(page.get_by_placeholder("Your name")).to_be_focused()
    expect(page.get_by_role("button", name="Done typing")).to_be_hidden()
