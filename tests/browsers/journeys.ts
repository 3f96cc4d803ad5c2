import { expect, inject } from 'vitest';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../scripts/seed/people/demo-people.ts';
import { say } from '../../src/session/testing/english.ts';
import { paths } from '../../src/config/paths.ts';
import { aWishlist, gift, storedAt } from '../e2e/a-wishlist.ts';
import { signInPageFor } from '../e2e/sign-in.ts';
import type { Driver } from './driver.ts';
import { Person } from './person.ts';

const at = (path: string) => `${inject('appUrl')}${path}`;

/** A guest opens a cold link, gives and reads the thank-you. */
export async function giveAsGuest(driver: Driver): Promise<void> {
  const { id, path } = await aWishlist({ items: [gift('Brass lamps', 4_000)] });
  const guest = new Person(driver);
  await guest.opens(at(path));
  await guest.sees('heading', 'Brass lamps');
  await guest.presses('button', `${say('guest.contribute')}*`);
  await guest.presses('button', '₹501');
  await guest.presses('button', say('giving.next'));
  await guest.fills(`${say('giving.blessing')}*`, 'Sada sukhi raho');
  await guest.fills(say('giving.name'), 'Meena');
  await guest.presses('button', say('giving.submit', { amount: '₹501' }));
  await guest.sees('heading', say('giving.thanks.title'));
  expect(await storedAt(`wishlists/${id}`)).toMatchObject({ fundedAmount: 501 });
}

/** A guest closes the share sheet with Back and with its button; one more Back leaves the page. */
export async function closeWithBack(driver: Driver): Promise<void> {
  const { path } = await aWishlist({ items: [gift('Brass lamps', 4_000)] });
  const guest = new Person(driver);
  const opensShare = async () => {
    await guest.presses('button', say('guest.share'));
    await guest.sees('heading', say('sharing.title'));
    await isTrue(driver, 'history.state !== null && history.state.overlays === 1');
  };
  const isOnPage = () => isTrue(driver, `!document.querySelector('dialog[open]') && history.state === null`);
  await guest.opens(at(paths.about.to('en')));
  await guest.opens(at(path));
  await opensShare();
  await driver.evaluate('void setTimeout(() => history.back())');
  await isOnPage();
  await guest.isAt(path);
  await opensShare();
  await guest.presses('button', say('guest.close'));
  await isOnPage();
  await driver.evaluate('void setTimeout(() => history.back())');
  await guest.isAt(paths.about.to('en'));
}

const isTrue = (driver: Driver, expression: string) => expect.poll(() => driver.evaluate(expression)).toBe(true);

/** A member signs in, sees the dashboard, creates a list, and returns to the dashboard: no toast covers its link. */
export async function createList(driver: Driver): Promise<void> {
  const member = new Person(driver);
  await member.opens(at(signInPageFor(paths.dashboard.to())));
  await member.fills(`${say('sign-in.email')}*`, DEMO_PEOPLE.gauri.email);
  await member.fills(say('sign-in.password'), DEMO_PASSWORD);
  await member.presses('button', say('login.submit'));
  await member.isAt(paths.dashboard.to());
  await member.presses('link', say('dashboard.new'));
  await member.fills(`${say('editor.title')}*`, 'Our house-warming');
  await member.fills(`${say('editor.description')}*`, 'Come and see it.');
  await member.presses('button', say('editor.items.add'));
  await member.fills(`${say('editor.item.name')}*`, 'Brass lamps');
  await member.fills(`${say('editor.item.cost')}*`, '4000');
  await member.fills(`${say('editor.item.description')}*`, 'For the window of our first home.');
  await member.presses('button', say('editor.item.save-new'));
  await member.sees('heading', 'Brass lamps');
  await member.presses('button', say('editor.create.submit'));
  await member.sees('heading', say('editor.created.title'));
  await member.presses('link', say('editor.created.dashboard'));
  await member.isAt(paths.dashboard.to());
}
