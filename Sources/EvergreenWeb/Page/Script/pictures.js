// Pictures of views: SVG images of what the browser draws. An image has no access to the page's stylesheets and files, so that its nodes have
// their computed styles, and files are embedded.
import { embed } from './embedded-files.js';

const SVG = 'http://www.w3.org/2000/svg';
const HTML = 'http://www.w3.org/1999/xhtml';

// A picture doesn't move, and its size is fixed.
const ignored = /^(animation|transition|view-|timeline|scroll-timeline|cursor|pointer-events|container|content-visibility|will-change|interactivity|user-select)/;
// Nodes with contents that can't be copied.
const opaque = 'input, textarea, select, iframe, video, audio, canvas, object, script, style';

let initialStyle = null;

// The initial value of each property. The page's stylesheets don't apply to a node without a parent's layout.
const initial = () => {
    if (initialStyle) return initialStyle;
    const node = document.createElement('div');
    node.style.all = 'initial';
    document.body.append(node);
    const style = getComputedStyle(node);
    initialStyle = new Map([...style].map((name) => [name, style.getPropertyValue(name)]));
    node.remove();
    return initialStyle;
};

// Computed values that differ from those of a node without styles. Inherited values are repeated.
const declarations = (style, inherited) => {
    const own = new Map();
    for (const name of style) {
        if (ignored.test(name)) continue;
        const value = style.getPropertyValue(name);
        if (value !== initial().get(name) || inherited.has(name)) own.set(name, value);
    }
    return own;
};

// Set as properties: the page's policy does not allow style attributes.
const text = (declarations) => [...declarations].map(([name, value]) => `${name}:${value}`).join(';');

// A pseudo-element as a node; null if it isn't drawn.
const pseudo = (node, name, inherited) => {
    const style = getComputedStyle(node, name);
    if (['none', 'normal'].includes(style.content) || style.display === 'none') return null;
    const copy = document.createElementNS(HTML, 'div');
    const own = declarations(style, inherited);
    own.delete('content');
    copy.style.cssText = text(own);
    const words = /^"((?:[^"\\]|\\.)*)"$/.exec(style.content);
    if (words) copy.textContent = words[1].replace(/\\(.)/g, '$1');
    return copy;
};

// Copies a node with its styles; null for a node that isn't drawn.
const copyOf = (node, inherited, load) => {
    if (node.nodeType === Node.TEXT_NODE) return node.cloneNode();
    if (node.nodeType !== Node.ELEMENT_NODE) return null;
    const style = getComputedStyle(node);
    const isDefinition = node.closest('defs') !== null;
    if (style.display === 'none' && !isDefinition) return null;
    const own = declarations(style, inherited);
    const isSVG = node.namespaceURI === SVG;
    const isImage = node.localName === 'img';
    const copy = document.createElementNS(isSVG ? SVG : HTML, isSVG ? node.localName : isImage ? 'img' : 'div');
    if (isSVG) for (const { name, value } of node.attributes) if (name !== 'class' && name !== 'style') copy.setAttribute(name, value);
    copy.style.cssText = text(own);
    if (isImage) return load.image(copy, node.currentSrc || node.src);
    if (node.localName === 'use') return load.symbol(copy, node.href.baseVal);
    if (node.matches(opaque)) return copy;
    const children = [...node.childNodes].map((child) => copyOf(child, own, load));
    const parts = isSVG ? children : [pseudo(node, '::before', own), ...children, pseudo(node, '::after', own)];
    copy.append(...parts.filter((part) => part !== null));
    return copy;
};

// The URL of a picture of a node. It is transparent where a file isn't loaded yet: `loaded` is called when it is.
export const pictureOf = (node, loaded) => {
    const { width, height } = getComputedStyle(node);
    const definitions = document.createElementNS(SVG, 'defs');
    const copy = copyOf(node, new Map(), embed(definitions, loaded));
    if (!copy) return null;
    Object.assign(copy.style, { position: 'static', opacity: '1', margin: '0' });
    const picture = document.createElementNS(SVG, 'svg');
    const frame = document.createElementNS(SVG, 'foreignObject');
    for (const part of [picture, frame]) {
        part.setAttribute('width', parseFloat(width) || 0);
        part.setAttribute('height', parseFloat(height) || 0);
    }
    frame.append(copy);
    picture.append(definitions, frame);
    return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
};
