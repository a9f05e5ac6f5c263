import { element, focusable, idOf, isText } from './elements.js';

// The maximum number of stored states: the oldest is dropped first.
const limit = 200;

export const isPlace = (node) => node.matches('.panel, .page, .column');

// The scroll container of a panel, page or column: a column of a split view, or the window.
const scrollerOf = (node) => {
    const column = node.closest('.column');
    return column && getComputedStyle(column).overflowY === 'auto' ? column : document.scrollingElement;
};

// Preserves the state of tab panels, navigation pages and split view columns that others have replaced: when they reappear, the scroll
// position and text being edited are restored.
export class Places {
    // By element id.
    #left = new Map();
    #fields;
    #commit;

    constructor({ fields, commit }) {
        this.#fields = fields;
        this.#commit = commit;
    }

    leave(node) {
        const texts = [...node.querySelectorAll('input')]
            .filter((input) => isText(input) && this.#fields.known(input)?.isDirty)
            .map((input) => [idOf(input), input.value, this.#fields.state(input).original]);
        const focus = node.contains(document.activeElement) ? idOf(document.activeElement) : 0;
        this.#left.set(idOf(node), { scroll: scrollerOf(node).scrollTop, texts, focus });
        if (this.#left.size > limit) this.#left.delete(this.#left.keys().next().value);
    }

    enter(node) {
        const place = this.#left.get(idOf(node));
        this.#left.delete(idOf(node));
        for (const [id, text, original] of place?.texts ?? []) {
            const input = element(id)?.querySelector('input') ?? element(id);
            if (!input || !isText(input)) continue;
            Object.assign(this.#fields.state(input), { original, isDirty: true });
            input.value = text;
            // Leaving the place has ended editing.
            if (input.dataset.on === 'commit') this.#commit(input);
        }
        if (!node.closest('dialog')) scrollerOf(node).scrollTo({ top: place?.scroll ?? 0, behavior: 'instant' });
        if (node.matches('.page, .column')) focusPage(node, element(place?.focus));
    }

    // Drops all states: a new session has other element ids.
    clear() {
        this.#left.clear();
    }
}

// Focuses the control that had the focus when the page was left, or else the page's title.
const focusPage = (page, last) => {
    const active = document.activeElement;
    if (active && active !== document.body && active.isConnected) return;
    const control = last && (last.matches('button, input, select') ? last : focusable(last)[0]);
    const target = control ?? [...page.querySelectorAll('h1')].find((title) => title.checkVisibility()) ?? page;
    if (!control) target.tabIndex = -1;
    target.focus({ preventScroll: true });
};
