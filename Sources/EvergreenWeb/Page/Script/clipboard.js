import { announce } from './notices.js';
import { localized } from './localization.js';

// Copy and paste.
//
// A view with data-copy provides a text to copy, and one with data-cut also removes its content. A view with data-paste accepts the types
// in data-outside: text, links or files. A button with data-paste pastes when it is pressed.

// Selected text and fields are left to the browser's own copy and paste.
const isLeftToBrowser = (target) => !getSelection().isCollapsed
    || (target instanceof Element && target.closest('input, textarea') !== null);

// Writes a text to the clipboard. Without permission, shows a notice with a button that copies.
export const copyText = async (text) => {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = localized('copy');
        button.addEventListener('click', () => copyByCommand(text));
        announce(localized('notPut'), button);
    }
};

// The fallback for pages without the clipboard API, which needs a secure context. Works only during a user gesture.
const copyByCommand = (text) => {
    const write = (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        event.clipboardData.setData('text/plain', text);
    };
    document.addEventListener('copy', write, { capture: true, once: true });
    document.execCommand('copy');
};

export class Clipboard {
    #send;
    #uploads;
    #limit;

    constructor({ send, uploads, limit }) {
        this.#send = send;
        this.#uploads = uploads;
        this.#limit = limit;
    }

    listen() {
        document.addEventListener('copy', (event) => this.#take(event, '[data-copy]', (node) => this.#send(node, 'copy')));
        document.addEventListener('cut', (event) => this.#take(event, '[data-cut]', (node) => this.#send(node, 'cut')));
        document.addEventListener('paste', (event) => this.#take(event, '[data-paste]:not(button)', (node) => {
            const { clipboardData: data } = event;
            return this.#paste(node, [...data.files], data.getData('text/uri-list'), data.getData('text/plain'));
        }));
        document.addEventListener('click', (event) => {
            const button = event.target instanceof Element && event.target.closest('button[data-paste]:enabled');
            if (button) this.#read(button);
        });
    }

    // Performs a clipboard command for the view around the focus. `carryOut` returns false if it did not handle the event.
    #take(event, selector, carryOut) {
        const node = document.activeElement?.closest(selector);
        if (node && !isLeftToBrowser(event.target) && carryOut(node) !== false) event.preventDefault();
    }

    async #read(button) {
        try {
            const [files, texts] = [[], []];
            for (const item of await navigator.clipboard.read()) {
                for (const type of item.types) {
                    const content = await item.getType(type);
                    if (type === 'text/plain') texts.push(await content.text());
                    else if (!type.startsWith('text/')) files.push(new File([content], `pasted.${type.split('/')[1]}`, { type }));
                }
            }
            if (!this.#paste(button, files, '', texts.join('\n'))) announce(localized('nothingToPaste'));
        } catch {
            // The clipboard API is missing in insecure contexts, or the user denied permission.
            announce(localized('notPasted'));
        }
    }

    // Sends what the view accepts from the clipboard. Returns whether there was anything.
    #paste(node, files, list, text) {
        const kinds = (node.dataset.outside ?? '').split(' ');
        const links = list || (URL.canParse(text.trim()) && /^https?:/i.test(text.trim()) ? text.trim() : '');
        const send = (kind, value) => this.#send(node, 'drop', 0, 0, false, kind, value);
        if (files.length && kinds.includes('files')) {
            this.#uploads.drop(node, files, (value) => send('files', value));
        } else if (links && kinds.includes('urls')) {
            send('urls', links);
        } else if (text && kinds.includes('text')) {
            if (this.#limit.fits(text)) send('text', text);
            else announce(localized('tooLong'));
        } else {
            return false;
        }
        return true;
    }
}
