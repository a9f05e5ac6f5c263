import { word } from './words.js';

// What the page says besides what the app shows.

// How long a connection may be gone before the page says so, in milliseconds.
const patience = 250;

// The line that says how the connection is.
export class Status {
    #node;
    #timer = 0;

    constructor(node) {
        this.#node = node;
    }

    // An empty text says that the page is live.
    say(text) {
        // Before anything else: the text may not be shown yet while the page looks offline already.
        document.body.classList.toggle('offline', text !== '');
        clearTimeout(this.#timer);
        if (text === this.#node.textContent) return;
        const delay = text && !this.#node.textContent ? patience : 0;
        this.#timer = setTimeout(() => { this.#node.textContent = text; }, delay);
    }
}

// Asks the user to open an address that the browser has not opened.
export const offer = (address) => {
    const link = document.createElement('a');
    link.href = address;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    link.textContent = address;
    announce(word('notOpened'), link);
};

// Says what has not happened, until the user has read it.
export const announce = (text, link) => {
    document.getElementById('lost')?.remove();
    if (!text) return;
    const notice = document.createElement('div');
    notice.id = 'lost';
    notice.setAttribute('role', 'alert');
    const message = document.createElement('p');
    message.textContent = text;
    if (link) {
        message.append(' ', link);
        link.addEventListener('click', () => notice.remove());
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = word('ok');
    button.addEventListener('click', () => notice.remove());
    notice.append(message, button);
    document.body.append(notice);
    // In front of a sheet, too.
    if (notice.showPopover) {
        notice.popover = 'manual';
        notice.showPopover();
    }
};
