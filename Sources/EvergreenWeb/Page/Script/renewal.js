import { fileOf, makeAbsolute } from './addresses.js';
import { backOff } from './connection.js';
import { identityOf, isText } from './elements.js';
import { lossOf } from './losses.js';
import { addStyles } from './stylesheets.js';
import { hasPage, reopen, userOf } from './users.js';
import { localized } from './localization.js';

// The session storage key for the data that a page passes on when it reloads.
const storageKey = 'evergreen-lost';

// The maximum number of consecutive responses from a server of another version before the page reloads.
const maxForeignPages = 3;

// The path of this page's script.
export const script = () => scriptOf(document);

const scriptOf = (root) => fileOf(root.querySelector('script').getAttribute('src'));

// The focused field, with a function that focuses its successor on the new page and restores the selection.
const focusedField = () => {
    const node = document.activeElement;
    const identity = identityOf(node);
    if (!identity) return null;
    const selection = isText(node) ? [node.selectionStart, node.selectionEnd] : null;
    const restore = () => {
        const around = document.querySelector(`[data-identity="${identity}"]`);
        const same = around?.matches('input, select, textarea') ? around : around?.querySelector('input, select, textarea');
        same?.focus();
        if (selection && same && isText(same)) same.setSelectionRange(...selection);
    };
    return { restore };
};

// Requests a new session when the page's session is lost. The server restores the state of the previous session; the page restores the
// fields.
export class Renewal {
    isUnderWay = false;
    #connection;
    #events;
    #lostFields;
    #pageHistory;
    #showStatus;
    #announce;
    #token;
    #user;
    // The number of consecutive reloads because of another version.
    #reloads = 0;
    // The number of consecutive responses from a server of another version.
    #foreignPages = 0;
    #begin;
    #show;

    // token() returns the token of the page's session, and user identifies its user. begin(token) resets the page's state for a new
    // session, and show(main) shows its content.
    constructor({ connection, events, lostFields, pageHistory, showStatus, announce, token, user, begin, show }) {
        this.#connection = connection;
        this.#events = events;
        this.#lostFields = lostFields;
        this.#pageHistory = pageHistory;
        this.#showStatus = showStatus;
        this.#announce = announce;
        this.#token = token;
        this.#user = user;
        this.#begin = begin;
        this.#show = show;
    }

    // Requests a session that restores a previous one: by default, that of this page.
    async renew(previous = this.#token()) {
        if (this.isUnderWay) return;
        this.isUnderWay = true;
        this.#connection.pause();
        try {
            await this.#takeNewSession(previous);
        } finally {
            this.isUnderWay = false;
        }
    }

    // Continues with a session that the server has opened for this page. Returns a function to call once it is shown.
    resume(token) {
        const loss = lossOf(this.#events.unanswered, this.#lostFields.save());
        const focused = focusedField();
        this.#begin(token);
        return () => this.#finish(focused, loss);
    }

    // Restores the data that the page has stored before it reloaded. Returns the token of its session, if any.
    restoreStored() {
        try {
            const left = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
            sessionStorage.removeItem(storageKey);
            this.#reloads = left?.reloads ?? 0;
            if (left?.user !== this.#user) return;
            this.#lostFields.adopt(left?.fields ?? []);
            if (left?.loss) this.#announce(left.loss);
            return left?.token;
        } catch { /* Storage is disabled: there is nothing to restore. */ }
    }

    async #takeNewSession(previous) {
        this.#showStatus(localized('reconnecting'));
        let page;
        let url;
        let isElsewhere;
        try {
            const headers = { 'Evergreen-Session': previous };
            const options = { cache: 'no-store', headers, redirect: 'manual' };
            const answer = await fetch(location.pathname + location.search, options);
            // A proxy in front of the app redirects, to a sign-in page for instance.
            if (answer.type === 'opaqueredirect') return reopen();
            if (!hasPage(answer)) return this.#connection.retry(localized('busy'));
            url = answer.url || location.href;
            isElsewhere = [401, 403].includes(answer.status);
            page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        } catch {
            return this.#connection.retry(localized('reconnecting'));
        }
        const token = page.body.dataset.session;
        if (!token) {
            // The response comes from a proxy in front of the app.
            if (isElsewhere) return reopen();
            return this.#connection.retry(localized('reconnecting'));
        }
        // One user's input must not reach another user.
        if (userOf(page) !== this.#user) return reopen();
        // The server has another version.
        if (scriptOf(page) !== script()) return this.#handleForeignPage(previous, token);
        this.#reloads = this.#foreignPages = 0;
        const loss = lossOf(this.#events.unanswered, this.#lostFields.save());
        addStyles(page);
        const focused = focusedField();
        const main = page.querySelector('main');
        makeAbsolute(main, url);
        this.#begin(token);
        this.#show(document.importNode(main, true));
        this.#finish(focused, loss);
        this.#connection.connect();
    }

    #finish(focused, loss) {
        this.#lostFields.restore();
        focused?.restore();
        if (loss) this.#announce(loss);
        this.#pageHistory.resume();
    }

    // Reloads to switch to the server's version. If the page has just reloaded for that reason, two versions run behind one load balancer:
    // it retries first, as the next server may have its own version.
    async #handleForeignPage(previous, token) {
        this.#foreignPages += 1;
        if (this.#reloads > 0 && this.#foreignPages < maxForeignPages) {
            await new Promise((resolve) => setTimeout(resolve, backOff(this.#foreignPages)));
            return this.#takeNewSession(previous);
        }
        this.#reload(token, lossOf(this.#events.unanswered, this.#lostFields.save()));
    }

    // The reloaded page starts without state, and renews the session with the token.
    #reload(token, loss) {
        try {
            const reloads = this.#reloads + 1;
            const left = { token, user: this.#user, fields: this.#lostFields.entries, loss, reloads };
            sessionStorage.setItem(storageKey, JSON.stringify(left));
        } catch { /* Storage is disabled or full: unsaved input is lost. */ }
        location.reload();
    }
}
