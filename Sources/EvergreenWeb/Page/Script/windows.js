import { announce } from './notices.js';
import { pageAddress, urlOf } from './addresses.js';
import { localized } from './localization.js';

// Closing windows.

// Broadcasts closed paths to the app's other pages in this browser. A page does not receive its own messages.
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('evergreen-windows') : null;

// Closes this page. Browsers allow that only for pages that were opened by a page, or that have no history: otherwise the user gets a
// notice.
export const closeWindow = () => {
    close();
    if (!closed) announce(localized('notClosed'));
};

const begins = (address, path) => path === '' || address === path || address.startsWith(path + '/');

// This page's path below the app's base URL, percent-decoded as on the server.
const ownPath = () => decoded(pageAddress().split('?', 1)[0]);

// A path that is not valid UTF-8 is not decoded.
const decoded = (path) => {
    try {
        return decodeURI(path);
    } catch {
        return path;
    }
};

const isAt = (path, others) => {
    const own = ownPath();
    return begins(own, decoded(path)) && !others.some((other) => begins(own, decoded(other)));
};

// Closes the app's pages in this browser at a path or below it, except those at or below other paths.
export const closeWindows = (path, others) => {
    channel?.postMessage({ app: urlOf('./'), path, others });
    if (isAt(path, others)) closeWindow();
};

// Closes this page at the request of other pages.
export const listenToWindows = () => channel?.addEventListener('message', ({ data }) => {
    if (data.app === urlOf('./') && isAt(data.path, data.others)) closeWindow();
});
