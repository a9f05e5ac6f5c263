"""The to-do app: adding, checking off and deleting, on every open page."""

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Page, free_port


@pytest.fixture
def todo_url(tmp_path):
    """A running ToDo app, stopped when the test is over."""
    folder = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    binary = Path(folder) / "ToDo"
    assert binary.exists(), "ToDo is not built: swift build --product ToDo"
    port = free_port()
    log = tmp_path / "log.txt"
    with open(log, "w") as errors:
        process = subprocess.Popen(
            [binary, f"--port={port}", f"--database={tmp_path / 'todo.sqlite'}"],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    try:
        line = process.stdout.readline()
        url = f"http://127.0.0.1:{port}"
        assert url in line, f"no address in {line!r}: {log.read_text()}"
        yield url
        process.terminate()
        assert process.wait(timeout=10) == 0, log.read_text()
    finally:
        process.kill()
        process.stdout.close()


@pytest.fixture
def open_todo(browser, todo_url):
    context = browser.new_context()
    pages = []

    def open_todo():
        pages.append(Page(context.new_page(), todo_url))
        return pages[-1]

    yield open_todo
    context.close()
    assert [error for page in pages for error in page.errors] == []


def test_a_list_is_kept_on_two_pages(open_todo):
    first, second = open_todo(), open_todo()
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
