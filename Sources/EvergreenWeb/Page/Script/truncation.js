import { overflows, SpaceObserver } from './space-observer.js';

const ellipsis = '\u2026';

// The grapheme clusters of a text.
const lettersOf = (text) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

// Truncates a text to a number of letters, at the head or in the middle.
const cutTo = (count, letters, isHead) => {
    const first = isHead ? 0 : Math.ceil(count / 2);
    return letters.slice(0, first).join('').trimEnd() + ellipsis + letters.slice(letters.length - count + first).join('').trimStart();
};

// Truncates texts at the head or in the middle, for `truncationMode`, and again when the available space may have changed. The browser
// itself truncates only at the tail.
export class Truncation {
    #observer = new SpaceObserver('.limited:is(.cut-head, .cut-middle)', () => this.update());
    // The full text of a node, and the truncated text that it shows.
    #known = new WeakMap();

    listen() {
        this.#observer.listen();
    }

    update() {
        const nodes = this.#observer.take().filter((node) => !node.childElementCount);
        // One layout measures all nodes. Only those that overflow cause further ones.
        for (const node of nodes) this.#restore(node);
        for (const node of nodes.filter(overflows)) this.#cut(node);
    }

    #restore(node) {
        const known = this.#known.get(node);
        this.#known.delete(node);
        // Otherwise the server has set another text since.
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
