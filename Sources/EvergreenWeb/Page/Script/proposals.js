// The size that the page's containers propose to a node.

const isTransparent = (node) => getComputedStyle(node).display === 'contents';

const container = (node) => {
    let parent = node.parentElement;
    while (parent && isTransparent(parent)) parent = parent.parentElement;
    return parent;
};

const styled = (node, style, work) => {
    const kept = Object.keys(style).map((name) => [name, node.style.getPropertyValue(name), node.style.getPropertyPriority(name)]);
    for (const [name, value] of Object.entries(style)) node.style.setProperty(name, value, 'important');
    try {
        return work();
    } finally {
        for (const [name, value, priority] of kept) {
            if (value) node.style.setProperty(name, value, priority);
            else node.style.removeProperty(name);
        }
    }
};

// The available width and height at the position of sibling nodes. The height is null if it depends on the content.
export const offeredSpace = (nodes) => {
    const parent = container(nodes[0]);
    const style = getComputedStyle(parent);
    const isFlexible = style.display.includes('flex');
    const isRow = isFlexible && style.flexDirection.startsWith('row');
    // A box with an unlimited ideal width and no minimum size.
    const probe = document.createElement('div');
    const endless = document.createElement('div');
    endless.style.cssText = 'width: 100000px; height: 0';
    probe.append(endless);
    const isGrid = style.display.includes('grid');
    const width = isRow ? 'flex: 1 1 0' : isGrid ? 'width: 100%; grid-area: 1 / 1' : 'width: 100000px; max-width: 100%';
    const height = isFlexible && !isRow ? 'flex: 1 1 0; min-height: 0' : 'height: 100%';
    probe.style.cssText = `display: block !important; overflow: hidden; min-width: 0; ${width}; ${height}`;
    const scroller = document.scrollingElement;
    const [left, top] = [scroller.scrollLeft, scroller.scrollTop];
    const hide = (rest) => rest.length
        ? styled(rest[0], { display: 'none' }, () => hide(rest.slice(1)))
        : (() => {
            nodes[0].before(probe);
            const { width, height } = getComputedStyle(probe);
            probe.remove();
            return [parseFloat(width) || 0, parseFloat(height) || null];
        })();
    const space = hide(nodes);
    if (scroller.scrollTop !== top || scroller.scrollLeft !== left) scroller.scrollTo({ left, top, behavior: 'instant' });
    return space;
};

// Calls a function while a node has additional styles.
export const withStyle = styled;
