import { announce } from './notices.js';
import { localized } from './localization.js';

// Share buttons: with the Web Share API, or by copying to the clipboard.

const sharedBy = ({ dataset: { shareTitle, shareText, shareAddress } }) => ({
    ...(shareTitle && { title: shareTitle }),
    ...(shareText && { text: shareText }),
    ...(shareAddress && { url: shareAddress }),
});

const copy = async (shared) => {
    const text = [shared.text, shared.url].filter(Boolean).join('\n');
    try {
        await navigator.clipboard.writeText(text);
        announce(localized('copied', text));
    } catch {
        // The clipboard API is missing in insecure contexts, or denied.
        announce(localized('notCopied', text));
    }
};

const share = async (button) => {
    const shared = sharedBy(button);
    if (!navigator.canShare?.(shared)) return copy(shared);
    try {
        await navigator.share(shared);
    } catch (error) {
        // The user has cancelled.
        if (error.name !== 'AbortError') await copy(shared);
    }
};

export const listenToSharing = () => {
    document.addEventListener('click', (event) => {
        const button = event.target instanceof Element && event.target.closest('.share:enabled');
        if (button) share(button);
    });
};
