import { isText } from './elements.js';

// What is selected in the fields whose views ask for it: those with data-selection, which has what the app selects.
//
// In the state of a field (see `Fields`):
// - selection: the selection that the server knows
// - wanted: what the app selects, until it is selected
// - lastSelection: the number of the last event that told of a selection

// How long the selection rests before the server is told, in milliseconds.
const delay = 100;

const rangeOf = (node) => `${node.selectionStart} ${node.selectionEnd}`;

// The selection as an event tells of it.
export const selectionOf = (node) => `${rangeOf(node)} ${(node.selectionDirection ?? 'none')[0]}`;

export const reportsSelection = (node) => node instanceof Element && node.matches('[data-selection]') && isText(node);

// Notes that an event tells of the selection of a field.
export const noteSelection = (node, state, number) => {
    state.selection = rangeOf(node);
    state.lastSelection = number;
    delete state.wanted;
};

export class TextSelections {
    #fields;
    #send;
    // The field of which the server is told once the delay is over; null for none.
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
            this.#timer = setTimeout(() => this.#tell(), delay);
        });
        // Before what the user does next, which may be about the selection.
        for (const name of ['focusout', 'click']) document.addEventListener(name, () => this.#tell(), true);
        document.addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey }) => {
            if (key === 'Enter' || altKey || ctrlKey || metaKey) this.#tell();
        }, true);
        document.addEventListener('focusin', () => this.look());
    }

    // Starts over for a new session.
    reset() {
        clearTimeout(this.#timer);
        this.#changed = null;
    }

    // Selects what the app wants to be selected in the field that has the focus.
    look() {
        const node = document.activeElement;
        if (!reportsSelection(node) || this.#fields.isComposing) return;
        const state = this.#fields.state(node);
        // A field that is new here has it from the start.
        const wanted = state.wanted ?? (state.selection === undefined ? node.dataset.selection : '');
        // The text that it is about may not be shown yet.
        if (!wanted || state.isDirty || state.pending !== undefined) return;
        delete state.wanted;
        node.setSelectionRange(...wanted.split(' ').map(Number));
        state.selection = rangeOf(node);
    }

    #tell() {
        clearTimeout(this.#timer);
        const node = this.#changed;
        this.#changed = null;
        if (!node?.isConnected || this.#fields.isComposing) return;
        const state = this.#fields.state(node);
        if (state.isDirty || state.selection === rangeOf(node)) return;
        noteSelection(node, state, this.#send(node, 'selection', selectionOf(node)));
    }
}
