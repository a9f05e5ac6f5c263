// The stylesheets of the page with the rules for its style classes.
import { fileOf, urlOf } from './addresses.js';
import { backOff } from './connection.js';

const selector = 'link[data-styles]';

// The maximum number of retries for a stylesheet.
const maxAttempts = 6;

const linksIn = (root) => [...root.querySelectorAll(selector)];

const nameOf = (link) => fileOf(link.getAttribute('href'));

// Adds the stylesheets of a new page that this page does not have.
export const addStyles = (page) => {
    const known = linksIn(document).map(nameOf);
    for (const link of linksIn(page)) {
        if (known.includes(nameOf(link))) continue;
        const fresh = document.importNode(link);
        fresh.setAttribute('href', urlOf(nameOf(link)));
        document.head.append(fresh);
    }
};

// Retries a stylesheet that failed to load: a server of an older version lacks the newer style classes, and the next request may reach a
// server that has them.
const retry = (link) => {
    const attempts = Number(link.dataset.attempts ?? 0) + 1;
    if (attempts > maxAttempts) return;
    const again = link.cloneNode();
    again.dataset.attempts = attempts;
    setTimeout(() => link.replaceWith(again), backOff(attempts - 1));
};

// Whether a stylesheet has loaded. After a failure, `sheet` is null, empty or inaccessible, depending on the browser.
const isLoaded = ({ sheet }) => {
    try {
        return sheet?.cssRules.length > 0;
    } catch {
        return false;
    }
};

export const listenToStylesheets = () => {
    document.addEventListener('error', ({ target }) => {
        if (target instanceof HTMLLinkElement && target.matches(selector)) retry(target);
    }, true);
    // Stylesheets that failed before the script ran.
    for (const link of linksIn(document)) if (!isLoaded(link)) retry(link);
};
