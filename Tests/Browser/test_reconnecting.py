"""Pages that lose their server, and reconnect."""

from contextlib import contextmanager

from playwright.sync_api import expect


@contextmanager
def stopped(server, *pages):
    """Stops a server for the duration of the block, and waits until the pages have disconnected and reconnected."""
    server.stop()
    for page in pages:
        expect(page.status).to_have_text("Reconnecting…")
    yield
    server.start()
    for page in pages:
        expect(page.status).to_be_empty()


def edit_while_another_process_does(server, page):
    """Types part of a name while another process changes it during a restart."""
    page.edit(1)
    page.field("Name").fill("Half a na")
    with stopped(server, page):
        server.execute("UPDATE player SET name = 'Robin' WHERE id = 1")
    page.edit(1)


def test_a_page_shows_that_it_reconnects_and_is_live_again(server, open_page):
    first, second = open_page(server), open_page(server)
    with stopped(server, first, second):
        pass
    before = second.score(1).inner_text()
    first.increment(1)
    expect(second.score(1)).not_to_have_text(before)


def test_typed_text_survives_a_restart(server, open_page):
    page = open_page(server)
    page.order("Name")
    page.edit(1)
    page.field("Name").fill("Half a na")
    with stopped(server, page):
        pass
    expect(page.field("Name")).to_have_value("Half a na")
    page.button("Save").click()
    expect(page.name(1)).to_have_text("Half a na")


def test_a_lost_connection_resumes_with_all_of_its_state(server, open_page):
    first, second = open_page(server), open_page(server)
    first.edit(1)
    first.field("Name").fill("Typed before")
    # Closes the page's socket while another page makes changes.
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


def test_typed_text_is_restored_only_for_the_same_record(stateless_server, open_page):
    stateless_server.execute("UPDATE player SET name = 'Robin', score = 500 WHERE id IN (1, 2)")
    page = open_page(stateless_server)
    expect(page.name(1)).to_have_text("Robin")
    page.edit(1)
    page.field("Name").fill("Half a na")
    with stopped(stateless_server, page):
        pass
    page.edit(2)
    expect(page.field("Name")).to_have_value("Robin")
    page.button("Cancel").click()
    expect(page.sheet()).to_have_count(0)
    page.edit(1)
    expect(page.field("Name")).to_have_value("Half a na")


def test_typed_text_is_shown_beside_a_change_by_another_process(stateless_server, open_page):
    page = open_page(stateless_server)
    edit_while_another_process_does(stateless_server, page)
    expect(page.field("Name")).to_have_value("Half a na")
    note = page.sheet().get_by_role("status")
    expect(note).to_contain_text("Changed meanwhile to “Robin”.")
    note.get_by_role("button", name="Use it").click()
    expect(page.field("Name")).to_have_value("Robin")
    expect(note).to_have_count(0)
    page.button("Cancel").click()
    expect(page.name(1)).to_have_text("Robin")


def test_typed_text_is_saved_although_the_record_has_changed(stateless_server, open_page):
    page = open_page(stateless_server)
    edit_while_another_process_does(stateless_server, page)
    expect(page.sheet().get_by_role("status")).to_contain_text("Robin")
    page.field("Name").press("End")
    page.field("Name").press_sequentially("me")
    expect(page.sheet().get_by_role("status")).to_have_count(0)
    page.button("Save").click()
    expect(page.name(1)).to_have_text("Half a name")


def test_actions_without_a_server_are_reported_as_not_carried_out(server, open_page):
    page = open_page(server)
    with stopped(server, page):
        for _ in range(3):
            page.button("Add player").click()
        page.increment(1)
    notice = page.page.get_by_role("alert")
    expect(notice).to_contain_text("Not carried out: “Add player” (3 times), “Increment")
    expect(page.rows()).to_have_count(8)
    notice.get_by_role("button", name="OK").click()
    expect(notice).to_have_count(0)
    page.button("Add player").click()
    expect(page.rows()).to_have_count(9)


def test_an_unacknowledged_event_is_reported_as_uncertain(server, open_page):
    context = open_page.new_context()
    sockets = []

    def connect(socket):
        sockets.append(socket)
        through = socket.connect_to_server()
        # The server does not receive the event, as if it had just ended.
        socket.on_message(lambda message: None if '"increment"' in message else through.send(message))

    context.route_web_socket("**/_evergreen/live", connect)
    page = open_page(server, context)
    page.increment(1)
    sockets[-1].close(code=4404, reason="Unknown session.")
    expect(page.page.get_by_role("alert")).to_contain_text("may not have carried out “Increment")


def test_a_control_that_was_used_follows_the_server_in_another_session(start_app, open_url, tmp_path):
    url = start_app("ToDo", f"--database={tmp_path / 'todo.sqlite'}")
    first, second = open_url(url), open_url(url)
    field = first.field("What is to be done?")
    field.fill("Water the tree")
    field.press("Enter")
    switches = [page.page.get_by_role("switch", name="Water the tree") for page in (first, second)]
    titles = [page.page.get_by_text("Water the tree") for page in (first, second)]
    # The last of several events was one of the switch.
    for isOn in (True, False, True):
        titles[0].click()
        expect(switches[1]).to_be_checked(checked=isOn)
    # The session is taken over: the page gets a new one, whose elements have the same ids.
    token = first.page.evaluate("document.body.dataset.session")
    first.page.evaluate(
        """token => {
            const socket = new WebSocket(`ws://${location.host}/_evergreen/live`);
            socket.onopen = () => socket.send(JSON.stringify(['h', token, -1]));
            socket.onmessage = () => socket.close();
        }""",
        token,
    )
    first.page.wait_for_function("old => document.body.dataset.session !== old", arg=token)
    titles[1].click()
    expect(switches[1]).not_to_be_checked()
    expect(switches[0]).not_to_be_checked()
