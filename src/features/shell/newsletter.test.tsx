import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { TestPage } from '../../session/testing/test-page.tsx';
import type { SubscriptionsApi } from '../../session/subscriptions/api.ts';
import { Newsletter } from './newsletter.tsx';

function renderNewsletter(subscribe: SubscriptionsApi['subscribe']) {
  render(
    <TestPage accounts={new InMemoryAccounts()} toasts={recordToasts()}>
      <Newsletter api={{ subscribe }} />
    </TestPage>,
  );
}

const box = () => screen.getByLabelText('Your email address');
const subscribeWith = async (email: string) => {
  await userEvent.type(box(), email);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
};

it('stores an address, and says thank you', async () => {
  const subscribe = vi.fn(async () => undefined);
  renderNewsletter(subscribe);
  await subscribeWith(' asha@example.com ');
  expect(subscribe).toHaveBeenCalledExactlyOnceWith('asha@example.com', 'newsletter');
  expect(await screen.findByText(/asha@example.com/)).toHaveFocus();
  expect(screen.queryByLabelText('Your email address')).not.toBeInTheDocument();
});

it('accepts another address afterwards', async () => {
  renderNewsletter(async () => undefined);
  await subscribeWith('asha@example.com');
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe another address' }));
  expect(box()).toHaveValue('');
});

it('cannot be sent twice while sending', async () => {
  let arrive = () => undefined as void;
  const subscribe = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  renderNewsletter(subscribe);
  await subscribeWith('asha@example.com');
  expect(screen.getByRole('button', { name: 'Subscribing…' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(box(), '{Enter}');
  expect(subscribe).toHaveBeenCalledOnce();
  arrive();
  expect(await screen.findByText(/Thank you/)).toBeVisible();
});

it('rejects an invalid address before sending', async () => {
  const subscribe = vi.fn(async () => undefined);
  renderNewsletter(subscribe);
  await subscribeWith('asha@');
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('Please enter a valid email address');
  expect(subscribe).not.toHaveBeenCalled();
  await userEvent.type(box(), 'e');
  expect(box()).toBeValid();
});

it('says why it failed, and keeps the input', async () => {
  const subscribe = vi
    .fn<SubscriptionsApi['subscribe']>()
    .mockRejectedValueOnce(new Failure('offline', 'no network'))
    .mockResolvedValue(0);
  renderNewsletter(subscribe);
  await subscribeWith('asha@example.com');
  expect(await screen.findByText('We couldn’t reach the server. Check your connection and try again.')).toBeVisible();
  expect(box()).toHaveValue('asha@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(/Thank you/)).toBeVisible();
});
