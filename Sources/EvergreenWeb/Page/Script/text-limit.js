// The limit on the length of texts in events. The server closes a socket for a longer message, or for a text that is not valid Unicode.

// The maximum size of an event apart from its text, in bytes.
const roomForEvent = 100;

export const wellFormed = (text) => text.replace(/\p{Surrogate}/gu, '\ufffd');

export class TextLimit {
    #bytes;
    #encoder = new TextEncoder();

    constructor(messageBytes) {
        this.#bytes = messageBytes - roomForEvent;
    }

    fits(text) {
        return text.length <= this.#bytes
            && (text.length * 6 < this.#bytes || this.#encoder.encode(JSON.stringify(text)).length <= this.#bytes);
    }

    // Shortens the last insertion in a text that does not fit. Returns the text and the end of the insertion in it; null if the rest alone
    // does not fit.
    cut(before, text) {
        const room = Math.min(before.length, text.length);
        let start = 0;
        while (start < room && before[start] === text[start]) start++;
        let end = 0;
        while (end < room - start && before[before.length - 1 - end] === text[text.length - 1 - end]) end++;
        const [head, tail] = [text.slice(0, start), text.slice(text.length - end)];
        if (!this.fits(head + tail)) return null;
        const inserted = this.#longestFitting(head, text.slice(start, text.length - end), tail);
        return { text: wellFormed(head + inserted + tail), caret: start + inserted.length };
    }

    // The longest prefix of an insertion with which the text fits.
    #longestFitting(head, inserted, tail) {
        let [low, high] = [0, Math.min(inserted.length, this.#bytes)];
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if (this.fits(head + inserted.slice(0, middle) + tail)) low = middle;
            else high = middle - 1;
        }
        // Don't split a surrogate pair.
        return inserted.slice(0, low).replace(/[\ud800-\udbff]$/, '');
    }
}
