import { expect, inject, it } from 'vitest';
import { uuidOf } from '../../scripts/seed/ids.ts';
import { type PersonKey } from '../../scripts/seed/people/demo-people.ts';
import { LOOPBACK } from '../../scripts/suite/project.ts';
import { layoutShift, paintWhenParsed } from '../support/layout-shift.ts';
import { settled } from '../support/settled.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { goTo } from './navigate.ts';
import { visitorsOfThisFile } from './visitors.ts';

const guests = visitorsOfThisFile();

const wedding = () => Promise.resolve(`/wishlist/${uuidOf('wishlist', 'gauri-wedding')}`);
const newList = async () => (await aWishlist({ items: [gift('Swing', 20_000)] })).path;

it.each([
  ['the dashboard of a member with lists', 'gauri', () => Promise.resolve('/dashboard')],
  ['the dashboard of a new member', 'tanvi', () => Promise.resolve('/dashboard')],
  ['analytics of a list with many gifts', 'gauri', async () => `${await wedding()}/analytics`],
  ['analytics below the first screenful', 'gauri', async () => `${await wedding()}/analytics`, 3600],
  ['analytics of a new list', 'simrat', async () => `${await newList()}/analytics`],
  ['the editor of a list with many gifts', 'gauri', async () => `${await wedding()}/edit`],
  ['the editor of a new list', 'simrat', async () => `${await newList()}/edit`],
  ['the profile', 'gauri', () => Promise.resolve('/profile')],
  ['the wishlists of the platform', 'admin', () => Promise.resolve('/admin/wishlists')],
] satisfies [string, PersonKey, () => Promise<string>, number?][])(
  'shifts nothing while it loads on a phone: %s',
  async (_, who, path, height = 915) => {
    const page = await guests.signedInAt('/create-wishlist', who);
    await paintWhenParsed(page.context());
    await page.setViewportSize({ width: 412, height });
    let skeleton: Promise<void> | undefined;
    await page.route(`http://${LOOPBACK}:${inject('suitePorts').firestore}/**`, async (route) => {
      // The profile decides that there is a screen; what the screen itself asks for comes after its skeleton.
      const isProfile = route.request().postData()?.includes('/documents/users/') === true;
      if (!isProfile) await (skeleton ??= page.locator('main .skeleton').first().waitFor());
      await route.continue();
    });
    await goTo(page, `${inject('appUrl')}${await path()}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  },
);
