import type { Language } from '../../domain/user.ts';

/** The languages that the interface is translated to, each with a folder beside this file. */
export type TranslatedLanguage = Extract<Language, 'en'>;

/** Lengthened English with accents, for tests and the gallery (pseudo.ts). */
export const PSEUDO = 'en-XA';

export type InterfaceLanguage = TranslatedLanguage | typeof PSEUDO;
