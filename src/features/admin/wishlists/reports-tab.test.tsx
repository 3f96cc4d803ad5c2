import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { systemLogId, userId } from '../../../domain/ids.ts';
import { ASHA, InMemoryReview, reported } from './testing/in-memory-review.ts';
import { openReview } from './testing/review-page.tsx';

const KABIR = { id: userId('kabir'), displayName: 'Kabir', email: 'kabir@guests.example' };
const offline = () => new Failure('offline', 'no network');

function having(...filed: InMemoryReview['filed']): InMemoryReview {
  const api = new InMemoryReview();
  api.filed = filed;
  return api;
}

const open = (api: InMemoryReview, query = '') => openReview(api, `?tab=reports${query}`);
const about = (title: string) => within(screen.getByRole('article', { name: new RegExp(title) }));
const press = async (button: HTMLElement) => act(async () => void fireEvent.click(button));
const dialog = () => within(screen.getByRole('alertdialog'));
const explain = (reason: string) => fireEvent.change(dialog().getByLabelText('Reason'), { target: { value: reason } });
async function resolve(title: string) {
  await press(about(title).getByRole('button', { name: 'Resolve' }));
  explain(' No wedding ');
  await press(dialog().getByRole('button', { name: 'Resolve' }));
}

it('shows the reported wishlist, reason, time and reporter', async () => {
  await open(having(reported('Lottery', { reporterId: KABIR.id }, { reporter: KABIR })));
  const article = about('Lottery');
  for (const text of ['Fraud', 'They are not getting married.', 'Reported by Kabir', 'Active', 'Public'])
    expect(article.getByText(text)).toBeVisible();
  expect(article.getByText(/^5 Dec 2026/)).toHaveAttribute('datetime', '2026-12-05T06:30:00.000Z');
  const link = (name: RegExp) => article.getByRole('link', { name });
  expect(link(/^Lottery/)).toHaveAttribute('href', '/wishlist/of-Lottery');
  expect(link(/Analytics/)).toHaveAttribute('href', '/wishlist/of-Lottery/analytics');
  expect(link(/owner/)).toHaveAttribute('href', `/admin/wishlists?owner=${ASHA.id}`);
  expect(screen.getByText('1 open report')).toBeVisible();
});

it('says so if the reporter or the wishlist is unknown', async () => {
  await open(
    having(
      reported('A', { message: '' }, { wishlist: 'deleted' }),
      reported('B', { reporterId: userId('gone') }, { wishlist: 'unreadable' }),
    ),
  );
  const [deleted, unreadable] = [about('The wishlist was deleted'), about('We can’t read this wishlist')];
  expect(deleted.getByText('Reported anonymously')).toBeVisible();
  expect(deleted.getByText('No message')).toBeVisible();
  expect(unreadable.getByText('Reported by a user without a profile')).toBeVisible();
  for (const article of [deleted, unreadable]) {
    expect(article.queryByRole('link')).not.toBeInTheDocument();
    expect(article.queryByRole('button', { name: 'Deactivate this wishlist' })).not.toBeInTheDocument();
    expect(article.getByRole('button', { name: 'Resolve' })).toBeVisible();
  }
  expect(screen.getByText('2 open reports')).toBeVisible();
});

it('resolves a report without touching its wishlist', async () => {
  const api = having(reported('Lottery'), reported('Other'));
  await open(api);
  await resolve('Lottery');
  expect(api.done).toEqual(['fraud resolved: No wedding']);
  expect(screen.getByText('Report resolved')).toBeVisible();
  expect(screen.getByText('1 open report')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Reports 1 open' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('deactivates the wishlist, and leaves the report open', async () => {
  const api = having(reported('Lottery'));
  await open(api);
  await press(about('Lottery').getByRole('button', { name: 'Deactivate this wishlist' }));
  const question = screen.getByRole('alertdialog', { name: 'Deactivate “Lottery”?' });
  explain('A lottery');
  await press(within(question).getByRole('button', { name: 'Deactivate' }));
  expect(api.done).toEqual(['Lottery off: A lottery']);
  expect(screen.getByText('Wishlist updated successfully!')).toBeVisible();
  expect(about('Lottery').getByText('Inactive')).toBeVisible();
  expect(about('Lottery').queryByRole('button', { name: 'Deactivate this wishlist' })).not.toBeInTheDocument();
  await resolve('Lottery');
  expect(api.done).toEqual(['Lottery off: A lottery', 'fraud resolved: No wedding']);
  expect(screen.getByText('No open reports')).toBeVisible();
  expect(screen.getByText('You’re all caught up')).toBeVisible();
});

it('shows resolved reports on request, with their time and without a button', async () => {
  const moderation = {
    logId: systemLogId('log'),
    action: 'report_resolved',
    by: userId('admin'),
    at: new Date('2026-12-06T06:30:00Z'),
    reason: 'The page was deactivated.',
  };
  const api = having(reported('New'), reported('Old', { status: 'resolved', moderation }));
  const { address } = await open(api);
  await press(screen.getByRole('radio', { name: 'Resolved' }));
  expect(address()).toBe('/admin/wishlists?tab=reports&status=resolved');
  expect(about('Old').getByText(/^Resolved 6 Dec 2026/)).toBeVisible();
  expect(about('Old').getByText('Outcome: The page was deactivated.')).toBeVisible();
  expect(about('Old').queryByRole('button', { name: 'Resolve' })).not.toBeInTheDocument();
  expect(screen.queryByRole('article', { name: /New/ })).not.toBeInTheDocument();
});

it('says that there are no reports', async () => {
  await open(having(), '&status=resolved');
  expect(screen.getByText('No resolved reports yet')).toBeVisible();
});

it('keeps a report that could not be resolved, and says so', async () => {
  const api = having(reported('Lottery'));
  api.failing.set('resolve', offline());
  await open(api);
  await resolve('Lottery');
  expect(screen.getByText(/^We couldn’t resolve the report\. /)).toBeVisible();
  api.failing.clear();
  await press(dialog().getByRole('button', { name: 'Resolve' }));
  expect(api.done).toEqual(['fraud resolved: No wedding']);
});

it('refreshes a report that another admin resolved meanwhile', async () => {
  const api = having(reported('Lottery'));
  await open(api);
  api.failing.set('resolve', new Failure('denied', 'It is resolved.'));
  api.filed = [];
  await resolve('Lottery');
  expect(screen.getByText('You’re all caught up')).toBeVisible();
});

it('is paged by twenty, and can be refreshed', async () => {
  const api = having(...Array.from({ length: 21 }, (_, index) => reported(`W${index}`)));
  await open(api);
  expect(screen.getAllByRole('article')).toHaveLength(20);
  await press(screen.getByRole('button', { name: 'Older' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  api.filed = [reported('Newest'), ...api.filed];
  await press(screen.getByRole('button', { name: 'Newer' }));
  await press(screen.getByRole('button', { name: 'Refresh' }));
  expect(screen.getByRole('article', { name: /Newest/ })).toBeVisible();
  expect(screen.getByText('22 open reports')).toBeVisible();
});

it('reports unreadable entries', async () => {
  const api = having(reported('Lottery'));
  api.unreadable = 1;
  await open(api);
  expect(screen.getByText('Entries we can’t read right now: 1')).toBeVisible();
});

it('can be retried when it fails, and so can the count', async () => {
  const api = having(reported('Lottery'));
  api.failing.set('reports', offline()).set('countOpenReports', offline());
  await open(api);
  const [counted, listed] = screen.getAllByRole('alert');
  expect(counted).toHaveTextContent('We couldn’t count the open reports.');
  expect(listed).toHaveTextContent('We couldn’t load the reports.');
  expect(screen.getByRole('tab', { name: 'Reports' })).toBeVisible();
  api.failing.clear();
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await press(retry);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('1 open report')).toBeVisible();
});

it.each(['reports', 'countOpenReports'] as const)(
  'shows only Access Denied when the server denies %s',
  async (what) => {
    const api = having(reported('Lottery'));
    api.failing.set(what, new Failure('denied', 'No.'));
    await open(api);
    expect(screen.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  },
);

it('shows a linked report, whatever its status', async () => {
  const review = new InMemoryReview();
  review.filed = [reported('Ours', { status: 'resolved' }), reported('Theirs')];
  await openReview(review, '?tab=reports&report=about-Ours');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article', { name: /Ours/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All reports' })).toHaveAttribute('href', '/admin/wishlists?tab=reports');
});

it('says that a linked report no longer exists', async () => {
  await openReview(new InMemoryReview(), '?tab=reports&report=gone');
  expect(screen.getByText('This report doesn’t exist any more')).toBeVisible();
});
