import { isControlIn } from './recognizers.js';
import { isCommand } from './shortcuts.js';
import { isTouch } from './touch.js';

const isPlaceholder = (row) => row.classList.contains('placeholder');

const countOf = (row) => isPlaceholder(row) ? Number(row.dataset.rows) : 1;

const rowsOf = (table) => [...(table.tBodies[0]?.rows ?? [])];

// The index of a row among all rows of its table, including those of placeholders.
const placeOf = (row) => {
    let place = 0;
    for (let other = row.previousElementSibling; other; other = other.previousElementSibling) place += countOf(other);
    return place;
};

// The selectable table and row that a pointer event targets.
const rowOf = (event) => {
    const row = event.target instanceof Element ? event.target.closest('.table-body > .table-row') : null;
    const table = row?.closest('[data-selects]');
    return table && !isControlIn(event.target, row) ? { table, row } : null;
};

// Row selection in tables, with pointer and keyboard. The table has the focus, and a row is its active descendant, so that rows can leave
// the page without losing the focus.
export class Tables {
    #send;
    // The index of the current row, by table.
    #places = new WeakMap();
    // The row to make current once it is on the page, or null.
    #pending = null;

    constructor(send) {
        this.#send = send;
    }

    // Resets for a new session, which has other element ids.
    reset() {
        this.#pending = null;
    }

    listen() {
        // Otherwise the browser would extend the text selection.
        document.addEventListener('mousedown', (event) => {
            const found = event.shiftKey && rowOf(event);
            if (!found) return;
            event.preventDefault();
            found.table.focus({ preventScroll: true });
        });
        document.addEventListener('click', (event) => this.#clicked(event));
        document.addEventListener('keydown', (event) => this.#pressed(event));
        document.addEventListener('focusin', ({ target }) => {
            if (target instanceof Element && target.matches('[data-selects]:focus-visible')) this.#begin(target);
        });
    }

    // Updates current rows. Called after each frame.
    update() {
        const pending = this.#pending;
        if (pending?.table.isConnected) this.#moveTo(pending.table, pending.place, pending.choice);
        for (const table of document.querySelectorAll('[aria-activedescendant]')) {
            const row = document.getElementById(table.getAttribute('aria-activedescendant'));
            if (!row || !table.contains(row)) table.removeAttribute('aria-activedescendant');
        }
    }

    #clicked(event) {
        const found = rowOf(event);
        if (!found) return;
        this.#pending = null;
        this.#choose(found.table, found.row, this.#choiceOf(event, found.table));
    }

    #choiceOf(event, table) {
        if (event.shiftKey) return 'range';
        const adds = isCommand(event) || (isTouch() && event.detail > 0 && table.dataset.selects === 'several');
        return adds ? 'toggle' : 'one';
    }

    // Makes a row current, and selects it unless `choice` is null.
    #choose(table, row, choice) {
        for (const other of table.querySelectorAll('[data-current]')) delete other.dataset.current;
        row.dataset.current = '';
        table.setAttribute('aria-activedescendant', row.id);
        this.#places.set(table, placeOf(row));
        if (choice) this.#send(row, 'choose', choice);
    }

    #current(table) {
        return table.querySelector(':scope > .table-body > [data-current]');
    }

    // On keyboard focus, makes the selected row current, or else the first visible one.
    #begin(table) {
        if (this.#current(table)) return;
        const top = table.parentElement.getBoundingClientRect().top + (table.tHead?.offsetHeight ?? 0);
        const rows = rowsOf(table).filter((row) => !isPlaceholder(row));
        const row = rows.find((one) => one.ariaSelected === 'true')
            ?? rows.find((one) => one.getBoundingClientRect().top >= Math.max(top, 0) - 1) ?? rows[0];
        if (row) this.#choose(table, row, null);
    }

    #pressed(event) {
        const table = event.target;
        if (!(table instanceof HTMLTableElement) || !table.dataset.selects) return;
        if (event.altKey || event.defaultPrevented || event.isComposing) return;
        const several = table.dataset.selects === 'several';
        const current = this.#current(table);
        if (event.key === ' ') {
            event.preventDefault();
            const choice = event.shiftKey ? 'range' : several || isCommand(event) ? 'toggle' : 'one';
            if (current) this.#choose(table, current, choice);
            return;
        }
        if (event.key.toLowerCase() === 'a' && isCommand(event) && several) {
            event.preventDefault();
            this.#send(table, 'choose', 'all');
            return;
        }
        const count = rowsOf(table).reduce((sum, row) => sum + countOf(row), 0);
        const place = this.#pending?.table === table ? this.#pending.place
            : current ? placeOf(current) : this.#places.get(table) ?? -1;
        const height = current?.offsetHeight || 44;
        const page = Math.max(1, Math.floor(Math.min(table.parentElement.clientHeight, innerHeight) / height) - 2);
        const places = {
            ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: count - 1, PageDown: place + page, PageUp: place - page,
        };
        if (!(event.key in places) || !count) return;
        event.preventDefault();
        const choice = event.shiftKey ? 'range' : isCommand(event) ? null : 'one';
        this.#moveTo(table, Math.min(Math.max(places[event.key], 0), count - 1), choice);
    }

    // Makes the row at an index current, once it is on the page.
    #moveTo(table, place, choice) {
        this.#pending = null;
        let first = 0;
        for (const row of rowsOf(table)) {
            const next = first + countOf(row);
            if (place < next) {
                if (!isPlaceholder(row)) {
                    row.scrollIntoView({ block: 'nearest', behavior: 'instant' });
                    this.#choose(table, row, choice);
                    return;
                }
                this.#pending = { table, place, choice };
                this.#scrollTo(table, row, (place - first) / countOf(row));
                return;
            }
            first = next;
        }
    }

    // Scrolls to a row's position in a placeholder, which requests the rows there.
    #scrollTo(table, placeholder, part) {
        const frame = table.parentElement;
        const isOwn = frame.scrollHeight > frame.clientHeight;
        const scroller = isOwn ? frame : document.scrollingElement;
        const view = isOwn ? frame.getBoundingClientRect() : { top: 0, height: innerHeight };
        const box = placeholder.getBoundingClientRect();
        scroller.scrollBy({ top: box.top + box.height * part - view.top - view.height / 2, behavior: 'instant' });
    }
}
