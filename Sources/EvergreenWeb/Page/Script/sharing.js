import { announce } from './notices.js';
import { word } from './words.js';

// Share buttons: with the browser's share sheet, or the clipboard.

const sharedBy = ({ dataset: { shareTitle, shareText, shareAddress } }) => ({
    ...(shareTitle && { title: shareTitle }),
    ...(shareText && { text: shareText }),
    ...(shareAddress && { url: shareAddress }),
});

const copy = async (shared) => {
    const text = [shared.text, shared.url].filter(Boolean).join('\n');
    try {
        await navigator.clipboard.writeText(text);
        announce(word('copied', text));
    } catch {
        // The page is insecure and has no clipboard, or lacks the permission.
        announce(word('notCopied', text));
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
