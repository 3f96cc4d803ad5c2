/** The inline script of every page but the guest's. From a public page it leads to the one in the reader's language. */
import { guess, isParsed, root, startAfter } from './every-page.ts';

/** Only a public page has alternate links to other languages. */
const translated = document.querySelector<HTMLLinkElement>(`link[hreflang=${guess}]`);
if (translated && guess !== root.lang) {
  // The text stays hidden until the page is in the right language (theme.css).
  root.dataset['wording'] = 'awaited';
  // The application must not start on this page.
  window.shagunLanguage = new Promise(() => undefined);
  location.replace(new URL(translated.href).pathname + location.search + location.hash);
} else {
  root.lang = guess;
  window.shagunLanguage = Promise.resolve(guess);
  startAfter(isParsed);
}
