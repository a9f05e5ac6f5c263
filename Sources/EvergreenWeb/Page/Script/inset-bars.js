// Bars that stay in sight stand below the bar of their page, whose height only the browser knows.

export const placeInsetBars = () => {
    for (const bar of document.querySelectorAll(':is(.inset-top, .inset-leading, .inset-trailing) > .inset-bar')) {
        const header = bar.closest('.page, .column, .window')?.querySelector(':scope > .bar');
        const style = header && getComputedStyle(header);
        const height = style?.position === 'sticky' ? header.offsetHeight + (parseFloat(style.top) || 0) : 0;
        bar.style.setProperty('--under-bar', `${height}px`);
    }
};

export const listenToInsetBars = () => addEventListener('resize', placeInsetBars);
