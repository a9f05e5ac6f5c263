// Measures how much of the window's bottom the on-screen keyboard covers, so that bars can be placed above it.
export const watchScreenKeyboard = () => {
    const seen = window.visualViewport;
    if (!seen) return;
    const measure = () => {
        // With pinch zoom, the visual viewport is smaller without a keyboard, too.
        const covered = seen.scale > 1.01 ? 0 : innerHeight - seen.height - seen.offsetTop;
        document.documentElement.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    for (const name of ['resize', 'scroll']) seen.addEventListener(name, measure);
};
