import type { Language } from '../../domain/language.ts';

/**
 * The languages that the interface is translated to, by their own names. Each has a file like `en.ts`, which
 * translations.ts lists; without all its messages a language cannot be added here.
 */
export const LANGUAGE_NAMES = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  gu: 'ગુજરાતી',
  ta: 'தமிழ்',
  te: 'తెలుగు',
} as const satisfies Record<Language, string>;

export type TranslatedLanguage = keyof typeof LANGUAGE_NAMES;

export const OFFERED_LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly TranslatedLanguage[];

/** Lengthened English with accents, for tests and the gallery (pseudo.ts). */
export const PSEUDO = 'en-XA';

export type InterfaceLanguage = TranslatedLanguage | typeof PSEUDO;
