"""Previews: listed on the command line, and served in place of the app."""

import subprocess
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from conftest import Page
from players_server import ROOT, free_port


@pytest.fixture(scope="session")
def binaries():
    folder = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()

    return lambda name: f"{folder}/{name}"


def run(*command):
    """Runs a command to its end."""
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


@contextmanager
def serving(*command):
    """Runs a command that serves a page, and stops it at the end. Yields its first line of output, and the URL."""
    port = free_port()
    process = subprocess.Popen(
        [*command, f"--port={port}", "--page-state=memory"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        line = process.stdout.readline().strip()
        assert line.endswith(f"http://127.0.0.1:{port}"), f"no address in {line!r}: {process.stderr.read()}"
        yield line, f"http://127.0.0.1:{port}"
        process.terminate()
        assert process.wait(timeout=60) == 0, process.stderr.read()
    finally:
        process.kill()
        process.stdout.close()
        process.stderr.close()


@pytest.fixture
def open_preview(browser):
    contexts = []
    pages = []

    def open_preview(url, **options):
        contexts.append(browser.new_context(**options))
        pages.append(Page(contexts[-1].new_page(), url))
        return pages[-1].page

    yield open_preview
    for context in contexts:
        context.close()
    assert [error for page in pages for error in page.errors] == []


# The command line


def test_previews_are_listed(binaries, tmp_path):
    database = tmp_path / "players.sqlite"
    players = run(binaries("Players"), "--preview", f"--database={database}")
    assert players.returncode == 0, players.stderr
    assert [line.split() for line in players.stdout.splitlines()] == [
        ["PlayerEditor_Previews", "Players"],
        ["PlayerList_Previews", "Players"],
    ]
    assert not database.exists()

    todo = run(binaries("ToDo"), "--preview", "--port", "0")
    assert todo.returncode == 0, todo.stderr
    names = [line.split("  ")[0] for line in todo.stdout.splitlines()]
    assert names == ["TodoList.swift: Populated", "TodoList.swift: Unreadable", "TodoRow.swift: To check off"]
    assert "ToDo/TodoList.swift:" in todo.stdout


@pytest.mark.parametrize("option", [["--preview", "Listt"], ["--preview=Listt"]])
def test_an_unknown_preview_lists_the_available_ones(binaries, tmp_path, option):
    database = tmp_path / "players.sqlite"
    answer = run(binaries("Players"), *option, f"--database={database}")
    assert answer.returncode != 0
    assert "There is no preview “Listt”" in answer.stderr
    assert "PlayerList_Previews" in answer.stderr
    assert not database.exists()


def test_the_help_describes_previews(binaries):
    answer = run(binaries("Players"), "--help")
    assert "--preview" in answer.stdout and "list the previews" in " ".join(answer.stdout.split())
    assert "usage: players" in answer.stdout.lower()


# The page


def test_the_previews_of_a_provider_are_side_by_side(binaries, open_preview, tmp_path):
    database = tmp_path / "players.sqlite"
    with serving(binaries("Players"), "--preview", "playerlist", f"--database={database}") as (line, url):
        assert line.startswith("The preview “PlayerList_Previews”")
        page = open_preview(url, viewport={"width": 1440, "height": 900})
        assert page.title() == "PlayerList_Previews"
        regions = [page.get_by_role("region", name=name) for name in ["Empty", "Populated", "Unreadable"]]
        empty, populated, unreadable = regions
        expect(empty.get_by_text("No players")).to_be_visible()
        expect(populated.get_by_text("8 players")).to_be_visible()
        expect(unreadable.get_by_text("The players can't be read")).to_be_visible()
        boxes = [region.bounding_box() for region in regions]
        assert len({box["y"] for box in boxes}) == 1
        assert boxes[0]["x"] < boxes[1]["x"] < boxes[2]["x"]

        # Each preview has its own database and presentations.
        empty.get_by_role("button", name="Add player").click()
        expect(empty.get_by_text("1 player", exact=True)).to_be_visible()
        expect(populated.get_by_text("8 players")).to_be_visible()
        populated.get_by_role("button", name="Arthur", exact=True).click()
        expect(page.get_by_role("dialog").get_by_text("Edit player")).to_be_visible()
    assert not database.exists()


def test_the_previews_of_a_provider_are_stacked_on_a_phone(binaries, open_preview):
    with serving(binaries("Players"), "--preview=PlayerList_Previews") as (_, url):
        page = open_preview(url, viewport={"width": 390, "height": 844})
        boxes = [page.get_by_role("region", name=name).bounding_box() for name in ["Empty", "Populated"]]
        assert boxes[0]["x"] == boxes[1]["x"] and boxes[0]["y"] < boxes[1]["y"]
        assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_preview_runs_with_preview_dependencies(binaries, open_preview, tmp_path):
    database = tmp_path / "todo.sqlite"
    with serving(binaries("ToDo"), "--preview", "Populated", f"--database={database}") as (_, url):
        page, other = open_preview(url), open_preview(url)
        expect(page.get_by_test_id("todo-count")).to_have_text("2 of 3 to do")
        assert page.get_by_role("region").count() == 0
        page.get_by_text("Rake the leaves").click()
        expect(page.get_by_test_id("todo-count")).to_have_text("1 of 3 to do")
        expect(other.get_by_test_id("todo-count")).to_have_text("1 of 3 to do")
    assert not database.exists()


def test_a_preview_has_its_own_state(binaries, open_preview):
    with serving(binaries("ToDo"), "--preview", "To check off") as (_, url):
        page = open_preview(url)
        toggle = page.get_by_role("switch", name="Water the tree")
        expect(toggle).not_to_be_checked()
        page.get_by_role("button", name="Another").click()
        expect(page.get_by_role("switch", name="Rake the leaves")).to_be_visible()
