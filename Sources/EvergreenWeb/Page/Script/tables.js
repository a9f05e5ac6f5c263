import { isTaken } from './recognizers.js';
import { isCommand } from './shortcuts.js';
import { isTouch } from './touch.js';

const isPlaceholder = (row) => row.classList.contains('placeholder');

const countOf = (row) => isPlaceholder(row) ? Number(row.dataset.rows) : 1;

const rowsOf = (table) => [...(table.tBodies[0]?.rows ?? [])];

// Returns the position of a row among all rows of its table, from 0.
const placeOf = (row) => {
    let place = 0;
    for (let other = row.previousElementSibling; other; other = other.previousElementSibling) place += countOf(other);
    return place;
};

// Returns the table that handles a pointer event in one of its rows, and the row.
const rowOf = (event) => {
    const row = event.target instanceof Element ? event.target.closest('.table-body > .table-row') : null;
    const table = row?.closest('[data-selects]');
    return table && !isTaken(event.target, row) ? { table, row } : null;
};

// Row selection in tables, with the pointer and with the keyboard. The table has the focus, and one row is current, so that removed rows
// don't lose the focus.
export class Tables {
    #send;
    // The position of the current row of each table.
    #places = new WeakMap();
    // The pending action for a row that is not on the page yet; null for none.
    #pending = null;

    constructor(send) {
        this.#send = send;
    }

    // Resets the state, because elements are renumbered.
    reset() {
        this.#pending = null;
    }

    listen() {
        // Prevents the browser from extending the text selection.
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

    // Called when rows were inserted or removed.
    look() {
        const pending = this.#pending;
        if (pending?.table.isConnected) this.#go(pending.table, pending.place, pending.choice);
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

    // Makes a row the current one; with `choice` null, without selecting it.
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

    // Called when the table has gained the focus by keyboard: a selected row becomes the current one, or else the first visible one.
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
        this.#go(table, Math.min(Math.max(places[event.key], 0), count - 1), choice);
    }

    // Makes the row at a position the current one, once it is on the page.
    #go(table, place, choice) {
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

    // Scrolls to the part of a placeholder that represents a row, which requests the rows there.
    #scrollTo(table, placeholder, part) {
        const frame = table.parentElement;
        const isOwn = frame.scrollHeight > frame.clientHeight;
        const scroller = isOwn ? frame : document.scrollingElement;
        const view = isOwn ? frame.getBoundingClientRect() : { top: 0, height: innerHeight };
        const box = placeholder.getBoundingClientRect();
        scroller.scrollBy({ top: box.top + box.height * part - view.top - view.height / 2, behavior: 'instant' });
    }
}
