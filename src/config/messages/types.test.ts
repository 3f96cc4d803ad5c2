import { expectTypeOf, it } from 'vitest';
import type { MessageKey, Plural, Translation } from './en.ts';
import type { Translations } from './translations.ts';

// `npm run check:types` checks these.
it('a translation without one of the keys is a type error', () => {
  type Complete = Translation<'not-found'>;
  expectTypeOf<Complete>().toHaveProperty('not-found.title');
  expectTypeOf<Omit<Complete, 'not-found.title'>>().not.toExtend<Complete>();
  expectTypeOf<Omit<Translations, 'not-found'>>().not.toExtend<Translations>();
});

it('a plural needs its forms, and another message is one text', () => {
  expectTypeOf<Translation<'guest'>['guest.days-to-go']>().toEqualTypeOf<Plural>();
  expectTypeOf<Translation<'guest'>['guest.today']>().toEqualTypeOf<string>();
});

it('an unknown key is a type error', () => {
  expectTypeOf<'guest.today'>().toExtend<MessageKey>();
  expectTypeOf<'guest.yesterday'>().not.toExtend<MessageKey>();
});
