import { expect, it } from 'vitest';
import { translations } from '../../config/messages/translations.ts';
import { guessColumns, sideIn } from '../../domain/book-import/columns.ts';
import { LANGUAGES } from '../../domain/language.ts';
import { SIDES } from '../../domain/register-entry.ts';
import { REGISTER_COLUMNS } from './register-file.ts';

it.each(LANGUAGES)('has columns that an import finds again: %s', (language) => {
  const { analytics, book } = translations[language];
  const messages: Readonly<Record<string, unknown>> = { ...analytics, ...book };
  expect(guessColumns(REGISTER_COLUMNS.map((key) => String(messages[key])))).toEqual({
    receivedOn: REGISTER_COLUMNS.indexOf('analytics.date'),
    name: REGISTER_COLUMNS.indexOf('analytics.name'),
    amount: REGISTER_COLUMNS.indexOf('analytics.amount'),
    object: REGISTER_COLUMNS.indexOf('analytics.gift'),
    place: REGISTER_COLUMNS.indexOf('book.place'),
    side: REGISTER_COLUMNS.indexOf('book.side'),
    returned: REGISTER_COLUMNS.indexOf('book.returned'),
    note: REGISTER_COLUMNS.indexOf('book.note'),
  });
  for (const side of SIDES) expect(sideIn(String(messages[`book.side.${side}`]))).toBe(side);
});
