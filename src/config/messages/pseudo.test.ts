import { expect, it } from 'vitest';
import { en, type Message } from './en.ts';
import { pseudo } from './pseudo.ts';

/** By category: the order of the forms differs. */
const formsOf = (message: Message | undefined) =>
  typeof message === 'object'
    ? Object.entries(message)
        .sort()
        .map(([, form]) => form)
    : [message];
const english = Object.values(en).flatMap((area: Readonly<Record<string, Message>>) =>
  Object.entries(area).flatMap(([key, message]) => {
    const forms = formsOf(pseudo(area)[key]);
    return formsOf(message).map((text, index) => [text ?? '', forms[index] ?? ''] as const);
  }),
);

it('accents and lengthens a text', () => {
  expect(pseudo({ 'guest.close': 'Close' })).toEqual({ 'guest.close': '[Çĺóšé··]' });
});

it('keeps the forms of a plural', () => {
  expect(pseudo({ gifts: { one: '{count} gift', other: '{count} gifts' } })).toEqual({
    gifts: { one: '[{count} ğífţ·····]', other: '[{count} ğífţš······]' },
  });
});

it('keeps the placeholders of every message, and is about 40 % longer', () => {
  const placeholders = (text: string) => text.match(/\{\w+\}/g);
  for (const [text, strange] of english) {
    expect(placeholders(strange)).toEqual(placeholders(text));
    expect(strange.length).toBeGreaterThanOrEqual(text.length * 1.4);
  }
});
