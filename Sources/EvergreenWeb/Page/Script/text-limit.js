// The maximum length of a text so that the server accepts its event.
//
// The server closes a socket with a longer message, or a text of invalid Unicode.

// An upper bound for the size of an event without its text, in bytes.
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

    // Cuts only the last inserted text if the whole text is too long. Returns the remaining text and the end of the insertion; null if that
    // is not enough.
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

    // Returns the longest prefix of the inserted text with which the whole text fits.
    #longestFitting(head, inserted, tail) {
        let [low, high] = [0, Math.min(inserted.length, this.#bytes)];
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if (this.fits(head + inserted.slice(0, middle) + tail)) low = middle;
            else high = middle - 1;
        }
        // Not half of a surrogate pair.
        return inserted.slice(0, low).replace(/[\ud800-\udbff]$/, '');
    }
}
