"""Pages that lose their server, and come back by themselves."""

from contextlib import contextmanager

from playwright.sync_api import expect


@contextmanager
def stopped(server, *pages):
    """Stops a server, and starts it again at the end. The pages have noticed both."""
    server.stop()
    for page in pages:
        expect(page.status).to_have_text("Reconnecting…")
    yield
    server.start()
    for page in pages:
        expect(page.status).to_be_empty()


def edit_while_another_program_does(server, page):
    """Types a part of a name, which is another one when the server is back."""
    page.edit(1)
    page.field("Name").fill("Half a na")
    with stopped(server, page):
        server.execute("UPDATE player SET name = 'Robin' WHERE id = 1")
    page.edit(1)


def test_a_page_says_that_it_reconnects_and_comes_back_live(server, open_page):
    first, second = open_page(server), open_page(server)
    with stopped(server, first, second):
        pass
    before = second.score(1).inner_text()
    first.increment(1)
    expect(second.score(1)).not_to_have_text(before)


def test_what_was_typed_survives_a_restart(server, open_page):
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


def test_what_was_typed_comes_back_at_the_same_record_only(forgetful_server, open_page):
    forgetful_server.execute("UPDATE player SET name = 'Robin', score = 500 WHERE id IN (1, 2)")
    page = open_page(forgetful_server)
    expect(page.name(1)).to_have_text("Robin")
    page.edit(1)
    page.field("Name").fill("Half a na")
    with stopped(forgetful_server, page):
        pass
    page.edit(2)
    expect(page.field("Name")).to_have_value("Robin")
    page.button("Cancel").click()
    expect(page.sheet()).to_have_count(0)
    page.edit(1)
    expect(page.field("Name")).to_have_value("Half a na")


def test_what_was_typed_is_shown_beside_what_changed_meanwhile(forgetful_server, open_page):
    page = open_page(forgetful_server)
    edit_while_another_program_does(forgetful_server, page)
    expect(page.field("Name")).to_have_value("Half a na")
    note = page.sheet().get_by_role("status")
    expect(note).to_contain_text("Changed meanwhile to “Robin”.")
    note.get_by_role("button", name="Use it").click()
    expect(page.field("Name")).to_have_value("Robin")
    expect(note).to_have_count(0)
    page.button("Cancel").click()
    expect(page.name(1)).to_have_text("Robin")


def test_what_was_typed_is_saved_though_the_record_has_changed_meanwhile(forgetful_server, open_page):
    page = open_page(forgetful_server)
    edit_while_another_program_does(forgetful_server, page)
    expect(page.sheet().get_by_role("status")).to_contain_text("Robin")
    page.field("Name").press("End")
    page.field("Name").press_sequentially("me")
    expect(page.sheet().get_by_role("status")).to_have_count(0)
    page.button("Save").click()
    expect(page.name(1)).to_have_text("Half a name")


def test_what_was_done_while_the_server_was_away_is_said_not_to_be_carried_out(server, open_page):
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


def test_an_event_without_an_answer_is_said_to_be_uncertain(server, open_page):
    context = open_page.new_context()
    sockets = []

    def connect(socket):
        sockets.append(socket)
        through = socket.connect_to_server()
        # The server never sees the event, as if it had ended right before.
        socket.on_message(lambda message: None if '"increment"' in message else through.send(message))

    context.route_web_socket("**/_evergreen/live", connect)
    page = open_page(server, context)
    page.increment(1)
    sockets[-1].close(code=4404, reason="Unknown session.")
    expect(page.page.get_by_role("alert")).to_contain_text("may not have carried out “Increment")


def test_a_control_that_was_touched_follows_the_server_in_another_session(start_app, open_url, tmp_path):
    url = start_app("ToDo", f"--database={tmp_path / 'todo.sqlite'}")
    first, second = open_url(url), open_url(url)
    field = first.field("What is to be done?")
    field.fill("Water the tree")
    field.press("Enter")
    switches = [page.page.get_by_role("switch", name="Water the tree") for page in (first, second)]
    titles = [page.page.get_by_text("Water the tree") for page in (first, second)]
    # The last of many events was one of the switch.
    for isOn in (True, False, True):
        titles[0].click()
        expect(switches[1]).to_be_checked(checked=isOn)
    # Its session is taken over: the page gets another one, whose elements have the same numbers.
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
