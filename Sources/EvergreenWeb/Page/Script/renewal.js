import { fileOf, makeAbsolute } from './addresses.js';
import { backOff } from './connection.js';
import { identityOf, isText } from './elements.js';
import { lossOf } from './losses.js';
import { addStyles } from './stylesheets.js';
import { hasPage, openAnew, userOf } from './users.js';
import { word } from './words.js';

// Where a page leaves what the next one fills in and says, when it has to be loaded again.
const storageKey = 'evergreen-lost';

// How often in a row a page may come from a server of another version before this one is loaded again.
const mostForeignPages = 3;

// The file of this page's script.
export const script = () => scriptOf(document);

const scriptOf = (root) => fileOf(root.querySelector('script').getAttribute('src'));

// The field that has the focus, to be found again on the new page, with the caret where it was.
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

// Gets a new session for a page whose session is gone. The server begins it with the state that the former one left; the
// page fills in what the user had filled in.
export class Renewal {
    isUnderWay = false;
    #connection;
    #events;
    #lostFields;
    #pageHistory;
    #say;
    #announce;
    #token;
    #user;
    // How often in a row the page was loaded again because it was of another version.
    #reloads = 0;
    // How often in a row the answer was a page of another version.
    #foreignPages = 0;
    #begin;
    #show;

    // token() is that of the session that the page has, and user tells its user from others. begin(token) starts a new session,
    // with nothing that counts in the old one; show(main) shows its page.
    constructor({ connection, events, lostFields, pageHistory, say, announce, token, user, begin, show }) {
        this.#connection = connection;
        this.#events = events;
        this.#lostFields = lostFields;
        this.#pageHistory = pageHistory;
        this.#say = say;
        this.#announce = announce;
        this.#token = token;
        this.#user = user;
        this.#begin = begin;
        this.#show = show;
    }

    // Gets a session that begins with the state of a former one: that of this page, unless another one is given.
    async renew(former = this.#token()) {
        if (this.isUnderWay) return;
        this.isUnderWay = true;
        this.#connection.pause();
        try {
            await this.#takeNewSession(former);
        } finally {
            this.isUnderWay = false;
        }
    }

    // Takes up the session that the server has opened for this page, instead of its own. Gives what to call once it is shown.
    goOn(token) {
        const loss = lossOf(this.#events.unanswered, this.#lostFields.save());
        const focused = focusedField();
        this.#begin(token);
        return () => this.#finish(focused, loss);
    }

    // Takes up what the page before this one left. Returns the token of its session, if there was such a page.
    takeUp() {
        try {
            const left = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
            sessionStorage.removeItem(storageKey);
            this.#reloads = left?.reloads ?? 0;
            if (left?.user !== this.#user) return;
            this.#lostFields.adopt(left?.fields ?? []);
            if (left?.loss) this.#announce(left.loss);
            return left?.token;
        } catch { /* Storage can be switched off: then there is nothing to restore. */ }
    }

    async #takeNewSession(former) {
        this.#say(word('reconnecting'));
        let page;
        let url;
        let isElsewhere;
        try {
            const headers = { 'Evergreen-Session': former };
            const options = { cache: 'no-store', headers, redirect: 'manual' };
            const answer = await fetch(location.pathname + location.search, options);
            // An application around the app leads elsewhere: to a page for signing in, say.
            if (answer.type === 'opaqueredirect') return openAnew();
            if (!hasPage(answer)) return this.#connection.retry(word('busy'));
            url = answer.url || location.href;
            isElsewhere = [401, 403].includes(answer.status);
            page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        } catch {
            return this.#connection.retry(word('reconnecting'));
        }
        const token = page.body.dataset.session;
        if (!token) {
            // An application around the app says so, and not the app.
            if (isElsewhere) return openAnew();
            return this.#connection.retry(word('reconnecting'));
        }
        // What one user has typed is not for the next one.
        if (userOf(page) !== this.#user) return openAnew();
        // The server is of another version.
        if (scriptOf(page) !== script()) return this.#meetForeignPage(former, token);
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
        this.#pageHistory.goOn();
    }

    // Becomes a page of the server's version. A page that has just been loaded for that was sent by yet another server: two versions
    // run behind one balancer. It asks again, as the server of its own version may be next.
    async #meetForeignPage(former, token) {
        this.#foreignPages += 1;
        if (this.#reloads > 0 && this.#foreignPages < mostForeignPages) {
            await new Promise((resolve) => setTimeout(resolve, backOff(this.#foreignPages)));
            return this.#takeNewSession(former);
        }
        this.#reload(token, lossOf(this.#events.unanswered, this.#lostFields.save()));
    }

    // The page that is loaded begins with nothing, and renews itself with the token.
    #reload(token, loss) {
        try {
            const reloads = this.#reloads + 1;
            const left = { token, user: this.#user, fields: this.#lostFields.entries, loss, reloads };
            sessionStorage.setItem(storageKey, JSON.stringify(left));
        } catch { /* Storage can be switched off, or full: then what was typed is lost. */ }
        location.reload();
    }
}
