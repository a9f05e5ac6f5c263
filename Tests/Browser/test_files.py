"""File import and export."""

import json
import re

import pytest
from playwright.sync_api import expect

from test_gallery import gallery  # noqa: F401

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d494844520000000100000001080600000"
    "01f15c4890000000d49444154789c63f8cfc0f01f0005000201a5b4a9a20000000049454e44ae426082"
)


@pytest.fixture
def files(gallery):  # noqa: F811
    return gallery("Files")


def outcome(page):
    return page.get_by_test_id("outcome")


def choose(page, button, files):
    """Presses a button, and selects files in the browser's dialog."""
    with page.expect_file_chooser() as chooser:
        button.click()
    chooser.value.set_files(files)
    return chooser.value


def file(name, contents, kind="text/csv"):
    return {"name": name, "mimeType": kind, "buffer": contents if isinstance(contents, bytes) else contents.encode()}


def dialog(page):
    return page.get_by_role("alertdialog")


def announcement(page):
    return page.get_by_role("alert")


def test_a_file_is_opened(files):
    files.get_by_role("button", name="Open a table…").click()
    expect(dialog(files)).to_contain_text("Open a file")
    chooser = choose(files, dialog(files).get_by_role("button", name="Choose file…"), file("Spieler – März.csv", "a,1\nb,2\nc,3\n"))
    assert not chooser.is_multiple()
    expect(outcome(files)).to_have_text("Spieler – März.csv: 3 lines")
    expect(dialog(files)).to_have_count(0)
    expect(files.get_by_role("textbox", name="Text")).to_have_value("a,1\nb,2\nc,3\n")


def test_several_files_are_opened_together(files):
    files.get_by_role("button", name="Open several…").click()
    expect(dialog(files)).to_contain_text("Files of any type.")
    several = [file("a.txt", "abc"), file("empty.bin", b""), file("large.bin", bytes(3_000_000))]
    chooser = choose(files, dialog(files).get_by_role("button", name="Choose files…"), several)
    assert chooser.is_multiple()
    expect(outcome(files)).to_have_text("a.txt: 3 bytes, empty.bin: 0 bytes, large.bin: 3000000 bytes")


def test_cancelling_opens_nothing(files):
    files.get_by_role("button", name="Open several…").click()
    dialog(files).get_by_role("button", name="Cancel").click()
    expect(outcome(files)).to_have_text("Cancelled.")
    files.get_by_role("button", name="Open a table…").click()
    expect(dialog(files)).to_be_visible()
    files.keyboard.press("Escape")
    expect(dialog(files)).to_have_count(0)


def test_a_file_of_another_type_is_rejected(files):
    files.get_by_role("button", name="Open a table…").click()
    choose(files, dialog(files).get_by_role("button", name="Choose file…"), file("a.png", PNG, "image/png"))
    expect(announcement(files)).to_contain_text("“a.png” can’t be opened here")
    expect(outcome(files)).to_have_text("“a.png” is not of a type that can be opened here.")
    expect(dialog(files)).to_have_count(0)


def test_a_file_that_is_too_large_is_rejected(files, tmp_path):
    large = tmp_path / "large.csv"
    with open(large, "wb") as contents:
        contents.truncate(70 << 20)
    files.get_by_role("button", name="Open a table…").click()
    with files.expect_file_chooser() as chooser:
        dialog(files).get_by_role("button", name="Choose file…").click()
    chooser.value.set_files(large)
    expect(announcement(files)).to_contain_text("too large")
    expect(outcome(files)).to_contain_text("“large.csv” is too large")


def test_photos_are_selected_with_a_photos_picker(files):
    choose(files, files.get_by_role("button", name="Choose a photo"), file("a.png", PNG, "image/png"))
    expect(outcome(files)).to_have_text(f"public.png: {len(PNG)} bytes")
    photo = files.get_by_role("img", name="The chosen photo")
    expect(photo).to_have_js_property("naturalWidth", 1)
    two = [file("b.png", PNG, "image/png"), file("c.mp4", b"1234", "video/mp4")]
    choose(files, files.get_by_role("button", name="Choose up to three"), two)
    expect(outcome(files)).to_have_text(f"public.png: {len(PNG)} bytes, public.mpeg-4: 4 bytes")
    four = [file(f"{name}.png", PNG, "image/png") for name in "abcd"]
    choose(files, files.get_by_role("button", name="Choose up to three"), four)
    expect(announcement(files)).to_contain_text("Choose 3 at most")
    expect(outcome(files)).to_contain_text("public.mpeg-4")


def test_a_lost_upload_request_is_retried(files):
    lost = []

    def lose(route):
        lost.append(route.request.url)
        route.abort() if len(lost) < 3 else route.continue_()

    files.route("**/_evergreen/upload", lose)
    choose(files, files.get_by_role("button", name="Choose a photo"), file("a.png", PNG, "image/png"))
    expect(outcome(files)).to_have_text(f"public.png: {len(PNG)} bytes")
    assert len(lost) == 3


def test_a_failed_upload_is_reported_as_an_error(files):
    files.route("**/_evergreen/upload", lambda route: route.fulfill(status=400))
    files.get_by_role("button", name="Open a table…").click()
    choose(files, dialog(files).get_by_role("button", name="Choose file…"), file("a.csv", "a"))
    expect(announcement(files)).to_contain_text("The files were not sent")
    expect(outcome(files)).to_have_text("“a.csv” was not sent as a whole. Try again.")


def test_the_progress_of_an_upload_is_shown_and_the_upload_can_be_cancelled(files):
    held = []
    files.route("**/_evergreen/upload", lambda route: held.append(route))
    button = files.get_by_role("button", name="Choose a photo")
    choose(files, button, file("a.png", PNG, "image/png"))
    expect(button).to_have_attribute("aria-busy", "true")
    expect(button.get_by_role("progressbar", name="Files are being sent")).to_be_visible()
    files.wait_for_function("() => document.querySelector('[data-ticket]')")
    button.click()
    expect(button.get_by_role("progressbar")).to_have_count(0)
    files.wait_for_function("() => !document.querySelector('[data-ticket]')")
    files.unroute("**/_evergreen/upload")
    choose(files, button, file("b.png", PNG, "image/png"))
    expect(outcome(files)).to_have_text(f"public.png: {len(PNG)} bytes")


def test_closing_the_dialog_cancels_the_upload(files):
    held = []
    files.route("**/_evergreen/upload", lambda route: held.append(route))
    files.get_by_role("button", name="Open several…").click()
    choose(files, dialog(files).get_by_role("button", name="Choose files…"), file("a.csv", "a"))
    files.wait_for_function("() => document.querySelector('[data-ticket]')")
    dialog(files).get_by_role("button", name="Cancel").click()
    expect(outcome(files)).to_have_text("Cancelled.")
    expect(dialog(files)).to_have_count(0)


def test_a_document_is_saved(files):
    files.get_by_role("textbox", name="Text").fill("x,1\nÄ,2\n")
    files.get_by_role("textbox", name="Text").blur()
    with files.expect_download() as download:
        files.get_by_role("button", name="Save the table…").click()
    assert download.value.suggested_filename == "Spieler – März.csv"
    assert open(download.value.path(), encoding="utf-8").read() == "x,1\nÄ,2\n"
    expect(outcome(files)).to_have_text("Spieler – März.csv: 9 bytes")
    expect(dialog(files)).to_have_count(0)


def test_a_value_is_saved_as_json(files):
    with files.expect_download() as download:
        files.get_by_role("button", name="Save as JSON…").click()
    assert download.value.suggested_filename == "players.json"
    assert json.load(open(download.value.path())) == {"lines": ["name,score", "Anna,12", "Ben,7"]}


def test_a_download_that_the_browser_has_blocked_is_offered_as_a_link(files):
    files.evaluate("HTMLAnchorElement.prototype.click = () => {}")
    files.get_by_role("button", name="Save the table…").click()
    link = dialog(files).get_by_role("link", name="Download")
    expect(link).to_have_attribute("href", re.compile("/_evergreen/download/"))
    with files.expect_download() as download:
        link.click()
    assert download.value.suggested_filename.endswith(".csv")
    expect(dialog(files)).to_have_count(0)
