"""Multiple selection in lists, with the pointer, the keyboard and touch."""

from playwright.sync_api import expect


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def tree(page, number):
    return page.locator(".row").filter(has=page.get_by_text(f"Tree {number}", exact=True))


def button(page, number):
    return tree(page, number).get_by_role("button", name="Select")


def summary(page, text):
    expect(page.get_by_role("heading", name=text, exact=True)).to_be_visible()


def tab_to_the_list(page):
    """Tabs from the bar past the button of the list's menu to its rows."""
    page.get_by_role("button", name="Edit").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Actions")).to_be_focused()
    page.keyboard.press("Tab")


def test_clicks_select_a_row_toggle_one_or_extend_a_range(gallery):
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
    # The row in between that can't be selected is skipped.
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


def test_a_list_has_one_tab_stop_which_is_the_last_focused_row(gallery):
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
    # There is no other tab stop.
    expect(page.locator(".select[data-on=choose]:not([tabindex='-1'])")).to_have_count(1)


def test_the_tab_stop_is_the_selected_row(gallery):
    page = gallery("selection").page
    page.get_by_role("button", name="Edit").click()
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    button(page, 6).click()
    page.get_by_role("button", name="Done").click()
    summary(page, "6 selected")
    tab_to_the_list(page)
    expect(button(page, 6)).to_be_focused()


def test_the_tab_stop_moves_when_its_row_is_removed(gallery):
    page = gallery("selection").page
    button(page, 3).click()
    button(page, 3).click(button="right")
    page.get_by_role("button", name="Cut down").click()
    expect(tree(page, 3)).to_have_count(0)
    tab_to_the_list(page)
    expect(button(page, 1)).to_be_focused()


def test_the_tab_stop_of_a_scrolled_list_is_its_first_visible_row(gallery):
    page = gallery("selection").page
    page.keyboard.press("End")
    expect(tree(page, 500)).to_be_visible()
    page.locator(".row > .link").focus()
    y = page.evaluate("() => scrollY")
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".select[data-on=choose]:focus")).to_have_count(1)
    # The page scrolls by one row at most.
    assert abs(page.evaluate("() => scrollY") - y) < 60


def test_a_range_includes_rows_that_are_not_loaded(gallery):
    page = gallery("selection").page
    button(page, 2).click()
    summary(page, "2 selected")
    page.keyboard.press("End")
    last = tree(page, 500)
    expect(last).to_be_visible()
    button(page, 500).click(modifiers=["Shift"])
    page.keyboard.press("Home")
    # Whether a row can be selected is known only when it is loaded.
    summary(page, "499 selected, from 2 to 500")


def test_a_context_menu_applies_to_the_selected_rows(gallery):
    page = gallery("selection").page
    button(page, 2).click()
    button(page, 4).click(modifiers=["Shift"])
    summary(page, "3 selected, from 2 to 4")
    button(page, 3).click(button="right")
    page.get_by_role("button", name="Cut down").click()
    summary(page, "None selected")
    expect(tree(page, 3)).to_have_count(0)
    expect(tree(page, 5)).to_be_visible()


def test_taps_toggle_rows(gallery):
    page = gallery("selection", **PHONE).page
    button(page, 2).tap()
    summary(page, "2 selected")
    button(page, 4).tap()
    summary(page, "2 selected, from 2 to 4")
    button(page, 2).tap()
    summary(page, "4 selected")


def test_a_row_that_is_a_link_navigates_instead_of_being_selected(gallery):
    page = gallery("selection").page
    page.keyboard.press("End")
    link = page.get_by_role("link", name="Oak").or_(page.get_by_role("button", name="Oak"))
    expect(link).to_be_visible()
    link.click()
    expect(page.get_by_role("heading", name="Oak")).to_be_visible()


def test_clicks_toggle_rows_in_edit_mode(gallery):
    page = gallery("selection").page
    page.get_by_role("button", name="Edit").click()
    # Before the page is in edit mode, a click selects only its row.
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    button(page, 2).click()
    button(page, 4).click()
    summary(page, "2 selected, from 2 to 4")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Edit")).to_be_visible()
    button(page, 6).click()
    summary(page, "6 selected")
