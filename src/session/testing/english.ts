import { en } from '../../config/messages/en.ts';
import { languageStore } from '../language/language-store.ts';

/** Has all messages; browser tests check that screens load their own. */
export const inEnglish = () => languageStore(en);

export const english = inEnglish().current();

export const { say, format } = english;
