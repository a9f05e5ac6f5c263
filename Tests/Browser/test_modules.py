"""Unit tests of the script's modules, which are imported into a blank page without a server."""

import mimetypes
from pathlib import Path

import pytest
from playwright.sync_api import expect

SCRIPT = Path(__file__).resolve().parents[2] / "Sources/EvergreenWeb/Page/Script"
ORIGIN = "http://modules.test"


@pytest.fixture
def blank(browser):
    """Opens a page with some markup, which can import modules: `await load('fields.js')`."""
    context = browser.new_context(viewport={"width": 800, "height": 600})
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    markup = {"body": ""}

    def answer(route):
        name = route.request.url.removeprefix(ORIGIN).lstrip("/")
        if not name:
            route.fulfill(body=f"<!DOCTYPE html><body>{markup['body']}</body>", content_type="text/html")
        elif (SCRIPT / name).is_file():
            route.fulfill(body=(SCRIPT / name).read_text(), content_type=mimetypes.types_map[".js"])
        else:
            route.fulfill(status=404, body="")

    page.route(f"{ORIGIN}/**", answer)

    def open_blank(body=""):
        markup["body"] = body
        page.goto(ORIGIN)
        page.evaluate("() => { globalThis.load = (name) => import('/' + name); }")
        return page

    yield open_blank
    context.close()
    assert errors == []


def test_each_module_can_be_imported_without_a_page(blank):
    page = blank()
    for module in sorted(SCRIPT.glob("*.js")):
        # The main module does nothing on a page without a session.
        page.evaluate("async (name) => { await load(name); }", module.name)


# Elements


def test_the_element_of_a_descendant_node_is_found(blank):
    page = blank('<main id="e1"><div id="e5"><ul id="c5"><li id="e6"><b>a</b></li></ul></div></main><p>beside</p>')
    assert page.evaluate(
        """async () => {
            const { idOf, slot, nodeAt, element } = await load('elements.js');
            return [idOf(document.querySelector('b')), idOf(document.querySelector('p')), slot(5).id, slot(6).id,
                nodeAt([6, 0]).tagName, nodeAt(6) === element(6)];
        }"""
    ) == [6, 0, "c5", "e6", "B", True]


# Alignments


def test_formulas_of_guides_are_parsed(blank):
    entries = blank().evaluate(
        "async () => (await load('guide-formulas.js')).entriesOf('leading:-5,0.5;k1:0+-1*y.k2(3,0,1+2*x.center)+1e-05*x.leading')"
    )
    assert [entry["name"] for entry in entries] == ["leading", "k1"]
    first, second = (entry["formula"] for entry in entries)
    assert first == {"constant": -5, "width": 0.5, "height": 0, "first": 0, "last": 0, "references": []}
    custom, standard = second["references"]
    assert (custom["factor"], custom["axis"], custom["name"], custom["formula"]["constant"]) == (-1, "y", "k2", 3)
    assert custom["formula"]["references"] == [{"factor": 2, "axis": "x", "name": "center", "formula": None}]
    assert (standard["factor"], standard["name"], standard["formula"]) == (0.00001, "leading", None)


# Texts


def test_only_the_last_insertion_is_truncated_between_characters(blank):
    assert blank().evaluate(
        """async () => {
            const { TextLimit, wellFormed } = await load('text-limit.js');
            const limit = new TextLimit(120);
            const cut = limit.cut('ab', 'a' + '😀'.repeat(40) + 'b');
            return {
                fits: [limit.fits('x'.repeat(18)), limit.fits('x'.repeat(19)), limit.fits('"'.repeat(10))],
                ends: cut.text.startsWith('a😀') && cut.text.endsWith('😀b'), fitsAfter: limit.fits(cut.text),
                isWhole: cut.text === wellFormed(cut.text) && !cut.text.includes('\\ufffd'),
                hopeless: limit.cut('x'.repeat(50), 'x'.repeat(51)),
                lone: wellFormed('a\\ud800b'),
            };
        }"""
    ) == {
        "fits": [True, False, False],
        "ends": True,
        "fitsAfter": True,
        "isWhole": True,
        "hopeless": None,
        "lone": "a\ufffdb",
    }


# Fields


def test_typing_takes_precedence_over_late_values(blank):
    page = blank('<main id="e1"><input type="text" id="e2" data-on="input" value="old"></main>')
    assert page.evaluate(
        """async () => {
            const { Fields } = await load('fields.js');
            const fields = new Fields();
            const input = document.getElementById('e2');
            const values = [];
            const show = (value, event, isAnswer) => {
                fields.setAttribute(input, 'value', value, { event, isAnswer });
                values.push(input.value);
            };
            input.value = 'typed';
            fields.state(input).last = 3;
            show('older than the event', 2, true);
            show('answers the event', 3, true);
            input.focus();
            show('of another page', 3, false);
            fields.lostFocus(input);
            input.blur();
            await new Promise((done) => setTimeout(done));
            return [...values, input.value];
        }"""
    ) == ["typed", "answers the event", "answers the event", "of another page"]


def test_typed_text_is_sent_at_once_or_at_the_end_of_editing(blank):
    page = blank(
        '<main><label id="e2"><input aria-label="at once" data-on="input"></label>'
        '<label id="e3"><input aria-label="at the end" data-on="commit"></label></main>'
    )
    page.evaluate(
        """async () => {
            const { Fields } = await load('fields.js');
            const { TextLimit } = await load('text-limit.js');
            const { Typing } = await load('typing.js');
            globalThis.sent = [];
            const send = (node, name, value) => sent.push([name, value]);
            new Typing({ fields: new Fields(), limit: new TextLimit(1000), send }).listen();
        }"""
    )
    page.get_by_label("at once").press_sequentially("ab")
    page.get_by_label("at the end").press_sequentially("cd")
    assert page.evaluate("sent") == [["input", "a"], ["input", "ab"]]
    page.get_by_label("at the end").press("Enter")
    assert page.evaluate("sent.slice(2)") == [["commit", "cd"], ["submit", None]]
    page.get_by_label("at once").fill("x" * 2000)
    assert len(page.get_by_label("at once").input_value()) < 1000
    expect(page.get_by_role("alert")).to_contain_text("was cut to")


def test_lost_fields_are_restored_once_if_their_record_is_unchanged(blank):
    page = blank(
        '<main><label id="e2" data-identity="r1"><input type="text" aria-label="Name" value="a"></label>'
        '<label id="e3"><input type="text" aria-label="Nameless" value="b"></label></main>'
    )
    assert page.evaluate(
        """async () => {
            const { Fields } = await load('fields.js');
            const { LostFields } = await load('lost-fields.js');
            const [name, nameless] = document.querySelectorAll('input');
            const fields = new Fields();
            const lost = new LostFields(fields);
            name.value = 'typed';
            nameless.value = 'typed, too';
            fields.state(nameless).isDirty = true;
            const unkept = lost.save();
            // The next session renders new fields.
            document.querySelector('main').innerHTML =
                '<label id="e7" data-identity="r1"><input type="text" aria-label="Name" value="a"></label>';
            lost.restore();
            const [field] = document.querySelectorAll('input');
            const filled = field.value;
            field.value = 'a';
            lost.restore();
            return [unkept, filled, field.value];
        }"""
    ) == [["Nameless"], "typed", "a"]


def test_typed_text_and_another_users_value_are_both_shown(blank):
    page = blank('<main><label id="e2" data-identity="r1"><input type="text" aria-label="Name" value="a"></label></main>')
    page.evaluate(
        """async () => {
            const { Fields } = await load('fields.js');
            const { LostFields } = await load('lost-fields.js');
            const lost = new LostFields(new Fields());
            document.querySelector('input').value = 'typed';
            lost.save();
            globalThis.reported = [];
            document.addEventListener('input', ({ target }) => reported.push(target.value));
            document.querySelector('main').innerHTML =
                '<label id="e7" data-identity="r1"><input type="text" aria-label="Name" value="b"></label><button>';
            lost.restore();
            lost.restore();
        }"""
    )
    field, note = page.get_by_label("Name"), page.get_by_role("status")
    expect(field).to_have_value("typed")
    expect(note).to_contain_text("Changed meanwhile to “b”.")
    assert field.get_attribute("aria-describedby") == note.get_attribute("id")
    assert page.evaluate("reported") == ["typed"]
    note.get_by_role("button", name="Use it").click()
    expect(field).to_have_value("b")
    expect(field).to_be_focused()
    expect(note).to_have_count(0)
    assert page.evaluate("reported") == ["typed", "b"]
    assert field.get_attribute("aria-describedby") is None


def test_the_note_about_another_users_change_disappears_with_the_focus(blank):
    page = blank('<label id="e2">Name<input type="text"></label><button>Other</button>')
    page.evaluate(
        """async () => {
            const { note } = await load('notes.js');
            note(document.querySelector('input'), 'Changed.', { action: { title: 'Use it', perform: () => {} }, isPolite: true });
        }"""
    )
    note = page.get_by_role("status")
    page.get_by_role("textbox").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Use it")).to_be_focused()
    expect(note).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Other")).to_be_focused()
    expect(note).to_have_count(0)


def test_typed_text_is_offered_until_it_is_used_if_a_view_shows_another_record(blank):
    page = blank('<main><label id="e2" data-identity="p1"><input type="text" aria-label="Name" value="a"></label></main>')
    values = page.evaluate(
        """async () => {
            const { Fields } = await load('fields.js');
            const { LostFields } = await load('lost-fields.js');
            const lost = new LostFields(new Fields());
            document.querySelector('input').value = 'typed';
            lost.save();
            const values = [];
            for (const value of ['b', 'a']) {
                document.querySelector('main').innerHTML =
                    `<label id="e7" data-identity="p1"><input type="text" aria-label="Name" value="${value}"></label>`;
                lost.restore();
                lost.restore();
                values.push([document.querySelector('input').value, document.querySelectorAll('.field-note').length]);
            }
            return values;
        }"""
    )
    assert values == [["b", 1], ["typed", 0]]


# Events


def test_events_are_queued_in_order_and_resent(blank):
    page = blank('<main><button id="e2" data-on="tap">Add</button><input id="e3" type="text" data-on="input"></main>')
    assert page.evaluate(
        """async () => {
            const { Events } = await load('events.js');
            const posted = [];
            const connection = { isReady: false, number: 0, post: (message) => posted.push(message.slice(1).join()) };
            const events = new Events(connection, () => {});
            const [button, input] = document.querySelectorAll('button, input');
            events.send(button, 'tap');
            events.send(input, 'input', 'a');
            // A text that was never sent is replaced by the next one.
            events.send(input, 'input', 'ab');
            Object.assign(connection, { isReady: true, number: 1 });
            events.postAll();
            events.answered(1);
            Object.assign(connection, { number: 2 });
            events.postAll();
            return [posted, events.unanswered.length, events.send(document.body, 'tap')];
        }"""
    ) == [["1,2,tap", "2,3,input,ab", "2,3,input,ab"], 1, 0]


def test_an_event_that_closes_sockets_is_dropped(blank):
    page = blank('<main><button id="e2" data-on="tap">Add</button></main>')
    assert page.evaluate(
        """async () => {
            const { Events } = await load('events.js');
            const connection = { isReady: true, number: 1, post: () => {} };
            const suspects = (codes) => {
                const events = new Events(connection, () => {});
                events.send(document.querySelector('button'), 'tap');
                return codes.map((code) => {
                    events.closed(code);
                    return events.takeSuspect()?.title ?? null;
                });
            };
            // One rejection code is enough; other closings must occur three times.
            return [suspects([1002]), suspects([1006, 1006, 1006, 1006])];
        }"""
    ) == [["Add"], [None, None, "Add", None]]


def test_an_event_beyond_the_queue_limit_is_reported_to_the_user(blank):
    page = blank('<main><button id="e2" data-on="tap">Add</button></main>')
    assert page.evaluate(
        """async () => {
            const { Events } = await load('events.js');
            const said = [];
            const events = new Events({ isReady: false, number: 0 }, (text) => said.push(text));
            for (let i = 0; i < 201; i++) events.send(document.querySelector('button'), 'tap');
            return [events.unanswered.length, said];
        }"""
    ) == [200, ["The server is away for too long. Not carried out: “Add”."]]


def test_losses_name_unsent_and_unacknowledged_events(blank):
    assert blank().evaluate(
        """async () => {
            const { lossOf } = await load('losses.js');
            const event = (name, title, socket, isKept) => ({ message: ['e', 1, 2, name], title, socket, isKept });
            return lossOf([event('tap', 'Add', 0), event('tap', 'Add', 0), event('tap', 'Delete', 1),
                event('focus', 'Name', 0), event('commit', 'Score', 0, true)], ['Note']);
        }"""
    ) == (
        "The connection to the server was lost. Not carried out: “Add” (2 times), “Note”. "
        "The server may not have carried out “Delete”. Check before you do it again."
    )


# Frames


FRAMES = """async (script) => {
    const { Frames } = await load('frames.js');
    const log = [];
    const frames = new Frames({
        apply: ([first]) => { if (first[1] === 'fails') throw new Error('no such node'); log.push(first[1]); },
        finish: () => {},
        acknowledge: (number) => log.push('k' + number),
        restart: (isAgain) => log.push(isAgain ? 'renew' : 'whole'),
    });
    const text = (number, text) => frames.receive([number, 0, [['t', text]]]);
    const whole = (number, text) => frames.receive([number, 0, [['w', text]]]);
    const gathered = () => new Promise((done) => setTimeout(done, 40));
    await eval(`(async () => { ${script} })()`);
    return [log, frames.last];
}"""


@pytest.mark.parametrize(
    ("script", "log", "last"),
    [
        ("text(1, 'a'); text(2, 'b'); await gathered();", ["a", "b", "k2"], 2),
        ("frames.receive([0, 7]); await gathered();", [], 0),
        ("text(1, 'a'); text(1, 'again'); await gathered();", ["a", "k1"], 1),
        ("text(1, 'a'); text(3, 'c');", ["a", "whole"], -1),
        ("text(1, 'a'); whole(5, 'all'); text(6, 'b');", ["a", "all", "k5", "b"], 6),
        ("text(1, 'fails'); whole(2, 'all');", ["whole", "all", "k2"], 2),
        ("text(1, 'fails'); whole(2, 'all'); text(4, 'd');", ["whole", "all", "k2", "renew"], 2),
        ("text(1, 'a'); frames.reset(); text(1, 'of the next session');", ["a", "of the next session"], 1),
    ],
)
def test_frames_are_applied_once_in_order(blank, script, log, last):
    assert blank().evaluate(FRAMES, script) == [log, last]


# Operations


def test_operations_change_the_page(blank):
    page = blank('<main id="e1" data-title="Old"><ul id="e2"><li id="e3">a</li><li id="e4">b</li></ul></main>')
    assert page.evaluate(
        """async () => {
            const { Fields } = await load('fields.js');
            const { Focus } = await load('focus.js');
            const { Operations } = await load('operations.js');
            const { Places } = await load('places.js');
            const fields = new Fields();
            const places = new Places({ fields, commit: () => {} });
            const { RowWindows } = await load('row-windows.js');
            const rows = new RowWindows(() => 0);
            const { ScrollRestoration } = await load('scroll-restoration.js');
            const operations = new Operations({ fields, places, focus: new Focus(), rows, restoration: new ScrollRestoration() });
            const after = (...list) => {
                operations.apply(list, { event: 0, isAnswer: false });
                return document.querySelector('ul')?.textContent;
            };
            const steps = [
                after(['t', 3, 'A']), after(['i', 2, 4, '<li id="e5">c</li>']), after(['m', 5, 2, 0]), after(['r', 3]),
                after(['a', 4, { title: 'B', class: null }]), after(['s', '.pt-1{padding-top:1px}']),
                after(['x', 2, '<ul id="e2"></ul>']), after(['w', '<main id="e1" data-title="New"></main>']) ?? null,
            ];
            let failure;
            try { after(['t', 99, 'nobody']); } catch (error) { failure = error.constructor.name; }
            return [steps, document.title, failure];
        }"""
    ) == [["Ab", "Acb", "Abc", "bc", "bc", "bc", "bc", None], "New", "TypeError"]


# Scroll positions of a page that is redrawn

TALL_PAGE = """<style>body { margin: 0 } .scroll { height: 100px; overflow: auto }</style>
    <main><div class="scroll"><div style="height: 500px; width: 3000px"></div></div><div id="rows" style="height: 5000px"></div></main>"""

RESTORATION = """const { ScrollRestoration } = await load('scroll-restoration.js');
    const restoration = new ScrollRestoration();
    restoration.listen();
    const positions = () => {
        const { scrollLeft, scrollTop } = document.querySelector('.scroll');
        return [scrollY, scrollLeft, scrollTop];
    };
    const scroll = (y, left, top) => {
        scrollTo(0, y);
        document.querySelector('.scroll').scrollTo(left, top);
    };
    const redraw = (height) => {
        restoration.save();
        const main = document.querySelector('main');
        const fresh = main.cloneNode(true);
        fresh.querySelector('#rows').style.height = `${height}px`;
        main.replaceWith(fresh);
        restoration.update();
        return positions();
    };
    const grow = (height) => {
        document.querySelector('#rows').style.height = `${height}px`;
        restoration.update();
        return positions();
    };
    const end = () => document.documentElement.scrollHeight - innerHeight;"""


def test_a_redrawn_page_keeps_its_scroll_positions(blank):
    page = blank(TALL_PAGE)
    steps = page.evaluate(f"async () => {{ {RESTORATION} scroll(2000, 700, 80); return [redraw(5000), redraw(5000)]; }}")
    assert steps == [[2000, 700, 80]] * 2


def test_a_scroll_position_waits_for_the_content_also_of_two_redrawings(blank):
    page = blank(TALL_PAGE)
    steps = page.evaluate(
        f"""async () => {{ {RESTORATION} scroll(2000, 700, 80);
            return [redraw(10), redraw(10), grow(20), grow(5000), grow(10), grow(5000)]; }}"""
    )
    # Once restored, a position is not restored again.
    assert steps == [[0, 700, 80]] * 3 + [[2000, 700, 80]] + [[0, 700, 80]] * 2


def test_a_page_at_its_end_stays_at_its_end_when_it_is_redrawn(blank):
    page = blank(TALL_PAGE)
    assert page.evaluate(f"async () => {{ {RESTORATION} scroll(9000, 0, 0); return redraw(6000)[0] === end(); }}")


@pytest.mark.parametrize(
    "event", ["new WheelEvent('wheel')", "new KeyboardEvent('keydown', { key: 'End' })", "new PointerEvent('pointerdown')"]
)
def test_a_scroll_position_is_not_restored_once_the_user_scrolls(blank, event):
    page = blank(TALL_PAGE)
    steps = page.evaluate(
        f"""async () => {{ {RESTORATION} scroll(2000, 0, 0);
            const short = redraw(10);
            document.dispatchEvent({event});
            return [short, grow(5000)]; }}"""
    )
    assert steps == [[0, 0, 0]] * 2


def test_typing_does_not_end_the_restoration_of_a_scroll_position(blank):
    page = blank(TALL_PAGE)
    steps = page.evaluate(
        f"""async () => {{ {RESTORATION} scroll(2000, 0, 0);
            redraw(10);
            document.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'a' }}));
            return grow(5000); }}"""
    )
    assert steps == [2000, 0, 0]


# Long lists

LONG_LIST = """<style>body { margin: 0 } ul { margin: 0; padding: 0 } li { list-style: none; height: 40px }</style>
    <ul id="e1"><li id="e2" class="placeholder" data-rows="100"></li>
    <li id="e3">a</li><li id="e4">b <button>c</button></li>
    <li id="e5" class="placeholder" data-rows="1000"></li></ul>"""

ROW_WINDOWS = """const { RowWindows } = await load('row-windows.js');
    const asked = [];
    const rows = new RowWindows((node, ...items) => asked.push([node.id, ...items]));
    rows.listen();
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));"""


def test_placeholders_have_the_length_of_their_rows(blank):
    page = blank(LONG_LIST)
    page.evaluate(f"async () => {{ {ROW_WINDOWS} rows.layOut(); }}")
    assert page.evaluate("[...document.querySelectorAll('li')].map((node) => node.offsetHeight)") == [4000, 40, 40, 40000]
    assert page.evaluate(
        "[...document.querySelectorAll('li')].map((node) => [node.ariaPosInSet, node.ariaSetSize])"
    ) == [[None, None], ["101", "1102"], ["102", "1102"], [None, None]]


def test_rows_near_the_visible_region_are_requested_one_request_at_a_time(blank):
    page = blank(LONG_LIST)
    assert page.evaluate(
        f"""async () => {{ {ROW_WINDOWS}
            rows.layOut();
            await frame();
            const start = asked.splice(0);
            scrollTo(0, 20_000);
            await frame();
            const early = asked.splice(0);
            rows.answered(1);
            await frame();
            const later = asked.splice(0);
            rows.answered(2);
            await frame();
            return [start, early, later, asked];
        }}"""
        # The window is 600 pixels high: 15 rows. The request extends by one screen in each direction.
    ) == [[["e2", "rows", 0, 30, 0]], [], [["e5", "rows", 383, 428, 0]], []]


def test_a_request_includes_rows_beside_a_placeholder(blank):
    page = blank(LONG_LIST)
    assert page.evaluate(
        f"""async () => {{ {ROW_WINDOWS}
            rows.layOut();
            scrollTo(0, 4200);
            document.querySelector('button').focus({{ preventScroll: true }});
            await frame();
            return asked;
        }}"""
        # Relative to the first placeholder, including rows beside it. The focused row is kept.
    ) == [["e2", "rows", 90, 135, 4]]


def test_visible_rows_keep_their_position_when_rows_before_them_change(blank):
    page = blank(LONG_LIST)
    assert page.evaluate(
        f"""async () => {{ {ROW_WINDOWS}
            rows.layOut();
            scrollTo(0, 3990);
            const top = () => document.getElementById('e4').getBoundingClientRect().top;
            const before = top();
            rows.hold(() => {{ document.getElementById('e2').dataset.rows = 130; }});
            const middle = top();
            rows.hold(() => document.getElementById('e3').remove());
            return [before, middle, top(), scrollY];
        }}"""
    ) == [50, 50, 50, 5150]


def test_cells_of_a_grid_keep_their_columns(blank):
    cells = "".join(f'<div id="e{number}">{number}</div>' for number in range(3, 9))
    page = blank(
        f"""<style>body {{ margin: 0 }} .grid {{ display: grid; grid-template-columns: repeat(3, 100px); }}
            .grid > * {{ height: 20px }} .placeholder {{ grid-column: 1 / -1 }}</style>
            <div class="grid"><div id="e1" class="placeholder" data-rows="200"></div>{cells}</div>"""
    )
    page.evaluate(f"async () => {{ {ROW_WINDOWS} rows.layOut(); }}")
    # 200 cells are 66 lines and two cells: the next one is in the third column.
    assert page.evaluate("document.getElementById('e3').getBoundingClientRect().left") == 200
    assert page.evaluate("document.getElementById('e4').getBoundingClientRect().left") == 0


# The connection


CONNECTION = """async (script) => {
    const log = [];
    const sockets = [];
    globalThis.WebSocket = class {
        constructor() { sockets.push(this); log.push('open'); }
        send(text) { log.push(text); }
        close() { log.push('close'); }
    };
    let isServed = true;
    globalThis.fetch = async () => { if (!isServed) throw new TypeError(); return { ok: true }; };
    const { Connection } = await load('connection.js');
    const connection = new Connection('ws://x', {
        hello: () => ['h'], receive: (frame) => log.push('frame ' + frame[0]), connected: () => log.push('connected'),
        answered: () => {}, closed: (code) => log.push('closed ' + code), renew: () => log.push('renew'),
        isRenewing: () => false, showStatus: (text) => log.push('status ' + text),
        resume: (token) => { log.push('resume ' + token); return () => log.push('shown'); },
    });
    const opens = () => sockets.at(-1).onopen();
    const replies = () => sockets.at(-1).onmessage({ data: '[0,0]' });
    const closes = (code, socket = sockets.at(-1)) => socket.onclose({ code });
    const turn = () => new Promise((done) => setTimeout(done));
    connection.connect();
    await eval(`(async () => { ${script} })()`);
    return log;
}"""


# The session that follows a lost one is lost, too.
LOSES_ITS_SESSION = """
    opens(); closes(4404); connection.connect(); opens();
    globalThis.setTimeout = (run, wait) => { log.push(wait >= 125); run(); };
"""


# The script controls when the reply timeout ends.
ANSWERS_LATE = """
    let run;
    globalThis.setTimeout = (action) => { run = action; };
    const time = Date.now();
    let late = 0;
    Date.now = () => time + late++;
    connection.listen(); opens(); replies();
"""


@pytest.mark.parametrize(
    ("script", "log"),
    [
        ("opens(); replies(); replies();", ['["h"]', "status ", "connected", "frame 0", "frame 0"]),
        ("connection.connect();", []),
        ("opens(); replies(); closes(4404);", ['["h"]', "status ", "connected", "frame 0", "closed 4404", "renew"]),
        ("opens(); closes(4409);", ['["h"]', "renew"]),
        # A session that was lost before its socket opened is not renewed at once. Behind a load balancer, another socket may
        # reach the server that holds it.
        (
            f"""{LOSES_ITS_SESSION} closes(4404); opens(); closes(4404);""",
            ['["h"]', "renew", *["open", '["h"]', "status Reconnecting…", True] * 2, "renew"],
        ),
        # A session that another page has taken over is not taken back.
        (f"{LOSES_ITS_SESSION} closes(4409);", ['["h"]', "renew", "open", '["h"]', "status Reconnecting…", True, "renew"]),
        ("opens(); closes(4404); connection.connect(); opens(); replies(); closes(4404);",
            ['["h"]', "renew", "open", '["h"]', "status ", "connected", "frame 0", "closed 4404", "renew"]),
        # The server has opened another session: the page's state is reset before queued events would be sent.
        (
            """opens(); sockets.at(-1).onmessage({ data: '[1,0,[["g","a.b"],["w","<main></main>"]]]' });""",
            ['["h"]', "resume a.b", "status ", "connected", "frame 1", "shown"],
        ),
        # A sleeping session is not renewed until the page is visible.
        ("opens(); replies(); closes(4410);", ['["h"]', "status ", "connected", "frame 0", "closed 4410", "renew"]),
        (
            """
            const show = (isHidden) => {
                Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true });
                document.dispatchEvent(new Event('visibilitychange'));
            };
            connection.listen(); opens(); replies(); show(true); closes(4410); await turn();
            dispatchEvent(new Event('online')); log.push('seen'); show(false);
            """,
            ['["h"]', "status ", "connected", "frame 0", "closed 4410", "seen", "renew"],
        ),
        # When the page goes offline or online, it pings the server, and drops a socket without a reply.
        (
            f"{ANSWERS_LATE} dispatchEvent(new Event('offline')); replies(); run();",
            ['["h"]', "status ", "connected", "frame 0", '["p"]', "frame 0"],
        ),
        *(
            (
                f"{ANSWERS_LATE} dispatchEvent(new Event('{event}')); run();",
                ['["h"]', "status ", "connected", "frame 0", '["p"]', "close", "status Reconnecting…"],
            )
            for event in ["offline", "online"]
        ),
        # A socket that was opened since is not affected.
        (
            f"{ANSWERS_LATE} dispatchEvent(new Event('offline')); closes(4404); connection.connect(); run();",
            ['["h"]', "status ", "connected", "frame 0", '["p"]', "closed 4404", "renew", "open"],
        ),
        ("opens(); closes(1006); await turn();", ['["h"]', "status Reconnecting…"]),
        # An abandoned socket is ignored.
        ("opens(); connection.abandon(); closes(1006);", ['["h"]', "close"]),
        # The server is up, but rejects the page's sockets.
        (
            "for (let i = 0; i < 3; i++) { closes(1006); await turn(); connection.connect(); }",
            ["status Reconnecting…", "open", "status Reconnecting…", "open", "renew", "open"],
        ),
        # The server is down: a new session would not help.
        (
            "isServed = false; for (let i = 0; i < 3; i++) { closes(1006); await turn(); connection.connect(); }",
            ["status Reconnecting…", "open"] * 3,
        ),
    ],
)
def test_a_connection_is_retried_or_its_session_renewed(blank, script, log):
    assert blank().evaluate(CONNECTION, script) == ["open", *log]


def test_the_back_off_grows_to_a_maximum(blank):
    waits = blank().evaluate(
        """async () => {
            const { backOff } = await load('connection.js');
            return [0, 1, 5, 10].map((attempts) => Array.from({ length: 50 }, () => backOff(attempts)));
        }"""
    )
    for middle, some in zip([250, 500, 8000, 8000], waits):
        assert middle / 2 <= min(some) < max(some) <= middle * 1.5


def test_an_opened_page_has_no_reference_to_its_opener(blank):
    opened = blank().evaluate(
        """async () => {
            const { openAddress } = await load('addresses.js');
            const log = [];
            const page = { opener: 'this page', location: { replace: (address) => log.push(address) } };
            window.open = () => page;
            openAddress('https://example.org/', (address) => log.push('offered ' + address));
            window.open = () => null;
            openAddress('https://example.org/', (address) => log.push('offered ' + address));
            return [page.opener, ...log];
        }"""
    )
    assert opened == [None, "https://example.org/", "offered https://example.org/"]


def test_the_app_handles_clicks_on_links_without_modifier_keys(blank):
    clicks = blank().evaluate(
        """async () => {
            const { handledLink, isHandled } = await load('addresses.js');
            document.body.innerHTML = '<a id=a href=/x data-link=0><b>a</b></a><button id=b data-link=1>b</button><p>c</p>';
            const results = [];
            for (const selector of ['b', 'button', 'p']) {
                for (const ctrlKey of [false, true]) {
                    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey });
                    document.addEventListener('click', (one) => results.push(
                        [handledLink(one)?.id ?? null, isHandled(document.getElementById('a'), one)]), { once: true });
                    document.querySelector(selector).dispatchEvent(event);
                }
            }
            return results;
        }"""
    )
    assert clicks == [["a", True], [None, False], ["b", True], ["b", False], [None, True], [None, False]]
