import { isText } from './elements.js';

// Text selection in fields whose views bind it: those with data-selection, which has the app's selection.
//
// In the state of a field (see `Fields`):
// - selection: the selection that the server knows
// - wanted: the app's selection, until it is applied
// - lastSelection: the number of the last event that reported a selection

// The debounce interval for reporting the selection, in milliseconds.
const delay = 100;

const rangeOf = (node) => `${node.selectionStart} ${node.selectionEnd}`;

// The selection in the format of events.
export const selectionOf = (node) => `${rangeOf(node)} ${(node.selectionDirection ?? 'none')[0]}`;

export const reportsSelection = (node) => node instanceof Element && node.matches('[data-selection]') && isText(node);

// Records that an event reports the selection of a field.
export const recordSelection = (node, state, number) => {
    state.selection = rangeOf(node);
    state.lastSelection = number;
    delete state.wanted;
};

export class TextSelections {
    #fields;
    #send;
    // The field whose selection is reported after the delay, or null.
    #changed = null;
    #timer = 0;

    constructor(fields, send) {
        this.#fields = fields;
        this.#send = send;
    }

    listen() {
        document.addEventListener('selectionchange', () => {
            const node = document.activeElement;
            if (!reportsSelection(node)) return;
            this.#changed = node;
            clearTimeout(this.#timer);
            this.#timer = setTimeout(() => this.#report(), delay);
        });
        // Flushed before the user's next action, which may depend on the selection.
        for (const name of ['focusout', 'click']) document.addEventListener(name, () => this.#report(), true);
        document.addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey }) => {
            if (key === 'Enter' || altKey || ctrlKey || metaKey) this.#report();
        }, true);
        document.addEventListener('focusin', () => this.update());
    }

    // Resets for a new session.
    reset() {
        clearTimeout(this.#timer);
        this.#changed = null;
    }

    // Applies the app's selection to the focused field. Called after each frame.
    update() {
        const node = document.activeElement;
        if (!reportsSelection(node) || this.#fields.isComposing) return;
        const state = this.#fields.state(node);
        // A field that has just been inserted has the app's selection in its attribute.
        const wanted = state.wanted ?? (state.selection === undefined ? node.dataset.selection : '');
        // The text that the selection refers to may not be shown yet.
        if (!wanted || state.isDirty || state.pending !== undefined) return;
        delete state.wanted;
        node.setSelectionRange(...wanted.split(' ').map(Number));
        state.selection = rangeOf(node);
    }

    #report() {
        clearTimeout(this.#timer);
        const node = this.#changed;
        this.#changed = null;
        if (!node?.isConnected || this.#fields.isComposing) return;
        const state = this.#fields.state(node);
        if (state.isDirty || state.selection === rangeOf(node)) return;
        recordSelection(node, state, this.#send(node, 'selection', selectionOf(node)));
    }
}
