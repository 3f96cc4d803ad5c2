import { expect, it } from 'vitest';
import { LANGUAGES } from '../../domain/language.ts';
import { translations } from '../../config/messages/translations.ts';
import { transaction, wishlist } from '../../domain/testing/examples.ts';
import { openCatalogue } from '../language/catalogue.ts';
import { say } from '../testing/english.ts';
import { sayThanks } from './contribution-words.ts';
import { registerFile } from './register-file.ts';

const OURS = wishlist({ title: 'Cane chairs', quantity: 6 });
const GIVEN = transaction({ metadata: { itemTitle: 'Cane chairs', message: '' } });

it.each(LANGUAGES)('thanks for a gift with its quantity in %s', (language) => {
  const { analytics, accounts } = translations[language];
  const catalogue = openCatalogue(language);
  catalogue.add('analytics', analytics);
  catalogue.add('accounts', accounts);
  expect(sayThanks(catalogue, GIVEN, OURS)).toContain('Cane chairs ×\u00a06');
});

it('writes the quantity into the file of the register', () => {
  const file = registerFile(say, OURS, { contributions: () => expect.fail(), familyBook: () => expect.fail() });
  expect(file.row(GIVEN)).toContain('Cane chairs ×\u00a06');
});
