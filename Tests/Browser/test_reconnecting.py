"""Pages that lose their server, and come back by themselves."""

from playwright.sync_api import expect


def test_a_page_says_that_it_reconnects_and_comes_back_live(server, open_page):
    first, second = open_page(server), open_page(server)
    server.stop()
    expect(first.status).to_have_text("Reconnecting…")
    server.start()
    for page in (first, second):
        expect(page.status).to_be_empty(timeout=20_000)
    before = second.score(1).inner_text()
    first.increment(1)
    expect(second.score(1)).not_to_have_text(before)


def test_what_was_typed_survives_a_restart(server, open_page):
    page = open_page(server)
    page.order("Name")
    page.edit(1)
    page.field("Name").fill("Half a na")
    server.stop()
    expect(page.status).to_have_text("Reconnecting…")
    server.start()
    expect(page.status).to_be_empty(timeout=20_000)
    # The sheet was part of the lost session. Opened again, it holds what was typed.
    if page.sheet().count() == 0:
        page.edit(1)
    expect(page.field("Name")).to_have_value("Half a na")
    page.button("Save").click()
    expect(page.name(1)).to_have_text("Half a na")


def test_a_lost_connection_resumes_with_all_of_its_state(server, open_page):
    first, second = open_page(server), open_page(server)
    first.edit(1)
    first.field("Name").fill("Typed before")
    # Closes the socket under the page, and lets the other one make changes in the meantime.
    first.page.context.set_offline(True)
    second.increment(2)
    second.increment(2)
    expected = second.score(2).inner_text()
    first.field("Name").press_sequentially(" and during")
    first.page.context.set_offline(False)
    expect(first.sheet()).to_be_visible()
    expect(first.field("Name")).to_have_value("Typed before and during")
    expect(first.score(2)).to_have_text(second.score(2).inner_text())
    assert expected
    first.button("Save").click()
    expect(second.name(1)).to_have_text("Typed before and during")
