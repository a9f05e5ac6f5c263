"""Several rows of a list, chosen with the pointer, the keyboard and a finger."""

from playwright.sync_api import expect


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def tree(page, number):
    return page.locator(".row").filter(has=page.get_by_text(f"Tree {number}", exact=True))


def button(page, number):
    return tree(page, number).get_by_role("button", name="Select")


def summary(page, text):
    expect(page.get_by_role("heading", name=text, exact=True)).to_be_visible()


def tab_to_the_list(page):
    """Goes with the Tab key from the bar over the button of the list's menu to its rows."""
    page.get_by_role("button", name="Edit").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Actions")).to_be_focused()
    page.keyboard.press("Tab")


def test_clicks_select_a_row_alone_one_more_and_up_to_another(gallery):
    page = gallery("selection").page
    button(page, 2).click()
    summary(page, "2 selected")
    button(page, 4).click()
    summary(page, "4 selected")
    button(page, 7).click(modifiers=["Control"])
    summary(page, "2 selected, from 4 to 7")
    button(page, 9).click(modifiers=["Shift"])
    summary(page, "3 selected, from 7 to 9")
    button(page, 3).click(modifiers=["Shift"])
    # The row between that can't be selected is left out.
    summary(page, "4 selected, from 3 to 7")
    expect(button(page, 5)).to_have_count(0)
    button(page, 6).click(modifiers=["Control"])
    summary(page, "3 selected, from 3 to 7")


def test_arrow_keys_select_the_next_row_and_extend_a_range(gallery):
    page = gallery("selection").page
    button(page, 3).click()
    page.keyboard.press("ArrowDown")
    summary(page, "4 selected")
    expect(button(page, 4)).to_be_focused()
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Shift+ArrowDown")
    summary(page, "3 selected, from 4 to 7")
    page.keyboard.press("Control+ArrowDown")
    expect(button(page, 8)).to_be_focused()
    summary(page, "3 selected, from 4 to 7")
    page.keyboard.press(" ")
    summary(page, "4 selected, from 4 to 8")
    page.keyboard.press("ArrowUp")
    summary(page, "7 selected")
    page.keyboard.press("Control+a")
    summary(page, "499 selected, from 1 to 500")


def test_the_tab_key_leads_to_one_row_of_a_list_and_back_to_it(gallery):
    page = gallery("selection").page
    tab_to_the_list(page)
    expect(button(page, 1)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    button(page, 4).click()
    summary(page, "4 selected")
    page.keyboard.press("Control+ArrowDown")
    # The fifth row can't be selected.
    expect(button(page, 6)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(button(page, 6)).not_to_be_focused()
    page.keyboard.press("Tab")
    expect(button(page, 6)).to_be_focused()
    # No other row is on the way.
    expect(page.locator(".select[data-on=choose]:not([tabindex='-1'])")).to_have_count(1)


def test_the_tab_key_leads_to_the_row_that_is_selected(gallery):
    page = gallery("selection").page
    page.get_by_role("button", name="Edit").click()
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    button(page, 6).click()
    page.get_by_role("button", name="Done").click()
    summary(page, "6 selected")
    tab_to_the_list(page)
    expect(button(page, 6)).to_be_focused()


def test_the_tab_key_leads_to_a_row_that_is_there(gallery):
    page = gallery("selection").page
    button(page, 3).click()
    button(page, 3).click(button="right")
    page.get_by_role("button", name="Cut down").click()
    expect(tree(page, 3)).to_have_count(0)
    tab_to_the_list(page)
    expect(button(page, 1)).to_be_focused()


def test_the_tab_key_leads_to_the_first_row_in_sight_of_a_list_that_was_scrolled(gallery):
    page = gallery("selection").page
    page.keyboard.press("End")
    expect(tree(page, 500)).to_be_visible()
    page.locator(".row > .link").focus()
    y = page.evaluate("() => scrollY")
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".select[data-on=choose]:focus")).to_have_count(1)
    # The page need not scroll by more than a row.
    assert abs(page.evaluate("() => scrollY") - y) < 60


def test_a_range_reaches_over_rows_that_are_not_on_the_page(gallery):
    page = gallery("selection").page
    button(page, 2).click()
    summary(page, "2 selected")
    page.keyboard.press("End")
    last = tree(page, 500)
    expect(last).to_be_visible()
    button(page, 500).click(modifiers=["Shift"])
    page.keyboard.press("Home")
    # What is said of the fifth row is not known from afar.
    summary(page, "499 selected, from 2 to 500")


def test_a_menu_is_for_the_rows_that_are_selected(gallery):
    page = gallery("selection").page
    button(page, 2).click()
    button(page, 4).click(modifiers=["Shift"])
    summary(page, "3 selected, from 2 to 4")
    button(page, 3).click(button="right")
    page.get_by_role("button", name="Cut down").click()
    summary(page, "None selected")
    expect(tree(page, 3)).to_have_count(0)
    expect(tree(page, 5)).to_be_visible()


def test_a_finger_adds_rows_and_takes_them_away(gallery):
    page = gallery("selection", **PHONE).page
    button(page, 2).tap()
    summary(page, "2 selected")
    button(page, 4).tap()
    summary(page, "2 selected, from 2 to 4")
    button(page, 2).tap()
    summary(page, "4 selected")


def test_a_row_that_is_a_link_is_followed_and_not_selected(gallery):
    page = gallery("selection").page
    page.keyboard.press("End")
    link = page.get_by_role("link", name="Oak").or_(page.get_by_role("button", name="Oak"))
    expect(link).to_be_visible()
    link.click()
    expect(page.get_by_role("heading", name="Oak")).to_be_visible()


def test_rows_are_selected_one_by_one_in_edit_mode(gallery):
    page = gallery("selection").page
    page.get_by_role("button", name="Edit").click()
    # Until the page is in edit mode, a click selects a row alone.
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    button(page, 2).click()
    button(page, 4).click()
    summary(page, "2 selected, from 2 to 4")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Edit")).to_be_visible()
    button(page, 6).click()
    summary(page, "6 selected")
