import { announce } from './notices.js';
import { pageAddress, urlOf } from './addresses.js';
import { word } from './words.js';

// Closing pages of the app.

// The channel between the pages of this browser. A page does not receive its own messages.
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('evergreen-windows') : null;

// A browser closes a page that was opened by a page, or that has no history. Otherwise the user is notified.
export const closeWindow = () => {
    close();
    if (!closed) announce(word('notClosed'));
};

const begins = (address, path) => path === '' || address === path || address.startsWith(path + '/');

// Returns the path of this page relative to the app, decoded so that different spellings compare as equal.
const ownPath = () => decoded(pageAddress().split('?', 1)[0]);

// Malformed encodings are left unchanged.
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

// Closes the pages of the app in this browser that are at or below a path, except those at or below another one.
export const closeWindows = (path, others) => {
    channel?.postMessage({ app: urlOf('./'), path, others });
    if (isAt(path, others)) closeWindow();
};

// Closes this page at the request of other pages.
export const listenToWindows = () => channel?.addEventListener('message', ({ data }) => {
    if (data.app === urlOf('./') && isAt(data.path, data.others)) closeWindow();
});
