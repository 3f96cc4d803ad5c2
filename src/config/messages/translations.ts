import { en, type Area, type Translation } from './en.ts';
import type { TranslatedLanguage } from './languages.ts';

/** Every message of a language. */
export type Translations = { readonly [Name in Area]: Translation<Name> };

/** Every language. For the build, development and tests: a page loads the areas that it uses (load-area.ts). */
export const translations: Readonly<Record<TranslatedLanguage, Translations>> = { en };
