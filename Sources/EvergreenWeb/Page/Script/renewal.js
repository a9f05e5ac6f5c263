import { identityOf } from './elements.js';
import { lossOf } from './losses.js';

// Where a page leaves what the next one fills in and says, when it has to be loaded again.
const storageKey = 'evergreen-lost';

const scriptOf = (root) => root.querySelector('script').getAttribute('src');

// Adds the stylesheets that a new page has besides those of this one.
const addStyles = (page) => {
    for (const link of page.querySelectorAll('link[data-styles]')) {
        const isKnown = [...document.querySelectorAll('link[data-styles]')].some((one) => one.href === link.href);
        if (!isKnown) document.head.append(document.importNode(link));
    }
};

// Gets a new session for a page whose session is gone, and fills in what the user had filled in.
export class Renewal {
    isUnderWay = false;
    #connection;
    #events;
    #lostFields;
    #pageHistory;
    #say;
    #announce;
    #show;

    // show(main, token) shows the page of the new session, which starts with nothing that counts in the old one.
    constructor({ connection, events, lostFields, pageHistory, say, announce, show }) {
        this.#connection = connection;
        this.#events = events;
        this.#lostFields = lostFields;
        this.#pageHistory = pageHistory;
        this.#say = say;
        this.#announce = announce;
        this.#show = show;
    }

    async renew() {
        if (this.isUnderWay) return;
        this.isUnderWay = true;
        this.#connection.pause();
        try {
            await this.#takeNewSession();
        } finally {
            this.isUnderWay = false;
        }
    }

    // Takes up what the page before this one left.
    takeUp() {
        try {
            const left = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
            sessionStorage.removeItem(storageKey);
            this.#lostFields.adopt(left?.fields ?? []);
            if (left?.loss) this.#announce(left.loss);
        } catch { /* Storage can be switched off: then there is nothing to restore. */ }
    }

    async #takeNewSession() {
        this.#say('Reconnecting…');
        let page;
        try {
            const answer = await fetch(location.pathname, { cache: 'no-store' });
            if (!answer.ok) return this.#connection.retry('The server is busy. Trying again…');
            page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        } catch {
            return this.#connection.retry('Reconnecting…');
        }
        const token = page.body.dataset.session;
        if (!token) return this.#connection.retry('Reconnecting…');
        const loss = lossOf(this.#events.unanswered, this.#lostFields.save());
        // The server is of another version: so has the page to be.
        if (scriptOf(page) !== scriptOf(document)) return this.#reload(loss);
        addStyles(page);
        const focused = identityOf(document.activeElement);
        this.#show(document.importNode(page.querySelector('main'), true), token);
        if (focused) {
            document.querySelector(`[data-identity="${focused}"]`)?.querySelector('input, select, textarea')?.focus();
        }
        this.#lostFields.restore();
        if (loss) this.#announce(loss);
        this.#pageHistory.follow();
        this.#connection.connect();
    }

    #reload(loss) {
        try {
            sessionStorage.setItem(storageKey, JSON.stringify({ fields: this.#lostFields.entries, loss }));
        } catch { /* Storage can be switched off, or full: then what was typed is lost. */ }
        location.reload();
    }
}
