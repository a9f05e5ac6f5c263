"""Sheets, alerts and confirmation dialogs with the keyboard alone. The pages that open them are tested in `test_gallery_pages.py`."""

from playwright.sync_api import expect


def test_a_sheet_traps_the_focus_and_restores_it(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/bars").page
    opener = page.get_by_role("button", name="Edit in a sheet")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    for _ in range(8):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || Boolean(document.activeElement.closest('dialog'))")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


def test_an_alert_and_a_confirmation_dialog_are_answered_with_the_keyboard(start_app, open_url):
    page = open_url(f"{start_app('Gallery')}/presentations").page
    for name, answer in [("Alert", "Keep"), ("Choice", "That")]:
        opener = page.get_by_role("button", name=name, exact=True)
        opener.focus()
        page.keyboard.press("Enter")
        button = page.get_by_role("button", name=answer, exact=True)
        expect(button).to_be_visible()
        for _ in range(6):
            if button.evaluate("node => node === document.activeElement"):
                break
            page.keyboard.press("Tab")
        expect(button).to_be_focused()
        page.keyboard.press("Enter")
        expect(button).to_have_count(0)
        # Closes the sheet behind it.
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(opener).to_be_focused()
