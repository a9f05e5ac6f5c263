"""The journal app: writing, searching, editing and deleting entries, on all open pages."""

from playwright.sync_api import expect


def test_two_pages_of_a_journal_stay_in_sync(start_app, open_url, tmp_path):
    url = start_app("Journal", f"--database={tmp_path / 'journal.sqlite'}")
    first, second = open_url(url), open_url(url)
    expect(first.page.get_by_text("No entries", exact=True)).to_be_visible()

    for title in ["Autumn leaves", "Winter"]:
        first.button("New entry").click()
        sheet = first.page.get_by_role("dialog")
        expect(sheet.get_by_role("button", name="Save")).to_be_disabled()
        sheet.get_by_label("Title").fill(title)
        sheet.get_by_role("button", name="Save").click()
        expect(sheet).to_have_count(0)
        expect(first.page.get_by_text(title, exact=True)).to_be_visible()
        expect(second.page.get_by_text(title, exact=True)).to_be_visible()

    second.page.get_by_role("searchbox").fill("leaves")
    expect(second.page.get_by_text("Winter", exact=True)).to_have_count(0)
    expect(second.page.get_by_text("Autumn leaves", exact=True)).to_be_visible()
    expect(first.page.get_by_text("Winter", exact=True)).to_be_visible()

    first.page.get_by_text("Autumn leaves", exact=True).click()
    first.page.get_by_label("Title").fill("Fallen leaves")
    first.button("Save").click()
    expect(second.page.get_by_text("Fallen leaves", exact=True)).to_be_visible()

    first.button("Delete Winter").click()
    first.page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    expect(first.page.get_by_text("Winter", exact=True)).to_have_count(0)
    second.page.get_by_role("searchbox").fill("")
    expect(second.page.get_by_text("Fallen leaves", exact=True)).to_be_visible()
    expect(second.page.get_by_text("Winter", exact=True)).to_have_count(0)
