import { overflows, SpaceWatch } from './space-watch.js';

const ellipsis = '\u2026';

// Splits a text into characters as perceived by users.
const lettersOf = (text) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

// Returns a text with this many of its characters, at its end or at both ends.
const cutTo = (count, letters, isHead) => {
    const first = isHead ? 0 : Math.ceil(count / 2);
    return letters.slice(0, first).join('').trimEnd() + ellipsis + letters.slice(letters.length - count + first).join('').trimStart();
};

// Truncates the beginnings or middles of texts that are too long, according to `truncationMode`, and again when the space may have changed.
// The browser itself truncates only ends.
export class Truncation {
    #watch = new SpaceWatch('.limited:is(.cut-head, .cut-middle)', () => this.look());
    // The whole text of a node, and the shown one.
    #known = new WeakMap();

    listen() {
        this.#watch.listen();
    }

    look() {
        const nodes = this.#watch.take().filter((node) => !node.childElementCount);
        // One layout pass measures all nodes. Only those that overflow cause further ones.
        for (const node of nodes) this.#restore(node);
        for (const node of nodes.filter(overflows)) this.#cut(node);
    }

    #restore(node) {
        const known = this.#known.get(node);
        this.#known.delete(node);
        // If the server has changed the text meanwhile, it differs.
        if (known && node.textContent === known.shown) node.textContent = known.whole;
    }

    #cut(node) {
        const whole = node.textContent;
        const letters = lettersOf(whole);
        const isHead = node.classList.contains('cut-head');
        let [least, most] = [0, letters.length - 1];
        while (least < most) {
            const middle = Math.ceil((least + most) / 2);
            node.textContent = cutTo(middle, letters, isHead);
            if (overflows(node)) most = middle - 1;
            else least = middle;
        }
        const shown = cutTo(least, letters, isHead);
        node.textContent = shown;
        this.#known.set(node, { whole, shown });
    }
}
