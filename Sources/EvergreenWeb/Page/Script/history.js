import { makeAbsolute, urlOf } from './addresses.js';

// The maximum number of earlier entries that an entry stores.
const limit = 30;

const outsideDialogs = (selector) =>
    [...document.querySelectorAll(selector)].filter((node) => !node.closest('dialog'));

// The total depth of the navigation stacks' paths.
const depth = () => outsideDialogs('.page').reduce((sum, page) => sum + Number(page.dataset.depth), 0);

const main = () => document.querySelector('main');

// The query of the page's URL, if the page's first window does not have it in its address, and that address. Null once the address changes.
let unopened = null;

const address = () => {
    const shown = main().dataset.address ?? '';
    if (unopened?.address !== shown) unopened = null;
    return unopened ? `${shown}?${unopened.query}` : shown;
};

// The current location: its stack depth, and its path below the app's base URL.
const place = () => ({ depth: depth(), address: address() });

const pathOf = (address) => address.split('?', 1)[0];

// Whether two locations are equal apart from the query, which adds no history entry.
const isSame = (one, other) => one.depth === other.depth && pathOf(one.address) === pathOf(other.address);

// The locations of the current history entry and of those before it. Each entry stores them, so that returning to one of them can be
// detected.
const entries = () => history.state?.evergreen ?? [];

const directoryOf = (url) => url.slice(0, url.split(/[?#]/, 1)[0].lastIndexOf('/'));

const pageURL = () => location.href.split('#', 1)[0];

// Synchronizes the browser's history with navigation: pushed pages, selected tabs and followed links add entries. Back and forward navigate
// to the URLs of entries; pages without a URL are popped.
export class PageHistory {
    #send;
    // Whether the script is traversing to another entry. The history's position is known only on arrival.
    #isTraversing = false;
    // The pending navigation to an entry by the browser, and the number of the event that requests it; null once it is handled.
    #traversal = null;

    constructor(send) {
        this.#send = send;
    }

    // `query` is that of the page's URL, if the page's first window does not have it in its address.
    listen(query) {
        if (query) unopened = { address: main().dataset.address ?? '', query };
        addEventListener('popstate', () => {
            if (this.#isTraversing) {
                this.#isTraversing = false;
                return this.follow();
            }
            this.#traversal = null;
            this.#traverse(entries().at(-1));
        });
    }

    // Updates the history to the page's current location.
    follow() {
        if (this.#isTraversing || this.#traversal) return;
        const here = place();
        const known = entries();
        const last = known.at(-1);
        if (!last) return this.#begin(here);
        if (isSame(last, here)) {
            if (last.address !== here.address || pageURL() !== urlOf(here.address)) this.#replace(here);
            return;
        }
        const previous = here.depth < last.depth ? known.findLastIndex((one) => isSame(one, here)) : -1;
        if (previous >= 0) {
            this.#isTraversing = true;
            history.go(previous + 1 - known.length);
        } else if (pathOf(last.address) === pathOf(here.address) && here.depth > last.depth) {
            this.#pushPages(last.depth, here);
        } else {
            this.#push(here);
        }
    }

    // Called when the server has handled the events up to this one.
    answered(event) {
        if (!this.#traversal?.event || event < this.#traversal.event) return;
        // In a microtask: the page shows the result once the frame is applied.
        const traversal = this.#traversal;
        queueMicrotask(() => {
            if (this.#traversal === traversal) this.#arrive(traversal);
        });
    }

    // Resumes with another session, to which unacknowledged events were not sent.
    resume() {
        const traversal = this.#traversal;
        this.#traversal = null;
        if (traversal) this.#traverse(traversal.target);
        else this.follow();
    }

    #traverse(target) {
        const here = place();
        const back = outsideDialogs('.back button:enabled').at(-1);
        if (target && target.address !== here.address) {
            this.#traversal = { target, from: here.depth };
            const root = main();
            this.#traversal.event = this.#send(root, 'visit', target.address);
        } else if (target && target.depth < here.depth && back) {
            this.#traversal = { target, from: here.depth };
            this.#traversal.event = this.#send(back, 'tap');
        } else {
            this.follow();
        }
    }

    #arrive({ target, from }) {
        this.#traversal = null;
        const here = place();
        // Pages without a URL are popped one at a time.
        if (target.address === here.address && target.depth < here.depth && here.depth < from) this.#traverse(target);
        else this.#replace(here);
    }

    // A page loaded from the app's base URL may show pushed pages without a URL: each gets an entry, so that Back pops it.
    #begin(here) {
        if (pathOf(here.address) !== '' || here.depth === 0) return this.#replace(here);
        this.#replace({ ...here, depth: 0 });
        this.#pushPages(0, here);
    }

    #pushPages(from, here) {
        for (let depth = from + 1; depth <= here.depth; depth++) this.#push({ ...here, depth });
    }

    #push(here) {
        // The page restores scroll positions itself: see `Places`.
        history.scrollRestoration = 'manual';
        this.#write('pushState', [...entries(), here].slice(-limit));
    }

    #replace(here) {
        this.#write('replaceState', [...entries().slice(0, -1), here]);
    }

    #write(method, list) {
        const url = urlOf(list.at(-1).address);
        if (directoryOf(url) !== directoryOf(pageURL())) makeAbsolute(main(), location.href);
        history[method]({ evergreen: list }, '', url === pageURL() ? undefined : url);
    }
}
