import { expect, it } from 'vitest';
import { measured, routesOf, sampledVariants, WALKERS } from '../accessibility/measured.ts';
import { visitorsOfThisFile } from './visitors.ts';

// A sample of `npm run test:accessibility`: every page in English on a phone and a computer, and in one other variant.

const visitors = visitorsOfThisFile();

it.each(WALKERS)('finds no accessibility problem on the pages of %s', { timeout: 300_000 }, async (walker) => {
  visitors.expectErrors(/status of 40[34]/);
  const page = await visitors.open('/404');
  const { problems, passed } = await measured(page, walker, sampledVariants);
  expect(problems).toEqual({});
  expect([...passed].sort()).toEqual(routesOf(walker).sort());
});
