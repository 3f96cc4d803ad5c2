import { type InterfaceLanguage, PSEUDO } from '../../config/messages/languages.ts';
import type { LanguageStore } from './language-store.ts';

/** For development: `localStorage.setItem('shagun:language', 'en-XA')`. */
const CHOICE_KEY = 'shagun:language';

/** The language of a page when it is opened. */
export function initialLanguage(): InterfaceLanguage {
  return import.meta.env.DEV && localStorage.getItem(CHOICE_KEY) === PSEUDO ? PSEUDO : 'en';
}

/** Shows the page in its first language: at once in English, which its script contains, and also if another one fails. */
export function startIn({ setLanguage }: LanguageStore, show: () => void): void {
  const language = initialLanguage();
  // In production there is nothing but English so far.
  if (import.meta.env.PROD || language === 'en') show();
  else setLanguage(language).then(show, show);
}
