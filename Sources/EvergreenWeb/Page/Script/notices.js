import { localized } from './localization.js';

// The connection status and notices.

// How long the connection may be down before the status is shown, in milliseconds.
const statusDelay = 250;

// The connection status.
export class Status {
    #node;
    #timer = 0;

    constructor(node) {
        this.#node = node;
    }

    // Shows a status; an empty text means that the page is live.
    show(text) {
        // Immediately: the page already looks offline before the text is shown.
        document.body.classList.toggle('offline', text !== '');
        clearTimeout(this.#timer);
        if (text === this.#node.textContent) return;
        const delay = text && !this.#node.textContent ? statusDelay : 0;
        this.#timer = setTimeout(() => { this.#node.textContent = text; }, delay);
    }
}

// Asks the user to open a URL that the browser has blocked.
export const offer = (address) => {
    const link = document.createElement('a');
    link.href = address;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    link.textContent = address;
    announce(localized('notOpened'), link);
};

// Shows a notice until the user dismisses it.
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
    button.textContent = localized('ok');
    button.addEventListener('click', () => notice.remove());
    notice.append(message, button);
    document.body.append(notice);
    // In the top layer, above modal dialogs.
    if (notice.showPopover) {
        notice.popover = 'manual';
        notice.showPopover();
    }
};
