import { describe, expect, it } from 'vitest';
import { uuidOf } from '../../scripts/seed/ids.ts';
import { violations } from '../support/accessibility.ts';
import { brokenWords } from '../support/broken-words.ts';
import { expectOn } from '../support/expect-on.ts';
import { settled } from '../support/settled.ts';
import { asNewcomer, asOwner } from './host-screens.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each([
    [360, 'who begins', asNewcomer],
    [360, 'who was given to', asOwner],
    [1280, 'who begins', asNewcomer],
    [1280, 'who was given to', asOwner],
  ] as const)(
    'at %i px nothing that a host sees %s is in anybody’s way',
    { timeout: 180_000 },
    async (width, _, see) => {
      const page = await visitors.open('/login');
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const found: Record<string, readonly string[]> = {};
      await see(page, async (name) => {
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        found[name] = [
          ...(await violations(page)),
          ...(await brokenWords(page)),
          ...(wider > 0 ? [`it is ${wider} px wider than the window`] : []),
        ];
      });
      expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
    },
  );
});

it('breaks no word of the register between the widths of a phone and a computer', async () => {
  const path = `/wishlist/${uuidOf('wishlist', 'gauri-wedding')}/analytics`;
  const page = await visitors.signedInAt(path, 'gauri');
  await expectOn(page.getByRole('button', { name: /^(Mark as thanked|Thanked):/ }).first()).toBeVisible();
  for (const width of [640, 700, 768, 1023, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    expect(await brokenWords(page), `at ${width} px`).toEqual([]);
  }
});
