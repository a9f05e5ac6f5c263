import { idOf, isSet, isText } from './elements.js';
import { drawnValueOf, write } from './field-values.js';

// The fields that the user has changed. Typing takes precedence over values that arrive late.
//
// The state of a field:
// - last: the number of the last event that reported the field
// - original: the value before the user's first change
// - before: the text before the current change
// - sent: the last reported texts: after a restart, the server may render one of them
// - isDirty: whether there is an unreported change
// - pending: a value to show once the field loses the focus
// - selection, wanted, lastSelection: see `TextSelections`
export class Fields {
    #states = new WeakMap();
    // Whether an input method is composing text.
    isComposing = false;

    // The state of a field, created if necessary.
    state(node) {
        if (!this.#states.has(node)) this.#states.set(node, { last: 0 });
        return this.#states.get(node);
    }

    // The state of a field, or undefined.
    known(node) {
        return this.#states.get(node);
    }

    forget(node) {
        this.#states.delete(node);
    }

    // The value before the user's first change.
    originalOf(node) {
        const original = this.known(node)?.original;
        return original === undefined ? drawnValueOf(node) : original;
    }

    // Updates a field's value when one of its attributes changes.
    setAttribute(node, name, value, frame) {
        if (name === 'data-selection') {
            const state = this.state(node);
            if (value && (state.lastSelection ?? 0) <= frame.event) state.wanted = value;
        } else if (name === 'value' && isText(node)) {
            this.#setText(node, value ?? '', frame);
        } else if (name === 'value' && isSet(node)) {
            if (!this.#isNewer(node, frame)) node.value = value ?? '';
        } else if (name === 'checked' && !this.#isNewer(node, frame)) {
            node.checked = value !== null;
            this.#rebase(node, frame);
        } else if (name === 'selected' && value !== null && !this.#isNewer(node.parentElement, frame)) {
            node.selected = true;
            this.#rebase(node.parentElement, frame);
        }
    }

    // Shows the value that arrived while the field had the focus.
    lostFocus(node) {
        const state = this.known(node);
        if (!state || state.pending === undefined || state.isDirty) return;
        const value = state.pending;
        delete state.pending;
        // Asynchronously: a change event that leaving the field causes comes first.
        setTimeout(() => {
            if (document.activeElement !== node && !state.isDirty) write(node, value);
        });
    }

    // Transfers the state of fields, the focus and the selection to nodes that replace others. Returns a function to call once the new
    // nodes are in the page.
    carryOver(old, fresh, frame) {
        const active = document.activeElement;
        const controls = 'input, select, textarea, button';
        const after = [...fresh.querySelectorAll(controls)];
        const steps = [];
        for (const node of old.querySelectorAll(controls)) {
            const id = idOf(node);
            const same = after.find((other) => idOf(other) === id && other.dataset.on === node.dataset.on
                && other.type === node.type && (other.type !== 'radio' || other.value === node.value));
            if (!same) continue;
            const state = this.known(node);
            const hasFocus = node === active;
            if (state) {
                this.#states.set(same, state);
                if (isText(node)) this.#keepText(node, same, state, hasFocus, frame);
            }
            if (!hasFocus) continue;
            const selection = isText(node) ? [node.selectionStart, node.selectionEnd] : null;
            steps.push(() => {
                same.focus({ preventScroll: true });
                if (selection) same.setSelectionRange(...selection);
            });
        }
        return () => steps.forEach((step) => step());
    }

    // Resets controls to the values that the server has rendered.
    reset(node) {
        for (const input of node?.querySelectorAll('input, select') ?? []) {
            this.forget(input);
            if (input.tagName === 'SELECT') {
                for (const option of input.options) option.selected = option.defaultSelected;
            } else if (['checkbox', 'radio'].includes(input.type)) {
                input.checked = input.defaultChecked;
            } else {
                input.value = input.defaultValue;
            }
        }
    }

    // Whether an event that the server had not handled before the frame has reported the field.
    #isNewer(node, frame) {
        return (this.known(node)?.last ?? 0) > frame.event;
    }

    // A change from elsewhere becomes the original value for the user's next change.
    #rebase(node, frame) {
        if (!frame.isAnswer) delete this.state(node).original;
    }

    #setText(input, value, frame) {
        const state = this.state(input);
        if (state.last > frame.event) return;
        if (!state.isDirty) this.#rebase(input, frame);
        const hasFocus = document.activeElement === input;
        if (hasFocus && (!frame.isAnswer || state.isDirty || this.isComposing)) {
            state.pending = value;
        } else {
            delete state.pending;
            write(input, value);
        }
    }

    #keepText(node, same, state, hasFocus, frame) {
        const isNewer = state.last > frame.event;
        if (!state.isDirty && !isNewer && !(hasFocus && !frame.isAnswer)) return;
        if (!state.isDirty && !isNewer) state.pending = same.value;
        same.value = node.value;
    }
}
