import { rememberedAccount } from '../../data/accounts/remembered-account.ts';
import { OFFERED_LANGUAGES } from '../../config/messages/languages.ts';
import type { LanguagePreferences } from '../../domain/language.ts';

/** In development `localStorage.setItem('shagun:language', 'en-XA')` chooses the pseudo-language. */
const KEY = 'shagun:language';

const PARAMETER = 'lang';

/** What this device and the address say about the language. */
export function languagePreferences(): Omit<LanguagePreferences, 'list'> {
  const device = rememberedChoice();
  const [, prefix = ''] = location.pathname.split('/');
  return {
    member: rememberedAccount() ? device : null,
    link: isOffered(prefix) ? prefix : new URLSearchParams(location.search).get(PARAMETER),
    device,
    browser: navigator.languages,
  };
}

function isOffered(language: string): boolean {
  return (OFFERED_LANGUAGES as readonly string[]).includes(language);
}

export function rememberedChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the language for later visits on this device, and updates the `lang` parameter if the address has one. */
export function rememberChoice(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is blocked, so the choice lasts for this page only.
  }
  const url = new URL(location.href);
  if (!url.searchParams.has(PARAMETER)) return;
  url.searchParams.set(PARAMETER, language);
  history.replaceState(history.state, '', url);
}
