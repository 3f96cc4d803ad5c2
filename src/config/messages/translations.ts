import { en, type Area, type Translation } from './en.ts';
import { gu } from './gu.ts';
import { hi } from './hi.ts';
import type { TranslatedLanguage } from './languages.ts';
import { mr } from './mr.ts';
import { ta } from './ta.ts';
import { te } from './te.ts';

/** Every message of a language. */
export type Translations = { readonly [Name in Area]: Translation<Name> };

/** Every language. For the build, development and tests: a page loads the areas that it uses (load-area.ts). */
export const translations: Readonly<Record<TranslatedLanguage, Translations>> = { en, hi, mr, gu, ta, te };
