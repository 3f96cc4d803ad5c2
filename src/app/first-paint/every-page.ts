/**
 * What the inline script at the start of every page does. It repairs a damaged link, shows the navigation for the last
 * sign-in state and the announcement, and records taps until hydration. Every byte delays the first paint: import as little
 * as possible.
 */
import { rememberedAccount } from '../../data/accounts/remembered-account.ts';
import { OFFERED_LANGUAGES } from '../../config/messages/languages.ts';
import { repairedPath } from '../../domain/damaged-link.ts';
import { languageToRead } from '../../domain/language.ts';
import type { EarlyTaps } from '../../session/browser/early-taps.ts';
import { languagePreferences } from '../../session/language/language-preferences.ts';
import { SHOWN_KEY, shownIn } from '../../session/settings/memory-keys.ts';
import { afterPaint } from '../../ui/after-paint.ts';

declare global {
  interface Window {
    /** Starts the application, once (start.js). */
    shagunStart(): void;
  }
}

export const root = document.documentElement;
export const account = rememberedAccount();
root.dataset['account'] = account ? 'in' : 'out';

try {
  const { text } = shownIn(sessionStorage.getItem(SHOWN_KEY) ?? '');
  // React renders the banner that this stands in for (theme.css).
  if (text !== '') root.style.setProperty('--announcement', JSON.stringify(text.replace(/\s+/g, ' ')));
} catch {
  // The browser blocks storage.
}

/** Resolves once what is painted into is parsed. `readystatechange` comes a frame later. */
export const isParsed = new Promise<void>((resolve) => {
  const parser = new MutationObserver(() => {
    if (!document.getElementById('root')?.nextSibling) return;
    parser.disconnect();
    resolve();
  });
  parser.observe(root, { childList: true, subtree: true });
});

/**
 * Starts the application once the browser has shown what is painted, so that its script does not compete with that for the network
 * and the processor. If that takes too long, start.js does not wait for it.
 */
export function startAfter(painted: Promise<void>): void {
  // A wishlist can fail before the page is parsed. The frame is drawn while the next one is awaited.
  void Promise.all([isParsed, painted]).then(() => afterPaint(() => afterPaint(() => window.shagunStart())));
}

const taps: EarlyTaps = { buttons: new Map(), pressedUntil: 0 };
window.shagunEarlyTaps = taps;

document.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || button.closest('[data-live]')) return;
    button.setAttribute('aria-busy', 'true');
    // Moved to the end, so that the latest is last.
    taps.buttons.delete(button);
    taps.buttons.set(button, event);
  },
  true,
);

/** How long after each event a click may still follow, in milliseconds. */
const PRESSES = { pointerdown: 2000, keydown: 2000, pointerup: 150, keyup: 150, pointercancel: 0 };
for (const [type, length] of Object.entries(PRESSES))
  document.addEventListener(type, ({ timeStamp }) => (taps.pressedUntil = timeStamp + length), true);

const path = repairedPath(location.pathname);
if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);

export const preferences = { ...languagePreferences(), list: null };
/** Until the language of a list is known. */
export const guess = languageToRead(preferences, OFFERED_LANGUAGES);
