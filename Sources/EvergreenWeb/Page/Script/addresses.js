// The app's root, links that the page handles itself, and URLs that it opens.

// The page's own URL changes during navigation: the app's root is relative to the URL at which the page was loaded.
let root = new URL('./', location.href);

// Sets the app's root, relative to the URL at which the page was loaded.
export const setRoot = (address) => {
    root = new URL(address, location.href);
    // Browsers reload an icon when the URL changes.
    for (const icon of document.querySelectorAll('link[rel$=icon]')) makeAbsolute(icon, location.href);
};

// Returns the URL of a location in the app, or of a file of Evergreen, from its address relative to the app.
export const urlOf = (address) => new URL(/^(\.\/|_evergreen\/)/.test(address) ? address : './' + address, root).href;

// Returns the address of a file of Evergreen relative to the app. Pages at different URLs of the app have different relative paths to it.
export const fileOf = (address) => address.slice(address.indexOf('_evergreen/'));

// Returns the page's location, relative to the app.
export const pageAddress = () => {
    const here = location.href.split('#', 1)[0];
    return here.startsWith(root.href) ? here.slice(root.href.length) : '';
};

const isRelative = (href) => /^(\.\.?\/|_evergreen\/)/.test(href ?? '');

// URLs in a frame are relative to the app, and those in a loaded page to that page's URL. Both are made absolute, so that they stay valid
// when the page's own URL changes.
export const absolute = (href, base = root) => isRelative(href) ? new URL(href, base).href : href;

// One size of an image is a URL and a scale.
const absoluteSize = (size, base) => {
    const [address, ...scale] = size.split(' ');
    return [absolute(address, base), ...scale].join(' ');
};

// Returns the value of an attribute with absolute URLs.
export const absoluteValue = (name, value, base = root) => {
    if (name === 'href' || name === 'src') return absolute(value, base);
    if (name === 'srcset') return value.split(', ').map((size) => absoluteSize(size, base)).join(', ');
    return value;
};

export const makeAbsolute = (node, base = root) => {
    for (const one of [node, ...node.querySelectorAll('[href], [src], [srcset]')]) {
        // The sizes first, because a browser would start to load another URL.
        for (const name of ['srcset', 'href', 'src']) {
            const value = one.getAttribute(name);
            if (isRelative(value)) one.setAttribute(name, absoluteValue(name, value, base));
        }
    }
};

// Whether the user opens a link in another tab or window, or downloads it.
const isElsewhere = (event) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

// Returns the clicked link in a text that the app handles; null for none. Prevents the browser from following it.
export const handledLink = (event) => {
    const link = event.target.closest?.('[data-link]');
    if (!link || (link.href && isElsewhere(event))) return null;
    event.preventDefault();
    return link;
};

// Whether the app handles a click on a control that may be a link. If so, prevents the browser from following it.
export const isHandled = (node, event) => {
    if (node.tagName !== 'A') return true;
    if (isElsewhere(event)) return false;
    event.preventDefault();
    return true;
};

// Opens a URL in another tab. Browsers allow it only right after a user gesture; otherwise asks the user.
export const openAddress = (address, offer) => {
    // Another program handles these URLs, and the page stays, unless it is another page of the app.
    if (!/^https?:/i.test(address)) {
        location.assign(absolute(address));
        return;
    }
    openBeside(address, '', offer);
};

// Returns the window features for a size and position. `x` and `y` are the point of the window that is placed at the same point of the
// screen, in thousandths.
const featuresOf = ([width, height, x, y]) => {
    const size = { width: width ?? outerWidth, height: height ?? outerHeight };
    const features = ['popup', `width=${size.width}`, `height=${size.height}`];
    // Not all browsers report the origin of the screen.
    const { availLeft = 0, availTop = 0, availWidth, availHeight } = screen;
    if (x != null) features.push(`left=${Math.round(availLeft + Math.max(availWidth - size.width, 0) * x / 1000)}`);
    if (y != null) features.push(`top=${Math.round(availTop + Math.max(availHeight - size.height, 0) * y / 1000)}`);
    return features.join();
};

// Opens a URL in a separate window. Phones open a tab instead.
export const openWindow = (address, placement, offer) => openBeside(address, featuresOf(placement), offer);

const openBeside = (address, features, offer) => {
    const opened = open('', '_blank', features);
    if (!opened) return offer(address);
    // Denies the opened page access to this one.
    opened.opener = null;
    opened.location.replace(address);
};
