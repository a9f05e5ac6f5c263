// How long a text may be so that the server takes the event that carries it.
//
// The server closes a socket that brings a longer message, or a text that is not valid Unicode.

// What an event says besides its text takes less than this many bytes.
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

    // Cuts what was typed or pasted last out of a text that does not fit, and nothing else. Gives the text that is left
    // and where the insertion ends in it; null if that does not help.
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

    // The longest start of an inserted text with which the whole text fits.
    #longestFitting(head, inserted, tail) {
        let [low, high] = [0, Math.min(inserted.length, this.#bytes)];
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if (this.fits(head + inserted.slice(0, middle) + tail)) low = middle;
            else high = middle - 1;
        }
        // Not half of a character.
        return inserted.slice(0, low).replace(/[\ud800-\udbff]$/, '');
    }
}
