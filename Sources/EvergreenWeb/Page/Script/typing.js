import { control, isText } from './elements.js';
import { write } from './field-values.js';
import { note } from './notes.js';
import { wellFormed } from './text-limit.js';
import { recordSelection, reportsSelection, selectionOf } from './text-selections.js';
import { localized } from './localization.js';

// The maximum number of reported texts to keep for a field.
const sentLimit = 50;

// Sends events of text fields, sliders, pickers and toggles.
export class Typing {
    #fields;
    #limit;
    #send;

    constructor({ fields, limit, send }) {
        this.#fields = fields;
        this.#limit = limit;
        this.#send = send;
    }

    // Sends the text of a field that reports it at the end of editing.
    commit(node) {
        const state = this.#fields.state(node);
        if (!state.isDirty || !this.#limit.fits(node.value)) return;
        state.isDirty = false;
        state.last = this.#send(node, 'commit', node.value);
    }

    listen() {
        document.addEventListener('beforeinput', ({ target }) => {
            if (target instanceof Element && isText(target)) this.#fields.state(target).before = target.value;
        });
        document.addEventListener('compositionstart', () => { this.#fields.isComposing = true; });
        document.addEventListener('compositionend', (event) => {
            this.#fields.isComposing = false;
            this.#typed(event);
        });
        document.addEventListener('input', (event) => this.#typed(event));
        document.addEventListener('change', (event) => this.#changed(event));
        document.addEventListener('keydown', (event) => this.#entered(event));
        document.addEventListener('focusout', (event) => this.#fields.lostFocus(event.target));
    }

    #typed(event) {
        const node = control(event);
        if (!node) return;
        const fields = this.#fields;
        if (node.dataset.on === 'slide') {
            fields.state(node).last = this.#send(node, 'input', node.value);
            return;
        }
        if (!isText(node)) return;
        const state = fields.state(node);
        state.original ??= fields.originalOf(node);
        delete state.pending;
        const isAdmitted = fields.isComposing || this.#admit(node);
        if (node.dataset.on === 'input' && !fields.isComposing && isAdmitted) {
            state.isDirty = false;
            state.sent = [...(state.sent ?? []).slice(1 - sentLimit), node.value];
            if (reportsSelection(node)) {
                state.last = this.#send(node, 'edit', node.value, selectionOf(node));
                recordSelection(node, state, state.last);
            } else {
                state.last = this.#send(node, 'input', node.value);
            }
        } else {
            state.isDirty = true;
        }
    }

    // Makes a field's text acceptable to the server. Returns whether it is.
    #admit(input) {
        const text = wellFormed(input.value);
        if (this.#limit.fits(text)) {
            write(input, text);
            note(input, '');
            return true;
        }
        const cut = this.#limit.cut(this.#fields.state(input).before ?? '', text);
        if (!cut) {
            note(input, localized('tooLong'));
            return false;
        }
        input.value = cut.text;
        if (document.activeElement === input) input.setSelectionRange(cut.caret, cut.caret);
        note(input, localized('cut', input.value.length));
        return true;
    }

    #changed(event) {
        const node = control(event);
        if (!node) return;
        const state = this.#fields.state(node);
        switch (node.dataset.on) {
        case 'commit': this.commit(node); break;
        case 'date': state.last = this.#send(node, 'commit', node.value); break;
        case 'toggle':
            state.original ??= !node.checked;
            state.last = this.#send(node, 'toggle', node.checked);
            break;
        case 'select':
            state.original ??= this.#fields.originalOf(node);
            note(node, '');
            state.last = this.#send(node, 'select', Number(node.value));
            break;
        }
    }

    #entered(event) {
        const node = control(event);
        if (event.key !== 'Enter' || event.isComposing || !node || !isText(node) || node.tagName === 'TEXTAREA') return;
        if (node.dataset.on === 'commit') this.commit(node);
        this.#fields.state(node).last = this.#send(node, 'submit');
    }
}
