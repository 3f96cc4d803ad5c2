import { type InterfaceLanguage, PSEUDO, type TranslatedLanguage } from '../../config/messages/languages.ts';
import type { LanguageStore } from './language-store.ts';
import { chosenHere } from './wishes.ts';

declare global {
  interface Window {
    /** The language that the page is painted in, from the inline script (app/first-paint). */
    shagunLanguage?: Promise<TranslatedLanguage>;
  }
}

async function initialLanguage(): Promise<InterfaceLanguage> {
  if (import.meta.env.DEV && chosenHere() === PSEUDO) return PSEUDO;
  return (await window.shagunLanguage) ?? 'en';
}

/** Shows the page in its first language; in English, which its script contains, if another one fails. */
export async function startIn({ setLanguage }: LanguageStore, show: () => void): Promise<void> {
  try {
    await setLanguage(await initialLanguage());
  } catch (error) {
    console.info('The page is shown in English.', error);
  }
  show();
}

/** Shows a prerendered page in English, as it is painted, and then switches: hydration must match. */
export async function showInEnglishFirst(languages: LanguageStore, show: () => void): Promise<void> {
  show();
  await startIn(languages, () => undefined);
}
