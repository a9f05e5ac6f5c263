// The animatable properties that differ between a previous class attribute of a node and the current one, with both values: those for which
// the browser starts CSS transitions.
export const changesOf = (node, before) => {
    const after = node.getAttribute('class') ?? '';
    const inline = node.style.cssText;
    node.style.transition = 'none';
    node.setAttribute('class', before);
    // Reading the styles sets the start values of the transitions.
    void getComputedStyle(node).opacity;
    node.style.transition = 'all 1s';
    node.setAttribute('class', after);
    const transitions = node.getAnimations().filter((one) => one instanceof CSSTransition);
    const changes = transitions.map(({ transitionProperty: name, effect }) => {
        const property = name.replace(/-./g, (part) => part[1].toUpperCase());
        const [from, to] = effect.getKeyframes();
        return [property, from[property], to[property]];
    });
    for (const one of transitions) one.cancel();
    node.style.cssText = inline;
    return changes;
};
