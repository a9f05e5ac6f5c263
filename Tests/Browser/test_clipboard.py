"""Copy, cut and paste, with buttons and the keyboard."""

import re

import pytest
from playwright.sync_api import expect
from waiting import wait_for


@pytest.fixture
def clipboard(gallery):
    def open_page(*permissions):
        page = gallery("clipboard").page
        page.context.grant_permissions(permissions)
        return page

    return open_page


def wait_for_copied(page, text):
    # Not a function that the page polls: the promise of an asynchronous one would count as true.
    def copied():
        return page.evaluate("navigator.clipboard.readText()")

    wait_for(page, lambda: copied() == text, lambda: f"the clipboard has {copied()!r}")


def notes(page):
    return page.locator("[data-copy]").get_by_role("group", name="Notes")


def test_a_button_copies(clipboard):
    page = clipboard("clipboard-read", "clipboard-write")
    page.get_by_role("button", name="Copy").click()
    wait_for_copied(page, "https://example.org/recipes")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_without_permission_a_notice_has_a_button_that_copies(clipboard):
    page = clipboard("clipboard-read")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')); }")
    page.get_by_role("button", name="Copy").click()
    notice = page.get_by_role("alert")
    notice.get_by_role("button", name="Copy").click()
    expect(notice).to_have_count(0)
    wait_for_copied(page, "https://example.org/recipes")


def test_a_button_pastes(clipboard):
    page = clipboard("clipboard-read", "clipboard-write")
    page.evaluate("navigator.clipboard.writeText('A new text')")
    page.get_by_role("button", name="Paste").first.click()
    expect(page.get_by_text("A new text", exact=True)).to_be_visible()
    # The clipboard has neither an image nor a link.
    page.get_by_role("button", name="Paste").last.click()
    expect(page.get_by_role("alert")).to_contain_text("nothing on the clipboard")
    page.evaluate("navigator.clipboard.writeText(' https://example.org/a ')")
    page.get_by_role("button", name="Paste").last.click()
    expect(page.get_by_text("Pasted: public.url", exact=True)).to_be_visible()


def test_an_image_is_pasted(clipboard):
    page = clipboard("clipboard-read", "clipboard-write")
    page.evaluate("""async () => {
        const canvas = new OffscreenCanvas(2, 2);
        canvas.getContext('2d').fillRect(0, 0, 2, 2);
        const blob = await canvas.convertToBlob({ type: 'image/png' });
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    }""")
    page.get_by_role("button", name="Paste").last.click()
    expect(page.get_by_text(re.compile("^Pasted: public.png"))).to_be_visible()


def test_a_notice_reports_denied_access_to_the_clipboard(clipboard):
    page = clipboard()
    page.evaluate("() => { navigator.clipboard.read = () => Promise.reject(new Error('not allowed')); }")
    page.get_by_role("button", name="Paste").first.click()
    expect(page.get_by_role("alert")).to_contain_text("does not let this page paste")


def test_the_keyboard_copies_cuts_and_pastes(clipboard):
    page = clipboard("clipboard-read", "clipboard-write")
    page.locator("[data-copy] [tabindex='0']").focus()
    page.keyboard.press("Control+c")
    wait_for_copied(page, "Flour\nButter\nSugar")
    page.evaluate("navigator.clipboard.writeText('Something else')")
    page.keyboard.press("Control+x")
    expect(notes(page)).to_have_text("No notes")
    # The cut text arrives after the page has changed, and would overwrite the next one.
    wait_for_copied(page, "Flour\nButter\nSugar")
    page.evaluate("navigator.clipboard.writeText('Eggs\\nMilk')")
    page.keyboard.press("Control+v")
    expect(notes(page)).to_contain_text("Eggs")
    expect(notes(page)).to_contain_text("Milk")


def test_selected_text_is_copied_by_the_browser(clipboard):
    page = clipboard("clipboard-read", "clipboard-write")
    page.locator("[data-copy] [tabindex='0']").focus()
    page.get_by_text("Butter", exact=True).evaluate("node => getSelection().selectAllChildren(node)")
    page.keyboard.press("Control+c")
    wait_for_copied(page, "Butter")
