// Links that the app handles itself, and addresses that it opens.

// Whether the user wants a link in a tab or a window of its own, or in a file.
const isElsewhere = (event) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

// The link of a text that was clicked, and that the app handles; null for none. The browser follows it no more.
export const handledLink = (event) => {
    const link = event.target.closest?.('[data-link]');
    if (!link || (link.href && isElsewhere(event))) return null;
    event.preventDefault();
    return link;
};

// Whether a click on a control that may be a link is the app's. If so, the browser does not follow it.
export const isHandled = (node, event) => {
    if (node.tagName !== 'A') return true;
    if (isElsewhere(event)) return false;
    event.preventDefault();
    return true;
};

// Opens an address beside the page. A browser opens pages only right after the user has done something: otherwise the user
// is asked.
export const openAddress = (address, offer) => {
    // Another program takes these over, and the page stays.
    if (!/^https?:/i.test(address)) {
        location.assign(address);
        return;
    }
    const opened = open('', '_blank');
    if (!opened) return offer(address);
    // The page that is opened gets no hold of this one.
    opened.opener = null;
    opened.location.replace(address);
};
