// Where the app is, links that it handles itself, and addresses that it opens.

// The page's own address changes as the user goes about: the app's is where it was when the page was loaded.
let root = new URL('./', location.href);

// Says where the app is, relative to the address that the page was loaded at.
export const setRoot = (address) => {
    root = new URL(address, location.href);
    // Browsers look for an icon again when the address changes.
    for (const icon of document.querySelectorAll('link[rel$=icon]')) makeAbsolute(icon, location.href);
};

// The URL of a place of the app, or of a file of Evergreen's, by its address below that of the app.
export const urlOf = (address) => new URL(/^(\.\/|_evergreen\/)/.test(address) ? address : './' + address, root).href;

// The address of a file of Evergreen's below that of the app. Pages at different addresses of the app have different ways to it.
export const fileOf = (address) => address.slice(address.indexOf('_evergreen/'));

// Where the page is, below the address of the app.
export const pageAddress = () => {
    const here = location.href.split('#', 1)[0];
    return here.startsWith(root.href) ? here.slice(root.href.length) : '';
};

const isRelative = (href) => /^(\.\.?\/|_evergreen\/)/.test(href ?? '');

// What is in a frame is relative to the app, and what is in a page that was loaded to the address of that page. Both hold when
// the page's own address changes, once they are absolute.
export const absolute = (href, base = root) => isRelative(href) ? new URL(href, base).href : href;

// One size of an image is an address and a scale.
const absoluteSize = (size, base) => {
    const [address, ...scale] = size.split(' ');
    return [absolute(address, base), ...scale].join(' ');
};

// The value of an attribute, with addresses that are absolute.
export const absoluteValue = (name, value, base = root) => {
    if (name === 'href' || name === 'src') return absolute(value, base);
    if (name === 'srcset') return value.split(', ').map((size) => absoluteSize(size, base)).join(', ');
    return value;
};

export const makeAbsolute = (node, base = root) => {
    for (const one of [node, ...node.querySelectorAll('[href], [src], [srcset]')]) {
        // The sizes first: with another address, a browser would load that.
        for (const name of ['srcset', 'href', 'src']) {
            const value = one.getAttribute(name);
            if (isRelative(value)) one.setAttribute(name, absoluteValue(name, value, base));
        }
    }
};

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
    // Another program takes these over, and the page stays, unless it is another page of the app.
    if (!/^https?:/i.test(address)) {
        location.assign(absolute(address));
        return;
    }
    openBeside(address, '', offer);
};

// What a browser takes as the size and the place of a window. `x` and `y` are the point of the window that comes to the same point
// of the screen, in thousandths.
const featuresOf = ([width, height, x, y]) => {
    const size = { width: width ?? outerWidth, height: height ?? outerHeight };
    const features = ['popup', `width=${size.width}`, `height=${size.height}`];
    // Where the screen begins is not said by all browsers.
    const { availLeft = 0, availTop = 0, availWidth, availHeight } = screen;
    if (x != null) features.push(`left=${Math.round(availLeft + Math.max(availWidth - size.width, 0) * x / 1000)}`);
    if (y != null) features.push(`top=${Math.round(availTop + Math.max(availHeight - size.height, 0) * y / 1000)}`);
    return features.join();
};

// Opens an address in a window of its own. Phones have none, and open a tab.
export const openWindow = (address, placement, offer) => openBeside(address, featuresOf(placement), offer);

const openBeside = (address, features, offer) => {
    const opened = open('', '_blank', features);
    if (!opened) return offer(address);
    // The page that is opened gets no hold of this one.
    opened.opener = null;
    opened.location.replace(address);
};
