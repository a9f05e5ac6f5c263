// Search suggestions, as a combobox: a menu below the focused field. The focus stays in the field: arrow keys move between suggestions,
// Return selects one, Escape closes the menu.

const gap = 4;

const lists = () => [...document.querySelectorAll('.suggestions')];

// A list is the next sibling of its field's element.
const fieldOf = (list) => {
    const before = list.previousElementSibling;
    return before?.matches('input[type=search]') ? before : before?.querySelector('input[type=search]') ?? null;
};

const itemsOf = (list) => [...list.querySelectorAll('button:enabled, a[href]')];

export class Suggestions {
    // The suggestion that Return selects, or null.
    #active = null;
    // The field whose menu the user has closed, until the text changes or the focus leaves.
    #closed = null;
    // The number of suggestions that got an id here.
    #count = 0;

    listen() {
        document.addEventListener('focusin', () => this.update());
        document.addEventListener('focusout', () => {
            this.#closed = null;
            // Asynchronously, after the focus has moved.
            setTimeout(() => this.update());
        });
        document.addEventListener('input', () => {
            this.#closed = null;
            this.#active = null;
            this.update();
        });
        // Pressing a suggestion does not take the field's focus.
        document.addEventListener('mousedown', (event) => {
            if (event.target instanceof Element && event.target.closest('.suggestions')) event.preventDefault();
        });
        document.addEventListener('keydown', (event) => this.#pressed(event), true);
        addEventListener('resize', () => this.update());
        document.addEventListener('scroll', ({ target }) => {
            if (!(target instanceof Element && target.closest('.suggestions'))) this.#placeShown();
        }, { capture: true, passive: true });
    }

    // Resets for a new session.
    reset() {
        this.#active = null;
        this.#closed = null;
    }

    // Shows the menu of the focused field only. Called after each frame.
    update() {
        for (const field of document.querySelectorAll('input[aria-autocomplete=list]')) {
            if (!lists().some((list) => fieldOf(list) === field)) this.#release(field);
        }
        for (const list of lists()) {
            const field = fieldOf(list);
            const items = itemsOf(list);
            const isShown = field !== null && field === document.activeElement && field !== this.#closed
                && list.childElementCount > 0;
            for (const item of items) this.#describe(item);
            if (field) this.#connect(field, list, isShown);
            if (isShown !== list.matches(':popover-open')) list.togglePopover(isShown);
            if (isShown) this.#place(list, field);
        }
    }

    #describe(item) {
        item.setAttribute('role', 'option');
        item.tabIndex = -1;
        if (!item.id) item.id = `suggestion-${this.#count += 1}`;
        item.setAttribute('aria-selected', item === this.#active);
    }

    #connect(field, list, isShown) {
        const active = isShown && this.#active?.isConnected && list.contains(this.#active) ? this.#active : null;
        field.setAttribute('role', 'combobox');
        field.setAttribute('aria-autocomplete', 'list');
        field.setAttribute('aria-expanded', isShown);
        field.setAttribute('aria-controls', list.id);
        if (active) field.setAttribute('aria-activedescendant', active.id);
        else field.removeAttribute('aria-activedescendant');
    }

    // Updates a field without suggestions.
    #release(field) {
        field.setAttribute('aria-expanded', 'false');
        field.removeAttribute('aria-controls');
        field.removeAttribute('aria-activedescendant');
    }

    #placeShown() {
        for (const list of document.querySelectorAll('.suggestions:popover-open')) this.#place(list, fieldOf(list));
    }

    // Places a menu below its field, or above it if there is more room.
    #place(list, field) {
        // The field with its tokens, if any.
        const { left, top, bottom, width } = (field.closest('.search-field') ?? field).getBoundingClientRect();
        const [above, below] = [top - 2 * gap, innerHeight - bottom - 2 * gap];
        const isBelow = below >= Math.min(list.scrollHeight, above);
        list.style.left = `${left}px`;
        list.style.width = `${width}px`;
        list.style.maxHeight = `${Math.max(isBelow ? below : above, 0)}px`;
        list.style.top = isBelow ? `${bottom + gap}px` : 'auto';
        list.style.bottom = isBelow ? 'auto' : `${innerHeight - top + gap}px`;
    }

    #pressed(event) {
        const field = event.target;
        if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const list = lists().find((list) => fieldOf(list) === field);
        if (!list || !list.childElementCount) return;
        const isShown = list.matches(':popover-open');
        const items = itemsOf(list);
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            this.#closed = null;
            const step = event.key === 'ArrowDown' ? 1 : -1;
            const index = items.indexOf(this.#active);
            // Beyond the first and last suggestions, none is active.
            const next = index < 0 ? (step > 0 ? 0 : items.length - 1) : index + step;
            this.#active = items[next] ?? null;
            this.update();
            this.#active?.scrollIntoView({ block: 'nearest' });
        } else if (event.key === 'Enter' && isShown && this.#active?.isConnected) {
            const item = this.#active;
            this.#active = null;
            item.click();
            this.update();
        } else if (event.key === 'Escape' && isShown) {
            this.#closed = field;
            this.#active = null;
            this.update();
        } else {
            return;
        }
        event.preventDefault();
        event.stopImmediatePropagation();
    }
}
