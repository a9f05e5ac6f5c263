// The page's script: shows what the server says over one WebSocket, and tells it what the person does.
// What goes over the socket is described in PageFrame.swift, PageOperation.swift and PageMessage.swift.
'use strict';

(() => {
    const body = document.body;
    if (!body.dataset.session) return;

    // MARK: Elements

    // Ids on the page: e5 is element 5, c5 the node in it that holds its children if that is another one.
    const element = (id) => document.getElementById('e' + id);
    const isElement = (node) => /^e\d+$/.test(node.id);
    const slot = (id) => document.getElementById('c' + id) || element(id);
    const idOf = (node) => {
        while (node && !isElement(node)) node = node.parentElement;
        return node ? Number(node.id.slice(1)) : 0;
    };
    const nodeAt = (target) => {
        if (typeof target === 'number') return element(target);
        return target.slice(1).reduce((node, index) => node.children[index], element(target[0]));
    };
    const parse = (html) => {
        const template = document.createElement('template');
        template.innerHTML = html;
        return document.importNode(template.content, true).firstElementChild;
    };
    const focusable = (node) => [...node.querySelectorAll('button:enabled, input:enabled, select:enabled, textarea:enabled, a[href]')];
    const isText = (node) => node.tagName === 'TEXTAREA'
        || (node.tagName === 'INPUT' && ['text', 'password', 'search'].includes(node.type));
    // Fields that a person sets rather than types into.
    const isSet = (node) => node.tagName === 'INPUT' && ['range', 'date', 'time', 'datetime-local'].includes(node.type);

    // MARK: Fields

    // What is known of a field that the person changed:
    // last: the number of the last event that told of it; original: the value before the first change;
    // isDirty: whether there is a change that no event told of; pending: a value to show once the focus is gone.
    const fields = new WeakMap();
    const field = (node) => {
        if (!fields.has(node)) fields.set(node, { last: 0 });
        return fields.get(node);
    };
    let isComposing = false;

    const write = (input, value) => {
        if (input.value === value) return;
        const { selectionStart, selectionEnd } = input;
        input.value = value;
        if (document.activeElement === input) {
            input.setSelectionRange(Math.min(selectionStart, value.length), Math.min(selectionEnd, value.length));
        }
    };

    // Another page's change is what the next one of this page starts from.
    const rebase = (node, frame) => {
        if (!frame.isAnswer) delete field(node).original;
    };

    // The person's typing always wins over what arrives late.
    const setValue = (input, value, frame) => {
        const state = field(input);
        if (state.last > frame.event) return;
        if (!state.isDirty) rebase(input, frame);
        const hasFocus = document.activeElement === input;
        if (hasFocus && (!frame.isAnswer || state.isDirty || isComposing)) {
            state.pending = value;
        } else {
            delete state.pending;
            write(input, value);
        }
    };

    // Says something at a field; nothing takes it away. An action is a button beside it: its title, and what it does.
    const note = (input, text, action) => {
        const around = input.closest('label') ?? input.parentElement;
        around.querySelector(':scope > .field-note')?.remove();
        input.removeAttribute('aria-describedby');
        if (!text) return;
        const message = document.createElement('span');
        message.className = 'field-note';
        message.id = 'note-' + idOf(input);
        message.setAttribute('role', 'alert');
        message.append(text);
        if (action) {
            const button = document.createElement('button');
            button.type = 'button';
            button.textContent = action.title;
            button.addEventListener('click', (event) => {
                event.preventDefault();
                note(input, '');
                action.perform();
            });
            message.append(' ', button);
        }
        around.append(message);
        input.setAttribute('aria-describedby', message.id);
    };

    // The server closes a socket that brings a longer message, or a text that is no Unicode.
    // What an event says besides its text takes less than 100 bytes.
    const textLimit = Number(body.dataset.messageBytes) - 100;
    const encoder = new TextEncoder();
    const fits = (text) => text.length <= textLimit
        && (text.length * 6 < textLimit || encoder.encode(JSON.stringify(text)).length <= textLimit);
    const wellFormed = (text) => text.replace(/\p{Surrogate}/gu, '\ufffd');

    // The longest start of an inserted text with which the whole one fits.
    const longestFitting = (head, inserted, tail) => {
        let [low, high] = [0, Math.min(inserted.length, textLimit)];
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if (fits(head + inserted.slice(0, middle) + tail)) low = middle;
            else high = middle - 1;
        }
        // Not half of a character.
        return inserted.slice(0, low).replace(/[\ud800-\udbff]$/, '');
    };
    // Makes what is in a field something that the server takes: what was typed or pasted last is cut, and nothing else.
    // Returns false if that does not help.
    const admit = (input) => {
        const text = wellFormed(input.value);
        if (fits(text)) {
            write(input, text);
            note(input, '');
            return true;
        }
        const before = field(input).before ?? '';
        const room = Math.min(before.length, text.length);
        let start = 0;
        while (start < room && before[start] === text[start]) start++;
        let end = 0;
        while (end < room - start && before[before.length - 1 - end] === text[text.length - 1 - end]) end++;
        const [head, tail] = [text.slice(0, start), text.slice(text.length - end)];
        if (!fits(head + tail)) {
            note(input, 'This text is too long to be sent. Shorten it.');
            return false;
        }
        const inserted = longestFitting(head, text.slice(start, text.length - end), tail);
        input.value = wellFormed(head + inserted + tail);
        if (document.activeElement === input) input.setSelectionRange(start + inserted.length, start + inserted.length);
        note(input, `The text was too long, and was cut to ${input.value.length} characters.`);
        return true;
    };
    document.addEventListener('beforeinput', (event) => {
        if (event.target instanceof Element && isText(event.target)) field(event.target).before = event.target.value;
    });

    const isOlder = (node, frame) => (fields.get(node)?.last ?? 0) > frame.event;

    const setAttribute = (node, name, value, frame) => {
        if (name === 'class' && value === null) node.removeAttribute('class');
        else if (value === null) node.removeAttribute(name);
        else node.setAttribute(name, value);
        if (name === 'value' && isText(node)) setValue(node, value ?? '', frame);
        else if (name === 'value' && isSet(node)) { if (!isOlder(node, frame)) node.value = value ?? ''; }
        else if (name === 'checked' && !isOlder(node, frame)) {
            node.checked = value !== null;
            rebase(node, frame);
        } else if (name === 'selected' && value !== null && !isOlder(node.parentElement, frame)) {
            node.selected = true;
            rebase(node.parentElement, frame);
        }
        else if (name === 'data-title') document.title = value;
    };

    // MARK: Dialogs

    const openDialogs = () => {
        for (const dialog of document.querySelectorAll('dialog:not(:modal)')) {
            dialog.removeAttribute('open');
            dialog.showModal();
            dialog.querySelector('input:is([type=text], [type=password]):enabled, textarea:enabled')?.focus();
            if (dialog.classList.contains('popover')) placePopover(dialog);
        }
    };
    // A popover stands at an edge of its anchor, on the other side if there is no room, and within the screen.
    const placePopover = (dialog) => {
        const anchor = document.getElementById(dialog.dataset.anchor)?.getBoundingClientRect();
        const isNarrow = matchMedia('(max-width: 30rem)').matches;
        dialog.classList.toggle('placed', Boolean(anchor) && !isNarrow);
        if (!anchor || isNarrow) return;
        const gap = 8;
        const { width, height } = dialog.getBoundingClientRect();
        const within = (value, size, room) => Math.max(gap, Math.min(value, room - size - gap));
        const edge = dialog.dataset.edge;
        let left = anchor.left + (anchor.width - width) / 2;
        let top = anchor.top + (anchor.height - height) / 2;
        if (edge === 'leading' || edge === 'trailing') {
            const isLeft = (edge === 'leading') === (getComputedStyle(dialog).direction === 'ltr');
            const fits = isLeft ? anchor.left - width - gap >= gap : anchor.right + width + 2 * gap <= innerWidth;
            left = isLeft === fits ? anchor.left - width - gap : anchor.right + gap;
        } else {
            const fits = edge === 'top' ? anchor.top - height - gap >= gap : anchor.bottom + height + 2 * gap <= innerHeight;
            top = (edge === 'top') === fits ? anchor.top - height - gap : anchor.bottom + gap;
        }
        dialog.style.left = `${within(left, width, innerWidth)}px`;
        dialog.style.top = `${within(top, height, innerHeight)}px`;
    };
    addEventListener('resize', () => document.querySelectorAll('dialog.popover[open]').forEach(placePopover));
    // Closing gives the focus back to where it was.
    const closeDialogs = (node) => {
        if (node.tagName === 'DIALOG' && node.open) node.close();
        for (const dialog of node.querySelectorAll('dialog[open]')) dialog.close();
    };

    // MARK: Places

    // A panel or a page that gives way to another one comes back as it was left: scrolled, and with what was being
    // typed. What is known of those that are not shown, by the number of their element.
    const places = new Map();
    const isPlace = (node) => node.matches('.panel, .page');

    const leavePlace = (node) => {
        const texts = [...node.querySelectorAll('input')]
            .filter((input) => isText(input) && fields.get(input)?.isDirty)
            .map((input) => [idOf(input), input.value, field(input).original]);
        const focus = node.contains(document.activeElement) ? idOf(document.activeElement) : 0;
        places.set(idOf(node), { scroll: scrollY, texts, focus });
        // Those left longest ago go first.
        if (places.size > 200) places.delete(places.keys().next().value);
    };
    const enterPlace = (node) => {
        const place = places.get(idOf(node));
        places.delete(idOf(node));
        for (const [id, text, original] of place?.texts ?? []) {
            const input = element(id)?.querySelector('input') ?? element(id);
            if (!input || !isText(input)) continue;
            Object.assign(field(input), { original, isDirty: true });
            input.value = text;
            // The person had left the field for good, as far as the page could know.
            if (input.dataset.on === 'commit') commit(input);
        }
        if (!node.closest('dialog')) scrollTo(0, place?.scroll ?? 0);
        if (node.matches('.page')) focusPage(node, element(place?.focus));
    };
    // Who came back goes on where they left; who is on another page starts at its title.
    const focusPage = (page, last) => {
        const active = document.activeElement;
        if (active && active !== body && active.isConnected) return;
        const control = last && (last.matches('button, input, select') ? last : focusable(last)[0]);
        const target = control ?? [...page.querySelectorAll('h1')].find((title) => title.checkVisibility()) ?? page;
        if (!control) target.tabIndex = -1;
        target.focus({ preventScroll: true });
    };

    // MARK: Focus

    // The element that gets the focus once a frame is carried out; 0 for none, null for no change.
    let focusRequest = null;
    const moveFocus = () => {
        if (focusRequest === null) return;
        const node = focusRequest ? element(focusRequest) : null;
        const active = document.activeElement;
        if (node) (node.matches('[data-focus]') ? node : node.querySelector('[data-focus]') || focusable(node)[0])?.focus();
        else if (active?.closest('[data-focus]')) active.blur();
        focusRequest = null;
    };
    // Says where the focus is to those who want to know.
    const reporting = (node) => node instanceof Element ? node.closest('[data-focus]') : null;
    document.addEventListener('focusin', (event) => {
        const node = reporting(event.target);
        if (node && node !== reporting(event.relatedTarget)) send(node, 'focus', true);
    });
    document.addEventListener('focusout', (event) => {
        const node = reporting(event.target);
        // A field keeps its focus while another window has it. Where another one gets the focus, that says enough.
        if (node && document.hasFocus() && node.isConnected && !reporting(event.relatedTarget)) send(node, 'focus', false);
    });

    // MARK: Rows

    const rowOf = (node) => node instanceof Element ? node.closest('.row') : null;
    const closeRow = (row, withFocus) => {
        if (withFocus) row.querySelector(':scope > :is(.more, .remove)')?.focus();
        send(row, 'dismiss');
    };
    // Actions that a person asked for get the focus; they are closed by the escape key, and by going elsewhere.
    let asking = null;
    const focusActions = () => {
        const row = asking && document.getElementById(asking);
        if (!row?.classList.contains('open')) return;
        asking = null;
        focusable(row.querySelector('.row-actions'))[0]?.focus();
    };
    const askForActions = (row) => {
        asking = row.classList.contains('open') ? null : row.id;
        send(row, 'actions');
    };
    document.addEventListener('keydown', (event) => {
        const row = event.key === 'Escape' && rowOf(event.target);
        if (!row || !row.classList.contains('open')) return;
        event.preventDefault();
        closeRow(row, true);
    });
    document.addEventListener('focusout', (event) => {
        const row = rowOf(event.target);
        if (row?.classList.contains('open') && event.relatedTarget && !row.contains(event.relatedTarget)) closeRow(row);
    });
    document.addEventListener('pointerdown', (event) => {
        for (const row of document.querySelectorAll('.row.open')) {
            if (!row.contains(event.target)) closeRow(row);
        }
    });
    // A swipe over a row shows its actions, or hides them. One over more than half of it is the first action at the
    // edge that it comes from, if the row has one that may be.
    let swipe = null;
    document.addEventListener('touchstart', (event) => {
        const row = rowOf(event.target);
        const touch = event.touches[0];
        const canSwipe = row?.querySelector(':scope > .more') && event.touches.length === 1;
        swipe = canSwipe ? { row, x: touch.clientX, y: touch.clientY } : null;
    }, { passive: true });
    document.addEventListener('touchend', (event) => {
        const touch = event.changedTouches[0];
        if (!swipe || !touch || !swipe.row.isConnected) return;
        const [x, y] = [touch.clientX - swipe.x, Math.abs(touch.clientY - swipe.y)];
        const edge = (x > 0) === (getComputedStyle(swipe.row).direction === 'ltr') ? 'leading' : 'trailing';
        const isFull = Math.abs(x) > swipe.row.clientWidth / 2 && Math.abs(x) > 2 * y;
        if (isFull && swipe.row.dataset.full?.split(' ').includes(edge)) send(swipe.row, 'swipe', edge === 'leading');
        else if (Math.abs(x) > 40 && Math.abs(x) > 2 * y && (x < 0) !== swipe.row.classList.contains('open')) {
            askForActions(swipe.row);
        }
        swipe = null;
    });
    // A handle moves its row: with the arrow keys by one place, with the pointer to where it is let go.
    const movable = (row) => [...row.parentElement.children].filter((one) => one.querySelector(':scope > .handle'));
    document.addEventListener('keydown', (event) => {
        const places = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!places || !(event.target instanceof Element) || !event.target.matches('.handle')) return;
        event.preventDefault();
        send(event.target, 'move', places);
    });
    let drag = null;
    document.addEventListener('pointerdown', (event) => {
        const handle = event.target instanceof Element && event.target.closest('.handle');
        if (!handle || event.button !== 0) return;
        drag = { row: rowOf(handle), y: event.clientY, places: 0 };
        handle.setPointerCapture(event.pointerId);
        drag.row.classList.add('dragged');
    });
    document.addEventListener('pointermove', (event) => {
        if (!drag) return;
        const rows = movable(drag.row);
        const index = rows.indexOf(drag.row);
        const distance = event.clientY - drag.y;
        drag.row.style.translate = `0 ${distance}px`;
        drag.places = rows.filter((row, i) => {
            const { top, height } = row.getBoundingClientRect();
            const middle = top + height / 2;
            return i > index ? event.clientY > middle : i < index && event.clientY < middle;
        }).length * (distance < 0 ? -1 : 1);
    });
    const letGo = (isDone) => {
        if (!drag) return;
        drag.row.classList.remove('dragged');
        drag.row.style.translate = '';
        if (isDone && drag.places && drag.row.isConnected) send(drag.row, 'move', drag.places);
        drag = null;
    };
    document.addEventListener('pointerup', () => letGo(true));
    document.addEventListener('pointercancel', () => letGo(false));

    // MARK: Animations

    const isStill = matchMedia('(prefers-reduced-motion: reduce)');
    const arrivals = {
        opacity: { opacity: 0 }, scale: { scale: 0 }, top: { translate: '0 -100%' }, bottom: { translate: '0 100%' },
        leading: { translate: '-100%' }, trailing: { translate: '100%' }, slide: { translate: '-100%' },
    };
    const animationOf = (operations) => {
        const [, duration, delay, easing] = operations.find(([name]) => name === 'n') ?? [];
        return duration && !isStill.matches ? { duration, delay, easing, fill: 'backwards' } : null;
    };
    // How a node comes: as its view says, on the node or around it, or else by fading in.
    const arrivalOf = (node) => {
        for (let one = node; one; one = one.firstElementChild) {
            const names = [...one.classList].filter((name) => name.startsWith('enter-')).map((name) => name.slice(6));
            if (names.length) return Object.assign({}, ...names.map((name) => arrivals[name] ?? {}));
            if (!one.matches('.layer, .row')) break;
        }
        return arrivals.opacity;
    };
    // Siblings of what comes, goes or moves glide to where they are then. Gives what has them do so.
    const gliding = (operations, options) => {
        const parents = new Set(operations.map(([name, id, other]) =>
            name === 'i' ? slot(id) : name === 'r' ? element(id)?.parentElement : name === 'm' ? slot(other) : null));
        const places = [...parents].filter(Boolean).flatMap((parent) => [...parent.children].slice(0, 300))
            .map((node) => [node, node.getBoundingClientRect()]);
        return () => {
            for (const [node, { left, top }] of places) {
                if (!node.isConnected) continue;
                const now = node.getBoundingClientRect();
                const [x, y] = [left - now.left, top - now.top];
                if (Math.abs(x) > 1 || Math.abs(y) > 1) node.animate({ translate: [`${x}px ${y}px`, '0 0'] }, options);
            }
        };
    };
    const enter = (node, options) => {
        const from = arrivalOf(node);
        if (options && !node.matches('dialog') && Object.keys(from).length) node.animate([from, {}], options);
    };
    // Has a node show other styles gradually.
    const soften = (node, { duration, delay, easing }) => {
        node.style.transition = `all ${duration}ms ${easing} ${delay}ms`;
        setTimeout(() => {
            node.style.transition = '';
            if (!node.getAttribute('style')) node.removeAttribute('style');
        }, duration + delay);
    };

    // MARK: Operations

    const styles = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];

    // Runs a change that takes nodes out of the page and puts them back, which would lose the focus.
    const keepingFocus = (change) => {
        const active = document.activeElement;
        const selection = active && isText(active) ? [active.selectionStart, active.selectionEnd] : null;
        change();
        if (active && active !== document.activeElement && active.isConnected && active !== body) {
            active.focus({ preventScroll: true });
            if (selection) active.setSelectionRange(...selection);
        }
    };

    // Carries what the person is doing over to new nodes that take the place of old ones.
    const carryOver = (old, fresh, frame) => {
        const active = document.activeElement;
        const before = [...old.querySelectorAll('input, select, textarea, button')];
        const after = [...fresh.querySelectorAll('input, select, textarea, button')];
        const steps = [];
        before.forEach((node) => {
            const id = idOf(node);
            const same = after.find((other) => idOf(other) === id && other.dataset.on === node.dataset.on
                && other.type === node.type && (other.type !== 'radio' || other.value === node.value));
            if (!same) return;
            const state = fields.get(node);
            if (state) fields.set(same, state);
            const hasFocus = node === active;
            if (isText(node) && state && (state.isDirty || state.last > frame.event || (hasFocus && !frame.isAnswer))) {
                if (!state.isDirty && state.last <= frame.event) state.pending = same.value;
                same.value = node.value;
            }
            if (hasFocus) {
                const selection = isText(node) ? [node.selectionStart, node.selectionEnd] : null;
                steps.push(() => {
                    same.focus({ preventScroll: true });
                    if (selection) same.setSelectionRange(...selection);
                });
            }
        });
        return () => steps.forEach((step) => step());
    };

    const remove = (id) => {
        const node = element(id);
        closeDialogs(node);
        if (isPlace(node)) {
            leavePlace(node);
            node.remove();
        } else if (node.contains(document.activeElement)) {
            // Who works through a list with the keyboard goes on at the next row.
            const index = focusable(node).indexOf(document.activeElement);
            const next = node.nextElementSibling || node.previousElementSibling;
            node.remove();
            const candidates = next ? focusable(next) : [];
            (candidates[index] || candidates[0])?.focus();
        } else {
            node.remove();
        }
    };

    const replaceChrome = (id, html, frame) => {
        const old = element(id);
        const children = [...slot(id).children].filter(isElement);
        const fresh = parse(html);
        if (old.dataset.identity) fresh.dataset.identity = old.dataset.identity;
        const restore = carryOver(old, fresh, frame);
        keepingFocus(() => {
            (fresh.querySelector('#c' + id) || fresh).append(...children);
            old.replaceWith(fresh);
        });
        restore();
    };

    const replacePage = (fresh) => {
        const old = body.querySelector('main');
        places.clear();
        closeDialogs(old);
        old.replaceWith(fresh);
        document.title = fresh.dataset.title;
        openDialogs();
    };
    const redraw = (fresh, frame) => {
        const restore = carryOver(body.querySelector('main'), fresh, frame);
        replacePage(fresh);
        restore();
    };

    const carryOut = (operation, frame) => {
        const [name, ...items] = operation;
        switch (name) {
        case 't': nodeAt(items[0]).textContent = items[1]; break;
        case 'a': {
            const node = nodeAt(items[0]);
            if (frame.animation && 'class' in items[1]) soften(node, frame.animation);
            for (const [key, value] of Object.entries(items[1])) setAttribute(node, key, value, frame);
            break;
        }
        case 'x': replaceChrome(items[0], items[1], frame); break;
        case 'i': {
            const node = parse(items[2]);
            slot(items[0]).insertBefore(node, items[1] ? element(items[1]) : null);
            if (isPlace(node)) enterPlace(node);
            if (frame.animation) enter(node, frame.animation);
            break;
        }
        case 'r': remove(items[0]); break;
        case 'm': {
            const node = element(items[0]);
            const before = items[2] ? element(items[2]) : null;
            const parent = slot(items[1]);
            if (parent.moveBefore) parent.moveBefore(node, before);
            else keepingFocus(() => parent.insertBefore(node, before));
            break;
        }
        case 's': for (const rule of items) styles.insertRule(rule, styles.cssRules.length); break;
        case 'f': focusRequest = items[0]; break;
        case 'w': redraw(parse(items[0]), frame); break;
        }
    };

    // MARK: History

    // Each page above the root of its stack is an entry of the browser's history, so that going back pops it.
    let isTraversing = false;
    const outsideDialogs = (selector) => [...document.querySelectorAll(selector)].filter((node) => !node.closest('dialog'));
    const position = () => history.state?.evergreen ?? 0;
    const depth = () => outsideDialogs('.page').reduce((sum, page) => sum + Number(page.dataset.depth), 0);

    const followDepth = () => {
        // One step at a time: where the history stands is known only once it has arrived there.
        if (isTraversing) return;
        const [here, there] = [position(), depth()];
        // The page scrolls by itself: see `enterPlace`.
        if (there > here) history.scrollRestoration = 'manual';
        for (let entry = here + 1; entry <= there; entry++) history.pushState({ evergreen: entry }, '');
        if (there < here) {
            isTraversing = true;
            history.go(there - here);
        }
    };
    addEventListener('popstate', () => {
        if (isTraversing) {
            isTraversing = false;
            return followDepth();
        }
        const back = outsideDialogs('.back button:enabled').at(-1);
        if (position() < depth() && back) back.click();
        else followDepth();
    });

    // MARK: Fields that outlive a session

    // What a person had filled in when the session was lost, by the identity of its field: the place of its view, and the
    // records that the view is about. It is the same in the next session, where the numbers of elements are others. What
    // has no identity is not filled in again. An identity that starts with an r names a record.
    let lostFields = new Map();
    const lostFieldsLimit = 100;

    const identityOf = (node) => element(idOf(node))?.dataset.identity;
    const labelOf = (node) => node.getAttribute('aria-label')
        || node.closest('label, fieldset')?.querySelector('.caption, legend, .title')?.textContent || node.placeholder || '';
    // The options of a picker are numbered anew in each session.
    const optionOf = (node) => [...node.options].find((option) => option.defaultSelected)?.text ?? '';
    const originalOf = (node) => {
        const state = fields.get(node);
        if (state && state.original !== undefined) return state.original;
        if (node.type === 'checkbox') return node.defaultChecked;
        if (node.tagName === 'SELECT') return optionOf(node);
        return node.getAttribute('value') ?? node.defaultValue;
    };
    const currentOf = (node) => {
        if (node.type === 'checkbox') return node.checked;
        if (node.tagName === 'SELECT') return node.selectedOptions[0]?.text ?? '';
        return node.value;
    };
    const restorable = 'input[type=text], input[type=search], input[type=checkbox], textarea, select';

    // Returns the labels of the fields whose changes can't be kept.
    const saveFields = () => {
        const unkept = [];
        for (const node of document.querySelectorAll(restorable)) {
            const [value, original] = [currentOf(node), originalOf(node)];
            if (value === original) continue;
            const identity = identityOf(node);
            if (identity) {
                lostFields.delete(identity);
                lostFields.set(identity, { label: labelOf(node), original, value, until: Date.now() + 600_000 });
            } else if (isText(node) && fields.get(node)?.isDirty) {
                unkept.push(labelOf(node));
            }
        }
        while (lostFields.size > lostFieldsLimit) lostFields.delete(lostFields.keys().next().value);
        return unkept;
    };
    const fill = (node, value) => {
        field(node).original = originalOf(node);
        if (node.type === 'checkbox') {
            node.checked = value;
        } else if (node.tagName === 'SELECT') {
            const option = [...node.options].find((one) => one.text === value);
            if (!option) return;
            option.selected = true;
        } else {
            node.value = value;
        }
        node.dispatchEvent(new Event('input', { bubbles: true }));
        node.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const restoreFields = () => {
        if (!lostFields.size) return;
        for (const node of document.querySelectorAll(restorable)) {
            const identity = identityOf(node);
            const lost = identity && lostFields.get(identity);
            if (!lost || lost.label !== labelOf(node)) continue;
            const isChanged = originalOf(node) !== lost.original;
            if (isChanged && !identity.startsWith('r')) continue;
            lostFields.delete(identity);
            if (lost.until < Date.now() || currentOf(node) === lost.value) continue;
            if (!isChanged) fill(node, lost.value);
            // The record has changed in the meantime: the person sees both, and decides.
            else if (isText(node)) {
                const action = { title: 'Put it back', perform: () => fill(node, lost.value) };
                note(node, `This has changed since you wrote “${lost.value.slice(0, 200)}”.`, action);
            }
        }
    };

    // MARK: The socket

    let token = body.dataset.session;
    let socket = null;
    // Whether the server has greeted: from then on it takes events.
    let isReady = false;
    let lastFrame = 0;
    let lastEvent = 0;
    // The events that the server may not have carried out: the message, what the person knows its control by, whether its
    // field is filled in again in another session, the number of the socket that it was posted to, if any, and how many
    // sockets have closed while it was the first one to be answered.
    let queue = [];
    let socketNumber = 0;
    // What the end of the last socket says against the event that was to be answered then.
    let suspicion = 0;
    const limitOfSuspicion = 3;
    // When the server greeted the page on this socket; 0 if it has not yet.
    let greeted = 0;
    let attempts = 0;
    let refusals = 0;
    let retryTimer = 0;
    let statusTimer = 0;
    let acknowledgeTimer = 0;
    let lastHeard = 0;
    let lastBroken = 0;
    let isLeaving = false;

    const status = document.getElementById('status');
    const say = (text) => {
        // Before anything else: the text may not be shown yet while the page looks offline already.
        body.classList.toggle('offline', text !== '');
        clearTimeout(statusTimer);
        if (text === status.textContent) return;
        // A connection that comes back at once is not worth a word.
        statusTimer = setTimeout(() => { status.textContent = text; }, text && !status.textContent ? 250 : 0);
    };
    const post = (message) => socket.send(JSON.stringify(message));
    const postEvent = (event) => {
        event.socket = socketNumber;
        post(event.message);
    };

    // Says, until the person has read it, what has not happened.
    const announce = (text) => {
        document.getElementById('lost')?.remove();
        if (!text) return;
        const notice = document.createElement('div');
        notice.id = 'lost';
        notice.setAttribute('role', 'alert');
        const message = document.createElement('p');
        message.textContent = text;
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'OK';
        button.addEventListener('click', () => notice.remove());
        notice.append(message, button);
        body.append(notice);
        // In front of a sheet, too.
        if (notice.showPopover) {
            notice.popover = 'manual';
            notice.showPopover();
        }
    };
    const named = (titles) => {
        const counts = new Map();
        for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
        return [...counts].map(([title, count]) => `“${title}”` + (count > 1 ? ` (${count} times)` : '')).join(', ');
    };
    // What a person knows a control by.
    const titleOf = (node) => {
        const control = node.closest('[data-on]') ?? node;
        const text = control.getAttribute('aria-label') || (control.matches('input, select, textarea') && labelOf(control))
            || control.textContent.trim().replace(/\s+/g, ' ') || control.title || 'a change';
        return text.length > 60 ? text.slice(0, 59) + '…' : text;
    };
    // Events that say what a person did to the app, rather than to the page.
    const isAct = ({ message: [, , , name] }) => !['focus', 'load', 'dismiss', 'actions'].includes(name);
    // What is said of the events of a session that is gone.
    const lossOf = (events, unkept) => {
        const acts = events.filter((event) => isAct(event) && !event.isKept);
        const unsent = [...acts.filter((event) => !event.socket).map((event) => event.title), ...unkept];
        const unsure = acts.filter((event) => event.socket).map((event) => event.title);
        return [
            unsent.length ? `The connection to the server was lost. Not carried out: ${named(unsent)}.` : '',
            unsure.length ? `The server may not have carried out ${named(unsure)}. Check before you do it again.` : '',
        ].filter(Boolean).join(' ');
    };

    // An event that the server did not survive, or did not let the connection survive, is not sent again.
    const withdrawSuspect = () => {
        const [first] = queue;
        if (first?.socket) first.strikes += suspicion;
        suspicion = 0;
        if (!first || first.strikes < limitOfSuspicion) return;
        queue.shift();
        const [, number, id] = first.message;
        const input = element(id)?.querySelector('[data-on]') ?? element(id);
        if (input && isText(input)) {
            if (field(input).last === number) note(input, 'The server did not take this text. Change it, and try again.');
            return;
        }
        announce(`The server did not take this, so it was not carried out: ${named([first.title])}.`);
        reset(element(id));
    };
    // Has controls show what the server says.
    const reset = (node) => {
        for (const input of node?.querySelectorAll('input, select') ?? []) {
            fields.delete(input);
            if (input.tagName === 'SELECT') for (const option of input.options) option.selected = option.defaultSelected;
            else if (['checkbox', 'radio'].includes(input.type)) input.checked = input.defaultChecked;
            else input.value = input.defaultValue;
        }
    };

    const connect = () => {
        clearTimeout(retryTimer);
        if (socket) return;
        const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
        const current = new WebSocket(`${scheme}//${location.host}${body.dataset.live}`);
        let wasOpen = false;
        greeted = 0;
        socket = current;
        socketNumber += 1;
        current.onopen = () => {
            wasOpen = true;
            refusals = 0;
            lastHeard = Date.now();
            post(['h', token, lastFrame]);
        };
        current.onmessage = (event) => {
            if (socket === current) receive(JSON.parse(event.data));
        };
        current.onclose = (event) => {
            if (socket !== current) return;
            socket = null;
            isReady = false;
            // With these codes the server, or one before it, says that it can't take a message.
            const isRefusal = [1002, 1003, 1007, 1008, 1009, 1011].includes(event.code);
            if (greeted) suspicion = isRefusal ? limitOfSuspicion : 1;
            if (!isLeaving) lost(event.code, wasOpen);
        };
    };

    const retry = (text) => {
        // Another attempt may have succeeded while this one waited for an answer.
        if (socket) return;
        say(text);
        // Waits longer each time, each page another time, so that a server that starts is not run down.
        const delay = Math.min(8000, 250 * 2 ** attempts) * (0.5 + Math.random());
        attempts = Math.min(attempts + 1, 10);
        clearTimeout(retryTimer);
        retryTimer = setTimeout(connect, delay);
    };

    const lost = async (code, wasOpen) => {
        // A connection that breaks again and again is not tried at once.
        if (greeted && Date.now() - greeted > 10_000) attempts = 0;
        // 4404: there is no such session. 4409: another page shows it.
        if (code === 4404 || code === 4409) return renew();
        if (!wasOpen) {
            try {
                const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
                // The server is there, but takes no socket from this page: a new page may be let in.
                if (socket) return;
                if (answer.ok && ++refusals >= 3) return renew();
            } catch { /* Nobody there: what `retry` is for. */ }
        }
        retry('Reconnecting…');
    };

    const drop = () => {
        const current = socket;
        if (!current) return;
        socket = null;
        isReady = false;
        current.close();
        lost(0, true);
    };

    // The session is gone: gets a new one, and fills in what the person had filled in.
    let isRenewing = false;
    const renew = async () => {
        if (isRenewing) return;
        isRenewing = true;
        clearTimeout(retryTimer);
        try {
            await takeNewSession();
        } finally {
            isRenewing = false;
        }
    };
    const takeNewSession = async () => {
        say('Reconnecting…');
        refusals = 0;
        let page;
        try {
            const answer = await fetch(location.pathname, { cache: 'no-store' });
            if (!answer.ok) return retry('The server is busy. Trying again…');
            page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        } catch {
            return retry('Reconnecting…');
        }
        if (!page.body.dataset.session) return retry('Reconnecting…');
        const loss = lossOf(queue, saveFields());
        const script = (root) => root.querySelector('script').getAttribute('src');
        if (script(page) !== script(document)) {
            // The server is of another version: so has the page to be.
            const left = { fields: [...lostFields], loss };
            try {
                sessionStorage.setItem('evergreen-lost', JSON.stringify(left));
            } catch { /* Storage can be switched off, or full: then what was typed is lost. */ }
            return location.reload();
        }
        for (const link of page.querySelectorAll('link[data-styles]')) {
            const isKnown = [...document.querySelectorAll('link[data-styles]')].some((one) => one.href === link.href);
            if (!isKnown) document.head.append(document.importNode(link));
        }
        token = body.dataset.session = page.body.dataset.session;
        // Nothing that counts in the old session, or names its elements, means anything in the new one.
        [lastFrame, lastEvent, queue, suspicion] = [0, 0, [], 0];
        [focusRequest, asking, swipe, drag] = [null, null, null, null];
        const focused = identityOf(document.activeElement);
        replacePage(document.importNode(page.querySelector('main'), true));
        if (focused) document.querySelector(`[data-identity="${focused}"]`)?.querySelector('input, select, textarea')?.focus();
        restoreFields();
        if (loss) announce(loss);
        followDepth();
        connect();
    };

    const receive = ([number, event, operations, isAnswer]) => {
        lastHeard = Date.now();
        while (queue.length && queue[0].message[1] <= event) queue.shift();
        if (!isReady) {
            isReady = true;
            greeted = Date.now();
            say('');
            withdrawSuspect();
            queue.forEach(postEvent);
        }
        if (number === 0 || number <= lastFrame) return;
        const frame = { event, isAnswer: isAnswer === 1 };
        frame.animation = animationOf(operations);
        const isWhole = operations.some((operation) => operation[0] === 'w');
        if (number !== lastFrame + 1 && !isWhole) return broken('a frame is missing');
        try {
            // It brings all rules that it needs.
            if (isWhole) styles.replaceSync('');
            const glide = frame.animation && gliding(operations, frame.animation);
            for (const operation of operations) carryOut(operation, frame);
            glide?.();
        } catch (error) {
            return broken(error);
        }
        lastFrame = number;
        openDialogs();
        moveFocus();
        focusActions();
        restoreFields();
        followDepth();
        if (isWhole) {
            // What is sent from now on is meant for the elements of this page.
            post(['k', lastFrame]);
        } else if (!acknowledgeTimer) {
            acknowledgeTimer = setTimeout(() => {
                acknowledgeTimer = 0;
                if (isReady) post(['k', lastFrame]);
            }, 20);
        }
    };

    // The page is not what the server thinks it is: asks for all of it, and if that does not help, for a new session.
    const broken = (error) => {
        console.error('Evergreen:', error);
        const isAgain = Date.now() - lastBroken < 10_000;
        lastBroken = Date.now();
        const current = socket;
        socket = null;
        isReady = false;
        current?.close();
        if (isAgain) return renew();
        lastFrame = -1;
        connect();
    };

    setInterval(() => {
        if (!socket || !isReady) return;
        const silence = Date.now() - lastHeard;
        if (silence > 90_000 || (silence > 32_000 && !document.hidden)) drop();
        else if (silence > 18_000) post(['p']);
    }, 5000);

    // A tab that slept, or a machine that was offline, need not wait for the next attempt.
    const wake = () => {
        if (document.hidden || isRenewing) return;
        if (!socket) { attempts = 0; connect(); } else if (isReady) post(['p']);
    };
    addEventListener('online', wake);
    addEventListener('pageshow', (event) => { if (event.persisted) { isLeaving = false; wake(); } });
    document.addEventListener('visibilitychange', wake);
    addEventListener('pagehide', (event) => {
        if (event.persisted) return;
        isLeaving = true;
        if (isReady) post(['b']);
    });

    // MARK: Events

    const send = (node, name, value) => {
        const id = idOf(node);
        if (!id) return 0;
        const last = queue.at(-1);
        // Only one that was never sent: the server may have carried out the others.
        if (!isReady && name === 'input' && last && !last.socket && last.message[2] === id && last.message[3] === 'input') {
            last.message[4] = value;
            return last.message[1];
        }
        const event = { message: ['e', lastEvent + 1, id, name], title: titleOf(node), socket: 0, strikes: 0 };
        event.isKept = ['input', 'commit', 'toggle', 'select'].includes(name) && Boolean(element(id)?.dataset.identity);
        if (value !== undefined) event.message.push(value);
        // Without a server for long, what the person does is better not done later, all at once.
        if (queue.length >= 200) {
            if (isAct(event)) announce(`The server is away for too long. Not carried out: ${named([event.title])}.`);
            return lastEvent;
        }
        lastEvent += 1;
        queue.push(event);
        if (isReady) postEvent(event);
        return lastEvent;
    };
    const control = (event) => event.target instanceof Element ? event.target.closest('[data-on]') : null;

    document.addEventListener('click', (event) => {
        const node = control(event);
        const name = node?.dataset.on;
        if (name === 'tap' || name === 'increment' || name === 'decrement') send(node, name);
        else if (name === 'actions') askForActions(rowOf(node));
        else if (name === 'dismiss' && (node.tagName === 'BUTTON' || isBeside(node, event))) send(node, name);
    });
    // A click beside a popover or a choice of actions closes it.
    const isBeside = (dialog, event) => {
        if (event.target !== dialog || !dialog.matches('.popover, .confirmation')) return false;
        const { left, right, top, bottom } = dialog.getBoundingClientRect();
        return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
    };
    document.addEventListener('compositionstart', () => { isComposing = true; });
    document.addEventListener('compositionend', (event) => {
        isComposing = false;
        typed(event);
    });
    const typed = (event) => {
        const node = control(event);
        if (!node) return;
        if (node.dataset.on === 'slide') { field(node).last = send(node, 'input', node.value); return; }
        if (!isText(node)) return;
        const state = field(node);
        state.original ??= originalOf(node);
        delete state.pending;
        const isAdmitted = isComposing || admit(node);
        if (node.dataset.on === 'input' && !isComposing && isAdmitted) {
            state.isDirty = false;
            state.last = send(node, 'input', node.value);
        } else {
            state.isDirty = true;
        }
    };
    document.addEventListener('input', typed);
    const commit = (node) => {
        const state = field(node);
        if (!state.isDirty || !fits(node.value)) return;
        state.isDirty = false;
        state.last = send(node, 'commit', node.value);
    };
    document.addEventListener('change', (event) => {
        const node = control(event);
        if (!node) return;
        const state = field(node);
        switch (node.dataset.on) {
        case 'commit': commit(node); break;
        case 'date': state.last = send(node, 'commit', node.value); break;
        case 'toggle':
            state.original ??= !node.checked;
            state.last = send(node, 'toggle', node.checked);
            break;
        case 'select':
            state.original ??= originalOf(node);
            state.last = send(node, 'select', Number(node.value));
            break;
        }
    });
    document.addEventListener('keydown', (event) => {
        const node = control(event);
        if (event.key !== 'Enter' || event.isComposing || !node || !isText(node) || node.tagName === 'TEXTAREA') return;
        if (node.dataset.on === 'commit') commit(node);
        field(node).last = send(node, 'submit');
    });
    // The return and escape keys press the buttons that ask for them, in the dialog in front or else on the page.
    document.addEventListener('keydown', (event) => {
        const isTaken = event.target instanceof Element && event.key === 'Enter' && event.target.matches('button, a, textarea, select');
        if (!['Enter', 'Escape'].includes(event.key) || isTaken || event.defaultPrevented || event.isComposing) return;
        const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? body.querySelector('main');
        const button = scope?.querySelector(`[data-key=${event.key}]:enabled`);
        if (!button) return;
        event.preventDefault();
        button.click();
    });
    document.addEventListener('focusout', (event) => {
        const state = fields.get(event.target);
        if (!state || state.pending === undefined || state.isDirty) return;
        const value = state.pending;
        delete state.pending;
        // After the focus is gone for good: a change that leaving the field causes comes first.
        setTimeout(() => {
            if (document.activeElement !== event.target && !state.isDirty) write(event.target, value);
        });
    });
    // Images that views wait for.
    const settle = (image, isLoaded) => {
        if (image instanceof HTMLImageElement && image.dataset.on === 'load') send(image, 'load', isLoaded);
    };
    document.addEventListener('load', (event) => settle(event.target, true), true);
    document.addEventListener('error', (event) => settle(event.target, false), true);
    // Those that were there before the script.
    for (const image of document.querySelectorAll('img[data-on=load]')) {
        if (image.complete && image.currentSrc) settle(image, image.naturalWidth > 0);
    }
    // Of a bar of tabs only the selected one is on the way of the tab key: arrow keys select the others.
    document.addEventListener('keydown', (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
        const bar = event.target.closest('[role=tablist]');
        if (!bar) return;
        const tabs = [...bar.querySelectorAll('[role=tab]:enabled')];
        const index = tabs.indexOf(event.target.closest('[role=tab]'));
        const forward = getComputedStyle(bar).direction === 'rtl' ? -1 : 1;
        const steps = { ArrowRight: index + forward, ArrowLeft: index - forward, Home: 0, End: tabs.length - 1 };
        if (index < 0 || !(event.key in steps)) return;
        event.preventDefault();
        const next = tabs.at(steps[event.key] % tabs.length);
        next.focus();
        next.click();
    });
    // The server closes dialogs: it takes them out of the page.
    document.addEventListener('cancel', (event) => {
        if (event.target.tagName !== 'DIALOG') return;
        event.preventDefault();
        send(event.target, 'dismiss');
    }, true);
    document.addEventListener('close', (event) => {
        if (event.target.tagName === 'DIALOG' && event.target.isConnected && !event.target.open) {
            send(event.target, 'dismiss');
            setTimeout(openDialogs, 1000);
        }
    }, true);

    try {
        const left = JSON.parse(sessionStorage.getItem('evergreen-lost') ?? 'null');
        sessionStorage.removeItem('evergreen-lost');
        lostFields = new Map(left?.fields ?? []);
        if (left?.loss) announce(left.loss);
    } catch { /* Storage can be switched off: then there is nothing to restore. */ }
    openDialogs();
    restoreFields();
    followDepth();
    connect();
})();
