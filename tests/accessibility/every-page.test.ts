import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { visitorsOfThisFile } from '../e2e/visitors.ts';
import { everyVariantIn, measured, type Walker, WALKERS } from './measured.ts';

const visitors = visitorsOfThisFile();
let total = 0;
afterAll(() => console.log(`${total} measurements`));

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(WALKERS)('finds no problem as %s', { timeout: 1_800_000 }, async (walker: Walker) => {
    visitors.expectErrors(/status of 40[34]/);
    const page = await visitors.open('/404');
    const variants = everyVariantIn(language);
    const { problems, count } = await measured(page, walker, () => variants);
    total += count;
    expect(problems).toEqual({});
  });
});
