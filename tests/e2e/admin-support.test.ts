import { type Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { expectNoViolations } from '../support/accessibility.ts';
import { exported } from './exported.ts';
import { expectOn } from '../support/expect-on.ts';
import { goTo } from './navigate.ts';
import { OwnDatabase } from './own-database.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const subjects = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 });

it('manages the inbox: finds, reads and answers a message, marks it as new, and logs each step', async () => {
  const database = await OwnDatabase.start(visitors);
  const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
  await database.write({
    [`supportMessages/${ids[0]}`]: letter('I gave twice', 'critical', 20),
    [`supportMessages/${ids[1]}`]: letter('The date is wrong', 'low', 10),
  });
  const page = await database.signedInAt('/admin/support', 'admin');
  await expectOn(page.getByRole('tab', { name: 'Messages (2 new)' })).toBeVisible();
  await expectOn(subjects(page)).toHaveText(['I gave twice', 'The date is wrong']);
  await page.getByLabel('Order').selectOption('Newest first');
  await expectOn(subjects(page)).toHaveText(['The date is wrong', 'I gave twice']);
  await page.getByLabel('Priority').selectOption('Critical');
  await expectOn(subjects(page)).toHaveText(['I gave twice']);
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('wrong');
  await button(page, 'Search').click();
  await expectOn(page.getByText('No messages found')).toBeVisible();
  await button(page, 'Clear filters').click();
  await expectOn(subjects(page)).toHaveCount(2);
  await expectNoViolations(page);
  await button(page, 'I gave twice').click();
  const sheet = page.getByRole('dialog', { name: 'I gave twice' });
  await expectOn(sheet.getByText('Critical priority')).toBeVisible();
  await expectOn(sheet.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    /^mailto:kabir%40guests\.example\?subject=Re%3A%20I%20gave%20twice&body=/,
  );
  await expectNoViolations(page);
  await sheet.getByRole('button', { name: 'Mark as read' }).click();
  await expectOn(page.getByText('Marked as read')).toBeVisible();
  await expectOn(page.getByRole('tab', { name: 'Messages (1 new)' })).toBeVisible();
  await page.getByRole('radio', { name: 'Read' }).check();
  await button(page, 'I gave twice').click();
  await sheet.getByRole('button', { name: 'Mark as answered' }).click();
  await expectOn(page.getByText('Marked as answered')).toBeVisible();
  await page.getByRole('radio', { name: 'Answered' }).check();
  await expectOn(subjects(page)).toHaveText(['I gave twice']);
  await button(page, 'I gave twice').click();
  await sheet.getByRole('button', { name: 'Mark as new' }).click();
  await expectOn(page.getByText('Marked as new')).toBeVisible();
  await expectOn(page.getByRole('radio', { name: 'New (2)' })).toBeVisible();
  expect((await database.logOf(ids[0])).map(({ description }) => description).toSorted()).toEqual([
    'Support message answered: I gave twice',
    'Support message new: I gave twice',
    'Support message read: I gave twice',
  ]);

  // The log links to it.
  await goTo(page, `${inject('appUrl')}/admin/log?target=${ids[0]}`);
  await page.getByRole('link', { name: 'Support message new: I gave twice' }).click();
  await expectOn(sheet.getByText('Critical priority')).toBeVisible();
});

it('exports subscribers with links to unsubscribe, and deletes one', async () => {
  const database = await OwnDatabase.start(visitors);
  const [asha, again, ravi] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const subscribed = (email: string, source: string) => ({ email, source, createdAt: new Date() });
  await database.write({
    [`subscribers/${asha}`]: subscribed('asha@guests.example', 'gift_ideas'),
    [`subscribers/${again}`]: subscribed('asha@guests.example', 'newsletter'),
    [`subscribers/${ravi}`]: subscribed('ravi@guests.example', 'newsletter'),
  });
  const page = await database.signedInAt('/admin/support', 'admin');
  await page.getByRole('tab', { name: 'Subscribers (3)' }).click();
  await expectOn(page.getByRole('row', { name: /asha@guests\.example/ })).toHaveCount(2);
  await expectNoViolations(page);
  await button(page, 'Export CSV').click();
  const { name, text: file } = await exported(page);
  expect(name).toMatch(/^shagun-subscribers-\d{4}-\d{2}-\d{2}\.csv$/);
  await page.keyboard.press('Escape');
  const link =
    file
      .split('\r\n')
      .find((line) => line.startsWith('asha@'))
      ?.split(',')
      .at(-1) ?? '';
  expect(link).toMatch(new RegExp(`^${inject('appUrl')}/unsubscribe#`));

  // Asha follows the link of her newsletter.
  const guest = await database.at(link.slice(inject('appUrl').length));
  await expectOn(guest.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
  await expectNoViolations(guest);
  await guest.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expectOn(guest.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeVisible();
  await expectNoViolations(guest);

  await button(page, 'Refresh').click();
  await expectOn(page.getByRole('tab', { name: 'Subscribers (1)' })).toBeVisible();
  await expectOn(page.getByRole('row', { name: /asha@guests\.example/ })).toHaveCount(0);
  await button(page, 'Delete ravi@guests.example').click();
  await expectNoViolations(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectOn(page.getByText('Subscriber deleted')).toBeVisible();
  await expectOn(page.getByText('No subscribers yet')).toBeVisible();
  expect(await database.logOf(ravi)).toMatchObject([{ type: 'subscriber_deleted', description: 'Subscriber deleted' }]);
});

function letter(subject: string, priority: string, minutesAgo: number) {
  return {
    ...{ name: 'Kabir', email: 'kabir@guests.example', userId: 'anonymous' },
    ...{ subject, priority, category: 'payment', message: 'Good evening.\n\nWhat can be done?' },
    ...{ status: 'new', createdAt: new Date(Date.now() - minutesAgo * 60_000), moderation: null },
  };
}
