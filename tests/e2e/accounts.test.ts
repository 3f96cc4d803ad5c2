import { type Page } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { DEMO_PEOPLE } from '../../scripts/seed/people/demo-people.ts';
import { appVariables } from '../../scripts/suite/app-variables.ts';
import { parseEnvironment } from '../../src/config/environment.ts';
import { connect } from '../../src/data/connection.ts';
import { recordContribution } from '../../src/data/contributions/record-contribution.ts';
import { listPublicWishlists } from '../../src/data/wishlists/list-public-wishlists.ts';
import { transactionId } from '../../src/domain/ids.ts';
import { mr } from '../../src/config/messages/mr.ts';
import { violations } from '../support/accessibility.ts';
import { expectOn } from '../support/expect-on.ts';
import { screenshot } from '../support/settled.ts';
import { aWishlist, changeStoredAt, gift } from './a-wishlist.ts';
import { HEIC_PHOTO } from './heic-photo.ts';
import { goTo, reload } from './navigate.ts';
import { visitorsOfThisFile } from './visitors.ts';
import { newEmail, register, submitSignIn } from './sign-in.ts';

const visitors = visitorsOfThisFile();

const at = (path: string) => `${inject('appUrl')}${path}`;

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Contributes to a public wishlist of this owner, signed out, from another device. */
async function giveTo(owner: string, amount: number): Promise<void> {
  const parsed = parseEnvironment(appVariables(inject('suitePorts')));
  if (!parsed.ok) throw new Error('The environment of the suite cannot be read.');
  const guest = connect(parsed.environment, crypto.randomUUID());
  const { items } = await listPublicWishlists(guest);
  const wishlist = items.find(({ userId }) => userId === owner);
  if (!wishlist) throw new Error(`${owner} shows no list to everybody.`);
  const form = { amount, message: 'Be happy', isAnonymous: true, displayName: '', contact: '' };
  await recordContribution(guest, wishlist.id, null, form, {
    transactionId: transactionId(crypto.randomUUID()),
    giver: null,
  });
}

/** The id of the account signed in on a page. */
async function idOf(page: Page): Promise<string> {
  const remembered = await page.evaluate(() => localStorage.getItem('shagun.account'));
  return (JSON.parse(remembered ?? '{}') as { id?: string }).id ?? 'nobody';
}

/** Until a toast is shown that covers neither the menu nor the bell. Looks at every frame, because it disappears. */
const shownBelowTheMenu = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const toast = [...document.querySelectorAll('.toast')].find(({ textContent }) =>
            textContent?.includes(wanted),
          );
          const menu = document.querySelector('header button[aria-label="Menu"]');
          const isBelow = toast && menu && toast.getBoundingClientRect().top >= menu.getBoundingClientRect().bottom;
          if (isBelow) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );

describe('accounts', () => {
  it('registers, signs out and returns to the page that required an account', async () => {
    visitors.expectErrors(/status of 400/);
    const email = newEmail();
    const page = await visitors.open('/register');
    const toast = shownBelowTheMenu(page, 'Account created successfully!');
    await register(page, 'Asha Rao', email);
    await toast;
    await expectOn(page).toHaveURL(at('/dashboard'));

    // Signing out during a read of the profile denies that read.
    const profileRead = page.waitForResponse(
      (response) =>
        response.url().includes('documents:batchGet') &&
        response.request().postData()?.includes('/documents/users/') === true,
    );
    await goTo(page, at('/about'));
    await profileRead;
    await signOut(page);
    await expectOn(page.getByText('Logged out successfully')).toBeVisible();
    await expectOn(page).toHaveURL(at('/'));

    await goTo(page, at('/profile'));
    await expectOn(page).toHaveURL(at('/login?next=%2Fprofile'));
    await submitSignIn(page, email, 'not the password');
    await expectOn(
      page.getByRole('main').getByText('The email and password don’t match. Check both and try again.'),
    ).toBeVisible();
    await submitSignIn(page, email, 'blessings');
    await expectOn(heading(page, 'Profile Settings')).toBeVisible();
    await expectOn(page).toHaveURL(at('/profile'));
    await expectOn(page).toHaveTitle('Profile Settings · Shagun');
    // In the section about signing in too, once it has loaded.
    await expectOn(page.getByText(email).first()).toBeVisible();

    await reload(page);
    await expectOn(heading(page, 'Profile Settings')).toBeVisible();
  });

  it('creates an account even if the verification mail fails, and offers to send it again', async () => {
    visitors.expectErrors(/ERR_FAILED/);
    const page = await visitors.open('/register?next=/profile');
    await page.route('**/accounts:sendOobCode**', (route) => route.abort());
    await register(page, 'Asha Rao');
    await expectOn(heading(page, 'Profile Settings')).toBeVisible();
    await expectOn(page.getByText('Not verified yet')).toBeVisible();
    await page.unroute('**/accounts:sendOobCode**');
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expectOn(page.getByRole('status').getByText(/We’ve sent a new link/)).toBeVisible();
  });

  it('informs a banned member on the next write, and signs them out', async () => {
    visitors.expectErrors(/status of 403/);
    const page = await visitors.open('/register?next=/profile');
    await register(page, 'Asha Rao');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Full name').fill('Somebody else');
    await changeStoredAt(`users/${await idOf(page)}`, () => ({ status: 'banned', updatedAt: new Date() }));
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectOn(page.getByText(/This account is suspended/)).toHaveCount(1);
    await expectOn(page).toHaveURL(at('/'));
    await goTo(page, at('/profile'));
    await expectOn(page).toHaveURL(at('/login?next=%2Fprofile'));
  });

  it('creates an account on the way to a page that requires one, and returns there', async () => {
    const page = await visitors.open('/profile');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expectOn(page).toHaveURL(at('/register?next=%2Fprofile'));
    await register(page, 'Meera Iyer');
    await expectOn(heading(page, 'Profile Settings')).toBeVisible();
    await expectOn(page.getByRole('heading', { name: 'Meera Iyer' })).toBeVisible();
  });

  it.each(['Sign In', 'Get Started'])('returns to the wishlist after “%s”', async (name) => {
    const { path } = await aWishlist({ items: [gift('Brass lamp', 2_101)] });
    const page = await visitors.open(path);
    await expectOn(heading(page, 'Asha & Ravi')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click();
    if (name === 'Sign In') await submitSignIn(page, DEMO_PEOPLE.rohan.email);
    else await register(page, 'Asha Rao');
    await expectOn(page).toHaveURL(at(path));
    await expectOn(heading(page, 'Asha & Ravi')).toBeVisible();
  });

  it('ignores a return path to another site', async () => {
    const page = await visitors.open('/login?next=https://elsewhere.example/');
    await submitSignIn(page, DEMO_PEOPLE.rohan.email);
    await expectOn(page).toHaveURL(at('/dashboard'));
  });

  it('forgets the account when the window closes, if the user chose so', async () => {
    const page = await visitors.open('/login?next=/profile');
    await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
    await submitSignIn(page, DEMO_PEOPLE.rohan.email);
    await expectOn(heading(page, 'Profile Settings')).toBeVisible();
    await reload(page);
    await expectOn(heading(page, 'Profile Settings')).toBeVisible();
    const another = await page.context().newPage();
    await goTo(another, at('/profile'));
    await expectOn(another).toHaveURL(at('/login?next=%2Fprofile'));
  });

  it('signs in with Google through the emulator’s replacement window', async () => {
    const page = await visitors.open('/login?next=/profile');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Rehan Mistry/ })
      .click();
    await expectOn(page.getByText('Welcome to Shagun')).toBeVisible();
    await expectOn(page.getByRole('heading', { name: 'Rehan Mistry' })).toBeVisible();
  });

  it('confirms a password reset for an unknown address like for any other', async () => {
    visitors.expectErrors(/status of 400/);
    const page = await visitors.open('/login');
    await page.getByLabel('Email address', { exact: true }).fill(newEmail());
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await expectOn(dialog.getByRole('status').getByText(/If this address has an account/)).toBeVisible();
  });

  it('refuses to sign in a banned member, and explains why', async () => {
    visitors.expectErrors(/status of 400/);
    const page = await visitors.open('/login?next=/profile');
    await submitSignIn(page, DEMO_PEOPLE.vikrant.email);
    await expectOn(page.getByRole('main').getByText(/This account is suspended/)).toBeVisible();
    await expectOn(page.getByText(/This account is suspended/)).toHaveCount(1);
    await goTo(page, at('/profile'));
    await expectOn(page).toHaveURL(at('/login?next=%2Fprofile'));
  });
});

describe('the profile', () => {
  it('saves its edits and a resized photo, after a HEIC photo was refused', async () => {
    const page = await visitors.open('/register?next=/profile');
    await register(page, 'Asha Rao');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Full name').fill('Asha & Ravi');
    await page.getByLabel('Phone number').fill('+91 00000 00777');
    await page.getByRole('radio', { name: 'Nobody' }).check();
    await page.getByRole('main').getByLabel('Language').selectOption('mr');
    const photoInput = page.getByLabel('Choose a photo');
    await photoInput.setInputFiles(HEIC_PHOTO);
    await expectOn(page.getByText(/^This is a HEIC photo/)).toBeVisible();
    await photoInput.setInputFiles({
      name: 'us.png',
      mimeType: 'image/png',
      buffer: await screenshot(page),
    });
    await expectOn(page.getByRole('img', { name: 'Photo of Asha & Ravi' })).toHaveAttribute('src', /^data:image/);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectOn(page.getByRole('button', { name: mr.profile['profile.edit'] })).toBeVisible();

    await reload(page);
    await expectOn(page.getByRole('heading', { name: 'Asha & Ravi' })).toBeVisible();
    await expectOn(page.locator('html')).toHaveAttribute('lang', 'mr');
    await expectOn(page.getByText('+91 00000 00777')).toBeVisible();
    await expectOn(page.getByRole('definition').getByText(mr.profile['language.mr'])).toBeVisible();
    const photo = page.getByRole('main').getByRole('img').first();
    await expectOn(photo).toHaveAttribute('src', /^http.*profiles/);
    await expectOn.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(512);
  });

  it('counts and lists the contributions of a member', async () => {
    const page = await visitors.open('/login?next=/profile');
    await submitSignIn(page, DEMO_PEOPLE.rohan.email);
    const history = page.getByRole('region', { name: 'Your contributions' });
    await expectOn(history.getByRole('listitem')).toHaveCount(5);
    await history.getByRole('button', { name: 'Older' }).click();
    await expectOn(history.getByText('Page 2')).toBeVisible();
    await expectOn(history.getByRole('listitem').first()).toBeVisible();
    await expectOn(page.getByRole('region', { name: 'In numbers' }).getByText(/^₹[1-9]/)).toBeVisible();
  });
});

describe('the bell', () => {
  it('shows new notifications live, and keeps them until they are deleted', async () => {
    const page = await visitors.open('/login?next=/profile');
    await submitSignIn(page, DEMO_PEOPLE.simrat.email);
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expectOn(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused();
    const markAll = panel.getByRole('button', { name: 'Mark all read' });
    await markAll
      .or(panel.getByText(/^Showing/))
      .first()
      .waitFor();
    if (await markAll.isVisible()) await markAll.click();
    await expectOn(bell).toHaveAccessibleName('Notifications');
    await page.keyboard.press('Escape');
    await expectOn(panel).toBeHidden();
    await expectOn(bell).toBeFocused();

    await giveTo(DEMO_PEOPLE.simrat.id, 2_345);
    await expectOn(page.getByText('🎁 Anonymous contributed ₹2,345')).toBeVisible();
    await expectOn(bell).toHaveAccessibleName('Notifications, 1 unread');

    await bell.click();
    const newest = panel.getByRole('listitem').first();
    await expectOn(newest).toContainText('Anonymous contributed ₹2,345');
    await expectOn(newest).toContainText('Just now');
    await newest.getByRole('button', { name: /^Mark as read/ }).click();
    await expectOn(bell).toHaveAccessibleName('Notifications');
    await newest.getByRole('button', { name: /^Delete:/ }).click();
    await newest.getByRole('button', { name: 'Delete', exact: true }).click();
    await expectOn(panel.getByRole('link', { name: 'Anonymous contributed ₹2,345' })).toBeHidden();
    await page.mouse.click(10, 10);
    await expectOn(panel).toBeHidden();
  });

  it('links to the wishlist that received a contribution', async () => {
    const page = await visitors.open('/login?next=/profile');
    await submitSignIn(page, DEMO_PEOPLE.simrat.email);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link').first().click();
    await expectOn(page).toHaveURL(/\/wishlist\/[^/]+$/);
    await expectOn(page.getByRole('dialog', { name: 'Notifications' })).toBeHidden();
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it('has no accessibility problem with any menu or dialog open', async () => {
    const page = await visitors.open('/login');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found: Record<string, readonly string[]> = {};
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    found['login'] = await violations(page);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expectOn(page.getByRole('dialog')).toBeVisible();
    found['forgotten password'] = await violations(page);
    await goTo(page, at('/register?next=/profile'));
    await page.getByRole('button', { name: 'Create Account' }).click();
    found['register'] = await violations(page);
    await goTo(page, at('/login?next=/profile'));
    await submitSignIn(page, DEMO_PEOPLE.gauri.email);
    await expectOn(page.getByRole('button', { name: /^Notifications, / })).toBeVisible();
    await expectOn(page.getByRole('region', { name: 'In numbers' }).getByText(/^₹/)).toBeVisible();
    found['profile'] = await violations(page);
    await page.getByRole('button', { name: /^Notifications, / }).click();
    await expectOn(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    found['bell'] = await violations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
    await expectOn(page.getByRole('alertdialog')).toBeVisible();
    found['question'] = await violations(page);
    await page.keyboard.press('Escape');
    await expectOn(page.getByRole('alertdialog')).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expectOn(page.getByLabel('Full name')).toBeVisible();
    found['editor'] = await violations(page);
    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
  });
});
