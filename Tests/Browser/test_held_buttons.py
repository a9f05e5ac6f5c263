"""Buttons with repeat behavior, and the current value labels of pickers."""

from playwright.sync_api import expect


def count(page):
    return int(page.get_by_test_id("held").inner_text().removeprefix("Held for "))


def test_a_button_repeats_while_it_is_held(start_app, open_url):
    page = open_url(start_app("Gallery") + "/controls").page
    button = page.get_by_role("button", name="More")
    button.click()
    expect(page.get_by_test_id("held")).to_have_text("Held for 1")
    button.hover()
    page.mouse.down()
    page.wait_for_function("() => Number(document.querySelector('[data-testid=held]').textContent.split(' ').pop()) >= 4")
    page.mouse.up()
    # Releasing it is not another tap.
    held = count(page)
    page.get_by_role("button", name="Switch").click()
    expect(page.get_by_test_id("state")).to_have_text("On")
    assert count(page) - held <= 1
    held = count(page)
    button.click()
    expect(page.get_by_test_id("held")).to_have_text(f"Held for {held + 1}")


def test_a_menu_picker_shows_its_current_value_label(start_app, open_url):
    page = open_url(start_app("Gallery") + "/controls").page
    picker = page.get_by_label("Size")
    shown = "node => node.selectedOptions[0].text"
    assert picker.evaluate(shown) == "2 of 3"
    picker.select_option("3")
    page.wait_for_function("() => [...document.querySelectorAll('select')].some((one) => one.selectedOptions[0].text === '3 of 3')")
    picker.select_option("1")
    page.wait_for_function("() => [...document.querySelectorAll('select')].some((one) => one.selectedOptions[0].text === '1 of 3')")
    assert page.get_by_label("Size").evaluate("node => [...node.options].filter((one) => !one.hidden).map((one) => one.text)") == [
        "1",
        "2",
        "3",
    ]
