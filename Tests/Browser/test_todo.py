"""The to-do app: adding, checking off and deleting, on all open pages."""

from playwright.sync_api import expect


def test_two_pages_of_a_list_stay_in_sync(start_app, open_url, tmp_path):
    url = start_app("ToDo", f"--database={tmp_path / 'todo.sqlite'}")
    first, second = open_url(url), open_url(url)
    expect(first.page.get_by_text("Nothing to do")).to_be_visible()
    field = first.field("What is to be done?")

    field.fill("Water the tree")
    field.press("Enter")
    expect(first.page.get_by_text("Water the tree")).to_be_visible()
    expect(second.page.get_by_text("Water the tree")).to_be_visible()
    expect(field).to_have_value("")

    field.fill("Rake the leaves")
    first.button("Add").click()
    expect(second.page.get_by_test_id("todo-count")).to_have_text("2 of 2 to do")
    expect(field).to_have_value("")

    second.page.get_by_text("Water the tree").click()
    expect(first.page.get_by_test_id("todo-count")).to_have_text("1 of 2 to do")
    expect(first.page.get_by_role("switch", name="Water the tree")).to_be_checked()

    first.button("Delete Rake the leaves").click()
    expect(second.page.get_by_test_id("todo-2")).to_have_count(0)

    second.button("Delete done").click()
    expect(first.page.get_by_text("Nothing to do")).to_be_visible()
