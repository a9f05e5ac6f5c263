import { makeAbsolute } from './addresses.js';

// Elements of the document as nodes of the page. The root node of element 5 has the id e5; c5 is the node in it that
// holds its children, if that is another one.

export const element = (id) => document.getElementById('e' + id);

export const isElement = (node) => /^e\d+$/.test(node.id);

// The node that holds an element's children.
export const slot = (id) => document.getElementById('c' + id) || element(id);

// The number of the element that a node is part of; 0 outside of all elements.
export const idOf = (node) => {
    while (node && !isElement(node)) node = node.parentElement;
    return node ? Number(node.id.slice(1)) : 0;
};

// The node of a target: an element's number, or an array of it and the index of each child on the way down.
export const nodeAt = (target) => {
    if (typeof target === 'number') return element(target);
    return target.slice(1).reduce((node, index) => node.children[index], element(target[0]));
};

// The node that a text describes, in the place of another one or inside of it: within SVG, a node of SVG.
export const parse = (html, place) => {
    const template = document.createElement('template');
    const isDrawn = place instanceof SVGElement;
    template.innerHTML = isDrawn ? `<svg>${html}</svg>` : html;
    // Nodes of the page load what they name at once.
    makeAbsolute(template.content.firstElementChild);
    const node = document.importNode(template.content, true).firstElementChild;
    return isDrawn ? node.firstElementChild : node;
};

// The nodes in the layout that a node stands for: itself, or those in it if it has no box of its own. An activator has no place in
// the layout.
export const boxesOf = (node) => getComputedStyle(node).display === 'contents'
    ? [...node.children].filter((child) => !child.matches('.activator')).flatMap(boxesOf) : [node];

// What names the view and the records of an element across sessions.
export const identityOf = (node) => element(idOf(node))?.dataset.identity;

export const focusable = (node) =>
    [...node.querySelectorAll('button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], .activator')];

export const isText = (node) => node.tagName === 'TEXTAREA'
    || (node.tagName === 'INPUT' && ['text', 'password', 'search'].includes(node.type));

// Fields that are set rather than typed into.
export const isSet = (node) => node.tagName === 'INPUT'
    && ['range', 'date', 'time', 'datetime-local', 'color'].includes(node.type);

// The control that an event of the browser is about.
export const control = (event) => event.target instanceof Element ? event.target.closest('[data-on]') : null;
