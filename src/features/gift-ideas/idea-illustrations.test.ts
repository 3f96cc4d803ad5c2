import { expect, it } from 'vitest';
import { GIFT_IDEAS } from '../../domain/gift-ideas.ts';
import { illustrationOf } from '../../domain/illustration.ts';
import en from '../../config/messages/en/gift-idea-names.ts';
import gu from '../../config/messages/gu/gift-idea-names.ts';
import hi from '../../config/messages/hi/gift-idea-names.ts';
import mr from '../../config/messages/mr/gift-idea-names.ts';
import ta from '../../config/messages/ta/gift-idea-names.ts';
import te from '../../config/messages/te/gift-idea-names.ts';

const TRANSLATIONS = { hi, mr, gu, ta, te };

it.each(Object.entries(TRANSLATIONS))('illustrates every gift idea in %s as in English', (_language, names) => {
  const drawn = (titles: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      GIFT_IDEAS.map(({ id, category }) => [id, illustrationOf({ title: titles[`gift-idea.${id}`] ?? '', category })]),
    );
  expect(drawn(names)).toEqual(drawn(en));
});
