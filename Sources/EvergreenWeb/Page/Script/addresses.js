// The base URL of the app, the links that the app handles, and URLs that the app opens.

// The page's URL changes with navigation. The app's base URL stays as it was when the page was loaded.
let root = new URL('./', location.href);

// Sets the app's base URL, relative to the URL that the page was loaded from.
export const setRoot = (address) => {
    root = new URL(address, location.href);
    // Browsers resolve the icon's URL again when the page's URL changes.
    for (const icon of document.querySelectorAll('link[rel$=icon]')) makeAbsolute(icon, location.href);
};

// The absolute URL of a path in the app, or of one of Evergreen's files, given relative to the app's base URL.
export const urlOf = (address) => new URL(/^(\.\/|_evergreen\/)/.test(address) ? address : './' + address, root).href;

// The path of one of Evergreen's files below the app's base URL. Pages at different depths reach it by different relative paths.
export const fileOf = (address) => address.slice(address.indexOf('_evergreen/'));

// The page's path below the app's base URL.
export const pageAddress = () => {
    const here = location.href.split('#', 1)[0];
    return here.startsWith(root.href) ? here.slice(root.href.length) : '';
};

const isRelative = (href) => /^(\.\.?\/|_evergreen\/)/.test(href ?? '');

// URLs in a frame are relative to the app, and those in the loaded page to the page. Absolute URLs stay valid when the page's URL changes.
export const absolute = (href, base = root) => isRelative(href) ? new URL(href, base).href : href;

// Makes one entry of `srcset`, a URL and a scale, absolute.
const absoluteSize = (size, base) => {
    const [address, ...scale] = size.split(' ');
    return [absolute(address, base), ...scale].join(' ');
};

// The value of an attribute with absolute URLs.
export const absoluteValue = (name, value, base = root) => {
    if (name === 'href' || name === 'src') return absolute(value, base);
    if (name === 'srcset') return value.split(', ').map((size) => absoluteSize(size, base)).join(', ');
    return value;
};

export const makeAbsolute = (node, base = root) => {
    for (const one of [node, ...node.querySelectorAll('[href], [src], [srcset]')]) {
        // `srcset` first: with a changed `src`, a browser would load that image.
        for (const name of ['srcset', 'href', 'src']) {
            const value = one.getAttribute(name);
            if (isRelative(value)) one.setAttribute(name, absoluteValue(name, value, base));
        }
    }
};

// Whether modifier keys ask for a new tab, a new window or a download.
const isElsewhere = (event) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

// The clicked link, if the app handles it, or null. Prevents the browser's navigation.
export const handledLink = (event) => {
    const link = event.target.closest?.('[data-link]');
    if (!link || (link.href && isElsewhere(event))) return null;
    event.preventDefault();
    return link;
};

// Whether the app handles a click on a control that may be a link. If so, prevents the browser's navigation.
export const isHandled = (node, event) => {
    if (node.tagName !== 'A') return true;
    if (isElsewhere(event)) return false;
    event.preventDefault();
    return true;
};

// Opens a URL in a new tab. Browsers block this without a recent user gesture: then `offer` asks the user.
export const openAddress = (address, offer) => {
    // Other schemes open another program, and paths of the app load in this tab.
    if (!/^https?:/i.test(address)) {
        location.assign(absolute(address));
        return;
    }
    openBeside(address, '', offer);
};

// The features string of `open` for a window's size and position. `x` and `y` are the point of the window that is aligned with the same
// point of the screen, in thousandths.
const featuresOf = ([width, height, x, y]) => {
    const size = { width: width ?? outerWidth, height: height ?? outerHeight };
    const features = ['popup', `width=${size.width}`, `height=${size.height}`];
    // Not all browsers report the screen's origin.
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
    // The opened page gets no reference to this one.
    opened.opener = null;
    opened.location.replace(address);
};
