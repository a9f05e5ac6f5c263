"""The controls of a page by keyboard: which there are, whether the Tab key reaches them, and which keys work them."""

import json
import time

from playwright.sync_api import Error

# Numbers the controls that are in the order of the Tab key. Of radio buttons, a group is one stop.
CONTROLS = """() => {
    const selector = 'a[href], button, input, select, textarea, [role=tab], [role=slider], [tabindex]';
    const controls = [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility({ visibilityProperty: true })
        && !node.disabled && node.tabIndex >= 0 && !node.closest('[inert], fieldset:disabled') && node.type !== 'hidden');
    const groups = new Set();
    let number = 0;
    for (const node of controls) {
        if (node.type === 'radio') {
            if (groups.has(node.name)) continue;
            groups.add(node.name);
        }
        node.dataset.walk = number;
        number += 1;
    }
    return number;
}"""

# The numbers of the first and the last control of each kind: keys that work these two work those between them.
VARIED = """() => {
    const kinds = new Map();
    for (const node of document.querySelectorAll('[data-walk]')) {
        const { walk, ...data } = node.dataset;
        const list = node.matches('a') ? node.closest('ul, ol')?.id : null;
        const kind = [node.tagName, node.type, node.role, node.className, Object.keys(data), data.on, list].join('|');
        kinds.set(kind, [...(kinds.get(kind)?.slice(0, 1) ?? []), Number(walk)]);
    }
    return [...kinds.values()].flat().sort((one, other) => one - other);
}"""

# The number of the control that has the focus, and whether one sees it there. An activator shows its focus on its area.
FOCUSED = """() => {
    const node = document.activeElement;
    if (!node || node === document.body) return null;
    const number = node.type === 'radio'
        ? [...document.querySelectorAll('input[type=radio][data-walk]')].find((other) => other.name === node.name)?.dataset.walk
        : node.dataset.walk;
    const shown = node.matches('.activator') ? document.querySelector('[data-activated]') ?? node : node;
    const marked = [shown, shown.nextElementSibling, shown.parentElement, shown.closest('label, .row, .field')].filter(Boolean);
    const isMarked = marked.some((one) => {
        const style = getComputedStyle(one);
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
    });
    const box = (shown.closest('label') ?? shown).getBoundingClientRect();
    const isInWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return { number: number ?? null, isMarked, isInWindow, html: node.outerHTML.slice(0, 160) };
}"""

# What takes the pointer, as its cursor says, and no control that has the focus works.
UNREACHABLE = """() => [...document.querySelectorAll('main *')].filter((node) =>
        getComputedStyle(node).cursor === 'pointer' && getComputedStyle(node.parentElement).cursor !== 'pointer'
        && node.checkVisibility({ visibilityProperty: true }) && !node.closest('[inert], fieldset:disabled, :disabled'))
    .filter((node) => {
        const control = node.closest('a[href], button, input, select, textarea, [tabindex]') ?? node.closest('label')?.control
            ?? node.querySelector('a[href], button, input, select, textarea, [tabindex]');
        return !control && !node.closest('.gesture')?.querySelector('.activator') && !node.closest('[data-selects]');
    })
    .map((node) => node.outerHTML.slice(0, 160))"""


def walk(page, limit=400):
    """The numbers of the controls that the Tab key reaches, and what is wrong on the way."""
    reached, problems = set(), []
    previous, stays = None, 0
    for _ in range(limit):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        for _ in range(60):
            # The browser scrolls to it in one of the next frames.
            if focused is None or focused["isInWindow"]:
                break
            page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
            focused = page.evaluate(FOCUSED)
        if focused is None:
            return reached, problems
        if focused["html"] == previous and focused["number"] in reached:
            # A field for a date and a time has six parts and a button, each a stop.
            stays += 1
            if stays > 8:
                return reached, [*problems, f"caught at {focused['html']}"]
            continue
        previous, stays = focused["html"], 0
        if not focused["isMarked"]:
            problems.append(f"no mark at {focused['html']}")
        if not focused["isInWindow"]:
            problems.append(f"out of sight: {focused['html']}")
        if focused["number"] is not None:
            if focused["number"] in reached:
                return reached, problems
            reached.add(focused["number"])
    return reached, [*problems, "no end"]


def unreached(page):
    """What is wrong with a page for those who walk it by the Tab key."""
    count = page.evaluate(CONTROLS)
    reached, problems = walk(page)
    missed = set(map(str, range(count))) - reached
    if missed:
        selector = ", ".join(f'[data-walk="{number}"]' for number in sorted(missed)[:5])
        missing = page.locator(selector).evaluate_all("nodes => nodes.map((node) => node.outerHTML.slice(0, 160))")
        problems.append(f"not reached: {missing}")
    return problems + [f"by the pointer alone: {html}" for html in page.evaluate(UNREACHABLE)]


# Waits until what has come from the server is drawn.
DRAWN = "() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(true))))"

# Records what the page sends: the events of the user, each with the number of its element.
RECORD = """
    window.sentMessages = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (message) {
        window.sentMessages.push(message);
        return send.call(this, message);
    };
    // What there is to share is copied.
    navigator.canShare = undefined;
    if (navigator.clipboard) {
        navigator.clipboard.writeText = async () => {};
        // What is pasted, as a text and as a link.
        const content = new Blob(['https://example.org'], { type: 'text/plain' });
        navigator.clipboard.read = async () => [{ types: ['text/plain'], getType: async () => content }];
    }
"""

# The keys that work the control with the focus, each pressed until one has an effect; those in one text belong together. A choice
# that is made already, and what is at its least, can be changed in the other direction alone.
KEYS = """() => {
    const node = document.activeElement;
    if (node.matches('[role=tab], [type=radio], [type=range]')) return ['ArrowRight', 'ArrowLeft'];
    if (node.matches('select, table, .handle')) return ['ArrowDown', 'ArrowUp'];
    if (node.matches('[type=date], [type=time], [type=datetime-local]')) return ['ArrowUp', 'ArrowDown'];
    if (node.matches('[type=checkbox], [type=color]')) return ['Space'];
    // A number is told when it is complete.
    if (node.matches('input, textarea')) return [node.dataset.on?.includes('commit') ? '1 Enter' : 'a'];
    if (node.matches('a, button, summary, .activator')) return ['Enter'];
    // A scroll view, which the browser scrolls.
    if (node.matches('.scroll, .table-frame')) {
        const { overflowX, overflowY } = getComputedStyle(node);
        return [...(/auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight ? ['ArrowDown', 'ArrowUp'] : []),
            ...(/auto|scroll/.test(overflowX) && node.scrollWidth > node.clientWidth ? ['ArrowRight', 'ArrowLeft'] : [])];
    }
    if (node.matches('[data-drag]')) return ['Space ArrowDown Enter'];
    if (node.closest('[data-copy]')) return ['Control+c'];
    const [, filter, list] = node.closest('[data-keys]')?.dataset.keys.match(/^(\\w+) ?(.*)$/s) ?? [];
    if (filter === 'keys') return [list.split(' ')[0]];
    return filter ? [filter === 'characters' ? list[0] : 'a'] : [];
}"""

# The number of the element that a control is part of, and of those in it and around it: a table tells which of its rows is chosen.
ELEMENTS = """(node) => {
    const elements = [...node.querySelectorAll('[id^=e]')];
    for (let one = node; one; one = one.parentElement) elements.push(one);
    return elements.filter(({ id }) => /^e\\d+$/.test(id)).map(({ id }) => Number(id.slice(1)));
}"""

# What the user does, by the names of its events.
ACTS = {
    "tap", "press", "input", "edit", "commit", "submit", "toggle", "select", "remove", "increment", "decrement", "actions", "choose",
    "key", "move", "copy",
}


class Control:
    """A control of a page, by its number in the order of the Tab key."""

    def __init__(self, page, number):
        self.page = page
        self.selector = f'[data-walk="{number}"]'
        self.node = None

    def take_focus(self):
        """Returns whether the control is there, and takes the focus."""
        self.node = self.page.query_selector(self.selector)
        return self.node is not None and self.node.evaluate(
            """(node) => {
                const front = [...document.querySelectorAll('dialog:modal')].at(-1);
                node.focus();
                return document.activeElement === node && (!front || front.contains(node));
            }"""
        )

    def work(self):
        """Presses keys until they have an effect. Returns what is wrong; None for nothing."""
        if not self.take_focus():
            return f"takes no focus: {self._html}"
        choices = self.page.evaluate(KEYS)
        if not choices and self.node.evaluate("node => node.matches('.scroll, .table-frame')"):
            # All of it is in sight.
            return None
        for keys in choices:
            # The last one has to have an effect.
            if self._has_effect(keys.split(), within=10 if keys == choices[-1] else 1):
                return None
        if not self.node.evaluate("node => node.isConnected"):
            # What another one has changed came late.
            return f"takes no focus, as it has gone: {self._html}"
        return f"not worked by {choices}: {self._html}"

    @property
    def _html(self):
        return self.node.evaluate("node => node.outerHTML.slice(0, 200)") if self.node else self.selector

    def _has_effect(self, keys, within):
        elements = set(self.node.evaluate(ELEMENTS))
        self.page.evaluate("() => { window.sentMessages.length = 0; window.hasEffect = false; }")
        self.node.evaluate("node => node.addEventListener('scroll', () => { hasEffect = true; }, { once: true })")
        # What leads to a part of the page says that it has, also where that is in sight already.
        self.node.evaluate(
            "node => new MutationObserver(() => { hasEffect = true; }).observe(node, { attributeFilter: ['aria-current'] })"
        )
        opened = []
        events = ["popup", "filechooser", "download", "framenavigated"]
        listeners = {event: (lambda _: opened.append(True)) for event in events}
        for event, listener in listeners.items():
            self.page.on(event, listener)
        try:
            if self.node.evaluate("node => node.type === 'color'"):
                # The browser's own dialog for colors is no part of the page.
                self.node.evaluate("node => node.addEventListener('click', (event) => { event.preventDefault(); hasEffect = true; })")
            for key in keys:
                self.page.keyboard.press(key)
            deadline = time.monotonic() + within
            while time.monotonic() < deadline:
                if opened or self._is_told(elements):
                    return True
                self.page.wait_for_timeout(10)
            return False
        finally:
            for event, listener in listeners.items():
                self.page.remove_listener(event, listener)

    def _is_told(self, elements):
        try:
            messages, has_effect = self.page.evaluate("() => [window.sentMessages ?? [], Boolean(window.hasEffect)]")
        except Error as error:
            # The key has led to another document.
            if "because of a navigation" in str(error):
                return True
            raise
        if has_effect or self.page.get_by_role("alert").filter(has_text="Copied").count():
            return True
        events = [message for message in map(json.loads, messages) if message[0] == "e"]
        # What was dragged is told to the place where it is dropped, and so is what is pasted.
        return any(name == "drop" or (name in ACTS and element in elements) for _, _, element, name, *_ in events)
