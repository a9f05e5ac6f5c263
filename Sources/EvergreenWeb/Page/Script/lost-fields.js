import { identityOf, isText } from './elements.js';
import { currentValueOf, labelOf } from './field-values.js';
import { note } from './notes.js';
import { localized } from './localization.js';

const limit = 100;
// How long a value is kept for a field that has not reappeared, in milliseconds.
const lifetime = 600_000;
const restorable = 'input[type=text], input[type=search], input[type=checkbox], textarea, select';

const quoted = (value) => `“${String(value).slice(0, 200)}”`;

// The values of edited fields when the session was lost, by the identity of the field: the identity of its view, and of the records that
// the view shows. Identities are stable across sessions; element ids are not. A field without an identity is not restored. An identity that
// starts with an r names a record.
//
// If another user has changed the value in the meantime, both values are shown:
// - If the identity names a record, the field is restored, and a note offers the other value.
// - Otherwise the view may show another record: the field stays unchanged, and a note offers the user's value.
export class LostFields {
    #fields;
    #values = new Map();
    // The fields whose note already offers the user's value.
    #offered = new WeakSet();

    constructor(fields) {
        this.#fields = fields;
    }

    // The values to transfer to another page: see `adopt`.
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
                const sent = this.#fields.known(node)?.sent ?? [];
                this.#values.delete(identity);
                this.#values.set(identity, { label: labelOf(node), original, value, sent, until: Date.now() + lifetime });
            } else if (isText(node) && this.#fields.known(node)?.isDirty) {
                unkept.push(labelOf(node));
            }
        }
        while (this.#values.size > limit) this.#values.delete(this.#values.keys().next().value);
        return unkept;
    }

    // Restores the fields that have reappeared.
    restore() {
        if (!this.#values.size) return;
        for (const node of document.querySelectorAll(restorable)) {
            const identity = identityOf(node);
            const lost = identity && this.#values.get(identity);
            if (!lost || lost.label !== labelOf(node)) continue;
            const other = currentValueOf(node);
            // A text that was typed on this page is not another user's change.
            const isChanged = ![lost.original, ...(lost.sent ?? [])].includes(this.#fields.originalOf(node));
            if (lost.until < Date.now() || other === lost.value) {
                this.#values.delete(identity);
            } else if (isChanged && !identity.startsWith('r')) {
                this.#offer(node, identity, lost.value);
            } else {
                this.#values.delete(identity);
                this.#fill(node, lost.value);
                if (isChanged) this.#showOther(node, other);
            }
        }
    }

    // Shows a note with another user's value.
    #showOther(node, other) {
        const action = { title: localized('use'), perform: () => this.#fill(node, other) };
        note(node, localized('changed', quoted(other)), { action, isPolite: true });
    }

    // Shows a note with the user's value. It is kept until it is used: the original field may still reappear.
    #offer(node, identity, value) {
        if (this.#offered.has(node)) return;
        this.#offered.add(node);
        const perform = () => {
            this.#values.delete(identity);
            this.#fill(node, value);
        };
        const action = { title: localized('putBack'), perform };
        note(node, localized('changedSince', quoted(value)), { action, isPolite: true });
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
