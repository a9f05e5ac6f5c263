import { identityOf, isText } from './elements.js';
import { currentValueOf, labelOf } from './field-values.js';
import { note } from './notes.js';

const limit = 100;
// How long a value is kept for a field that has not come back, in milliseconds.
const lifetime = 600_000;
const restorable = 'input[type=text], input[type=search], input[type=checkbox], textarea, select';

// What the user had filled in when the session was lost, by the identity of the field: the place of its view, and the
// records that the view is about. The identity is the same in the next session, where the numbers of elements are others.
// A field without an identity is not filled in again. An identity that starts with an r names a record.
export class LostFields {
    #fields;
    #values = new Map();

    constructor(fields) {
        this.#fields = fields;
    }

    // What another page of this script takes up: see `adopt`.
    get entries() {
        return [...this.#values];
    }

    adopt(entries) {
        this.#values = new Map(entries);
    }

    // Saves the values of all edited fields. Returns the labels of the fields whose values can't be restored.
    save() {
        const unkept = [];
        for (const node of document.querySelectorAll(restorable)) {
            const [value, original] = [currentValueOf(node), this.#fields.originalOf(node)];
            if (value === original) continue;
            const identity = identityOf(node);
            if (identity) {
                this.#values.delete(identity);
                this.#values.set(identity, { label: labelOf(node), original, value, until: Date.now() + lifetime });
            } else if (isText(node) && this.#fields.known(node)?.isDirty) {
                unkept.push(labelOf(node));
            }
        }
        while (this.#values.size > limit) this.#values.delete(this.#values.keys().next().value);
        return unkept;
    }

    // Fills in the fields that have come back.
    restore() {
        if (!this.#values.size) return;
        for (const node of document.querySelectorAll(restorable)) {
            const identity = identityOf(node);
            const lost = identity && this.#values.get(identity);
            if (!lost || lost.label !== labelOf(node)) continue;
            const isChanged = this.#fields.originalOf(node) !== lost.original;
            if (isChanged && !identity.startsWith('r')) continue;
            this.#values.delete(identity);
            if (lost.until < Date.now() || currentValueOf(node) === lost.value) continue;
            if (!isChanged) {
                this.#fill(node, lost.value);
            } else if (isText(node)) {
                // The record has changed in the meantime: the user sees both values, and decides.
                const action = { title: 'Put it back', perform: () => this.#fill(node, lost.value) };
                note(node, `This has changed since you wrote “${lost.value.slice(0, 200)}”.`, action);
            }
        }
    }

    #fill(node, value) {
        this.#fields.state(node).original = this.#fields.originalOf(node);
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
    }
}
