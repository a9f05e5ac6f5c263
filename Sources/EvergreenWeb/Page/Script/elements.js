import { makeAbsolute } from './addresses.js';

// Elements of the document as nodes of the page. The root node of element 5 has the id e5; c5 is the node in it that contains its children,
// if that is another one.

export const element = (id) => document.getElementById('e' + id);

export const isElement = (node) => /^e\d+$/.test(node.id);

// Returns the node that contains an element's children.
export const slot = (id) => document.getElementById('c' + id) || element(id);

// Returns the number of the element that a node is part of; 0 outside of all elements.
export const idOf = (node) => {
    while (node && !isElement(node)) node = node.parentElement;
    return node ? Number(node.id.slice(1)) : 0;
};

// Returns the node of a target: an element's number, or an array of it and the path of child indices.
export const nodeAt = (target) => {
    if (typeof target === 'number') return element(target);
    return target.slice(1).reduce((node, index) => node.children[index], element(target[0]));
};

// Parses the HTML of a node that replaces or is inserted into a place: within SVG, as an SVG node.
export const parse = (html, place) => {
    const template = document.createElement('template');
    const isDrawn = place instanceof SVGElement;
    template.innerHTML = isDrawn ? `<svg>${html}</svg>` : html;
    // Nodes in the page load their URLs immediately.
    makeAbsolute(template.content.firstElementChild);
    const node = document.importNode(template.content, true).firstElementChild;
    return isDrawn ? node.firstElementChild : node;
};

// Returns the layout boxes of a node: itself, or its descendants if it has no box. An activator has no box.
export const boxesOf = (node) => getComputedStyle(node).display === 'contents'
    ? [...node.children].filter((child) => !child.matches('.activator')).flatMap(boxesOf) : [node];

// Returns the identity of an element's view and records across sessions.
export const identityOf = (node) => element(idOf(node))?.dataset.identity;

export const focusable = (node) =>
    [...node.querySelectorAll('button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], .activator')];

export const isText = (node) => node.tagName === 'TEXTAREA'
    || (node.tagName === 'INPUT' && ['text', 'password', 'search'].includes(node.type));

// Whether a field is set rather than typed into.
export const isSet = (node) => node.tagName === 'INPUT'
    && ['range', 'date', 'time', 'datetime-local', 'color'].includes(node.type);

// Returns the control of a browser event.
export const control = (event) => event.target instanceof Element ? event.target.closest('[data-on]') : null;
