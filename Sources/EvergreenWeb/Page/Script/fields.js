import { idOf, isSet, isText } from './elements.js';
import { drawnValueOf, write } from './field-values.js';

// The fields that the user changed, and the rule that typing wins over what arrives late.
//
// The state of a field:
// - last: the number of the last event that told of it
// - original: the value before the first change
// - before: the text before the change that is under way
// - sent: the last texts that events told of: the server may show one of them after it was restarted
// - isDirty: whether there is a change that no event told of
// - pending: a value to show once the field loses the focus
// - selection, wanted, lastSelection: see `TextSelections`
export class Fields {
    #states = new WeakMap();
    // Whether an input method composes a text.
    isComposing = false;

    // The state of a field; a new one for a field that has none.
    state(node) {
        if (!this.#states.has(node)) this.#states.set(node, { last: 0 });
        return this.#states.get(node);
    }

    // The state of a field, if it has one.
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

    // Applies what an attribute means for the value of a field.
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

    // Shows what arrived while the field had the focus.
    lostFocus(node) {
        const state = this.known(node);
        if (!state || state.pending === undefined || state.isDirty) return;
        const value = state.pending;
        delete state.pending;
        // In a later turn: a change that leaving the field causes comes first.
        setTimeout(() => {
            if (document.activeElement !== node && !state.isDirty) write(node, value);
        });
    }

    // Carries what the user is doing over to new nodes that take the place of old ones. Returns what to do once the new
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

    // Has controls show what the server says.
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

    // Whether an event that the frame does not know yet told of the field.
    #isNewer(node, frame) {
        return (this.known(node)?.last ?? 0) > frame.event;
    }

    // A change of another page is what the next change of this page starts from.
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
