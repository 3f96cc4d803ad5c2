import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { subscriberId, type SubscriberId } from '../../domain/ids.ts';
import { QueryTestPage } from '../../session/testing/query-test-page.tsx';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';

const IDS = ['1', '2'].map(subscriberId);

function open(ids: readonly SubscriberId[], unsubscribe: (ended: readonly SubscriberId[]) => Promise<void>) {
  render(
    <QueryTestPage path="/unsubscribe">
      <UnsubscribeScreen ids={ids} api={{ unsubscribe }} />
    </QueryTestPage>,
  );
}

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));

it('ends all subscriptions of the link, but only when the button is pressed', async () => {
  const ended: (readonly SubscriberId[])[] = [];
  open(IDS, async (ids) => void ended.push(ids));
  expect(screen.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
  expect(ended).toEqual([]);
  await confirm();
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeVisible();
  expect(screen.getByText('We’ve deleted your email address from our mailing list.')).toHaveFocus();
  expect(ended).toEqual([IDS]);
});

it('says that it failed, and offers a retry', async () => {
  let failure: Failure | null = new Failure('offline', 'no network');
  open(IDS, async () => {
    if (failure) throw failure;
  });
  await confirm();
  expect(await screen.findByText(/^You’re still subscribed\. We couldn’t reach the server/)).toBeVisible();
  failure = null;
  await confirm();
  expect(await screen.findByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
});

it('says that the link is damaged, and whom to contact', () => {
  open([], async () => undefined);
  expect(screen.getByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
