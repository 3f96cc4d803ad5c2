import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../domain/language.ts';
import { translations } from './translations.ts';

/** The word for hosts, without its ending. */
const HOSTS: Record<Language, string> = {
  en: 'hosts',
  hi: 'मेज़बान',
  mr: 'यजमान',
  gu: 'યજમાન',
  ta: 'விழா வீட்டார',
  te: 'నిర్వాహకు',
};

it.each(LANGUAGES)('names the hosts wherever it says who sees what the owner sees: %s', (language) => {
  const { editor, book, help, analytics, privacy } = translations[language];
  const pageState = translations[language]['page-state'];
  const texts = [
    editor['editor.visibility.private.about'],
    pageState['page-state.private.text'],
    pageState['page-state.is.draft.text'],
    book['book.add.hint'],
    book['book.note.hint'],
    help['help.hosts.2.text'],
    analytics['analytics.as-admin'],
    privacy['privacy.sharing.3'],
  ];
  expect(texts.filter((text) => !text.includes(HOSTS[language]))).toEqual([]);
});
