"""A split view with folders, messages and a message, side by side or one at a time."""

import re

import pytest
from playwright.sync_api import expect

DESKTOP = {"width": 1280, "height": 800}
TABLET = {"width": 820, "height": 1100}
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def mail(start_app, open_url):
    url = start_app("Gallery", "--preview", "MailPage_Previews")
    return lambda viewport, **options: open_url(url, viewport=viewport, **options).page


def row(page, text):
    return page.locator(".row", has_text=text).first


def heading(page, name):
    return page.get_by_role("heading", name=name, exact=True)


def overflow(page):
    return page.evaluate("() => document.documentElement.scrollWidth - innerWidth")


def test_columns_are_side_by_side(mail):
    page = mail(DESKTOP)
    row(page, "Inbox").click()
    expect(page.get_by_role("navigation", name="Inbox")).to_be_visible()
    row(page, "The shed").click()
    expect(page.get_by_role("region", name="The shed")).to_be_visible()
    expect(page.locator(".row.selected")).to_have_count(2)
    expect(row(page, "The shed").locator(".select")).to_have_attribute("aria-pressed", "true")
    boxes = [page.locator(f".column.{name}").bounding_box() for name in ("sidebar", "content", "detail")]
    assert [box["y"] for box in boxes] == [0, 0, 0]
    assert all(box["height"] == DESKTOP["height"] for box in boxes)
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"] and boxes[1]["x"] + boxes[1]["width"] <= boxes[2]["x"]
    assert boxes[0]["width"] == 230
    assert overflow(page) == 0


def test_each_column_scrolls_separately(mail):
    page = mail(DESKTOP)
    row(page, "Inbox").click()
    expect(heading(page, "Inbox")).to_be_visible()
    content = page.locator(".column.content")
    content.evaluate("node => { node.scrollTop = 300 }")
    row(page, "A ladder").click()
    expect(page.locator(".column.detail .bar h1")).not_to_be_empty()
    assert content.evaluate("node => node.scrollTop") > 200
    assert page.evaluate("() => scrollY") == 0


def test_the_sidebar_can_be_hidden_and_shown(mail):
    page = mail(DESKTOP)
    hide = page.get_by_role("button", name="Hide sidebar")
    expect(hide).to_have_attribute("aria-expanded", "true")
    hide.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("navigation", name="Mail")).to_have_count(0)
    expect(page.get_by_role("button", name="Show sidebar")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("navigation", name="Mail")).to_be_visible()
    expect(hide).to_be_focused()


def test_arrow_keys_select_the_next_row(mail):
    page = mail(DESKTOP)
    row(page, "Inbox").locator(".select").focus()
    page.keyboard.press("Enter")
    expect(heading(page, "Inbox")).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(heading(page, "Sent")).to_be_visible()
    expect(row(page, "Sent")).to_have_class(re.compile("selected"))
    page.keyboard.press("ArrowUp")
    expect(heading(page, "Inbox")).to_be_visible()


def test_three_columns_fit_a_tablet(mail):
    page = mail(TABLET)
    row(page, "Inbox").click()
    row(page, "Beans").click()
    detail = page.get_by_role("region", name="Beans")
    expect(detail).to_be_visible()
    assert overflow(page) == 0
    assert detail.bounding_box()["width"] > 400


@pytest.mark.parametrize("width", [390, 320])
def test_a_phone_shows_one_column_at_a_time(mail, width):
    page = mail({"width": width, "height": 700})
    expect(page.locator(".column")).to_have_count(1)
    # The badge is beside the disclosure indicator.
    badge = page.locator(".badge").first.bounding_box()
    assert badge["x"] + badge["width"] > width - 80
    row(page, "Inbox").click()
    expect(heading(page, "Inbox")).to_be_visible()
    expect(page.locator(".column")).to_have_count(1)
    row(page, "Beans").click()
    expect(heading(page, "Beans")).to_be_visible()
    assert overflow(page) == 0
    page.get_by_role("button", name="Back to Inbox").click()
    expect(heading(page, "Inbox")).to_be_visible()
    expect(page.locator(".row.selected")).to_have_count(0)
    page.get_by_role("button", name="Back to Mail").click()
    expect(heading(page, "Mail")).to_be_visible()
    expect(page.locator(".back")).to_have_count(0)


def test_the_browsers_back_button_returns_to_the_previous_column(mail):
    page = mail(PHONE)
    row(page, "Inbox").click()
    expect(heading(page, "Inbox")).to_be_visible()
    row(page, "Beans").click()
    expect(heading(page, "Beans")).to_be_visible()
    page.go_back()
    expect(heading(page, "Inbox")).to_be_visible()
    expect(page.locator(".row.selected")).to_have_count(0)
    page.go_back()
    expect(heading(page, "Mail")).to_be_visible()
    row(page, "Sent").click()
    expect(heading(page, "Sent")).to_be_visible()


def test_a_column_keeps_its_scroll_position(mail):
    page = mail(PHONE)
    row(page, "Inbox").click()
    expect(heading(page, "Inbox")).to_be_visible()
    page.locator(".column").evaluate("node => { node.scrollTop = 300 }")
    row(page, "A ladder").click()
    expect(heading(page, "A ladder")).to_be_visible()
    assert page.locator(".column").evaluate("node => node.scrollTop") == 0
    page.go_back()
    expect(heading(page, "Inbox")).to_be_visible()
    assert page.locator(".column").evaluate("node => node.scrollTop") == 300


def test_typed_text_survives_a_change_of_width(mail):
    page = mail(DESKTOP)
    row(page, "Inbox").click()
    row(page, "Beans").click()
    field = page.get_by_role("textbox", name="Reply")
    field.fill("I come")
    field.press("End")
    page.set_viewport_size(PHONE)
    expect(page.locator(".column")).to_have_count(1)
    expect(heading(page, "Beans")).to_be_visible()
    expect(field).to_have_value("I come")
    expect(field).to_be_focused()
    page.keyboard.type(" along")
    page.set_viewport_size(DESKTOP)
    expect(page.locator(".column")).to_have_count(3)
    expect(field).to_have_value("I come along")
    expect(page.locator(".row.selected")).to_have_count(2)
    expect(page.get_by_role("button", name="Send")).to_be_enabled()


def test_the_first_page_works_without_a_script(mail, browser):
    page = mail(DESKTOP)
    context = browser.new_context(java_script_enabled=False, viewport=PHONE)
    still = context.new_page()
    still.goto(page.url)
    for name in ("Inbox", "Sent", "Archive"):
        expect(row(still, name)).to_be_visible()
    expect(still.get_by_text("Select a message")).to_be_visible()
    context.close()


def test_a_split_view_fits_a_page_of_a_navigation_stack(start_app, open_url):
    page = open_url(start_app("Gallery"), viewport=DESKTOP).page
    page.get_by_role("link", name="Mail", exact=True).click()
    row(page, "Inbox").click()
    row(page, "Beans").click()
    expect(page.get_by_role("region", name="Beans")).to_be_visible()
    assert overflow(page) == 0
    assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") == 0
    page.get_by_role("button", name="Back to Gallery").click()
    expect(heading(page, "Gallery")).to_be_visible()
