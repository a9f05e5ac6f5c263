import { announce } from './notices.js';
import { pageAddress, urlOf } from './addresses.js';
import { word } from './words.js';

// Closes pages of the app.

// How the pages of this browser tell one another which are closed. A page hears nothing of what it says itself.
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('evergreen-windows') : null;

// A browser closes a page that a page has opened, or that has no history. Otherwise the user is told.
export const closeWindow = () => {
    close();
    if (!closed) announce(word('notClosed'));
};

const begins = (address, path) => path === '' || address === path || address.startsWith(path + '/');

// The path of this page below that of the app, with the characters that a server takes for those of another spelling.
const ownPath = () => decoded(pageAddress().split('?', 1)[0]);

// What is no text of UTF-8 stays as it is.
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

// Closes the pages of the app, in this browser, that are at a path or below it, but not at or below another one.
export const closeWindows = (path, others) => {
    channel?.postMessage({ app: urlOf('./'), path, others });
    if (isAt(path, others)) closeWindow();
};

// Takes part in what other pages close.
export const listenToWindows = () => channel?.addEventListener('message', ({ data }) => {
    if (data.app === urlOf('./') && isAt(data.path, data.others)) closeWindow();
});
