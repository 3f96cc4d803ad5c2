import { type InterfaceLanguage, PSEUDO, type TranslatedLanguage } from '../../config/messages/languages.ts';
import type { LanguageStore } from './language-store.ts';
import { rememberedChoice } from './language-preferences.ts';

declare global {
  interface Window {
    /** The language that the page is painted in, from the inline script (app/first-paint). */
    shagunLanguage?: Promise<TranslatedLanguage>;
  }
}

async function initialLanguage(): Promise<InterfaceLanguage> {
  if (import.meta.env.DEV && rememberedChoice() === PSEUDO) return PSEUDO;
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

/**
 * Hydrates a prerendered page, which must match. If the messages of its language cannot be loaded, the page stays as it is
 * and says that it has not started.
 */
export async function hydrateAsPainted({ setLanguage }: LanguageStore, hydrate: () => Promise<void>): Promise<void> {
  try {
    await setLanguage(await initialLanguage());
  } catch (error) {
    console.info('The page cannot be hydrated.', error);
    const notice = document.getElementById('not-started');
    if (notice) notice.hidden = false;
    return;
  }
  await hydrate();
}
