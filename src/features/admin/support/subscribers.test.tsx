import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { indianTime } from '../../../domain/calendar.ts';
import type { Subscriber } from '../../../domain/support.ts';
import { AT, InMemorySupport, offline, openSupport, press, subscriber, tab } from './testing/in-memory-support.tsx';

async function textOf(file: Blob | undefined): Promise<string> {
  const reader = new FileReader();
  const loaded = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(file ?? expect.fail('There is no file.'));
  await loaded;
  return typeof reader.result === 'string' ? reader.result : '';
}

describe('the subscribers', () => {
  const subscribed = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  const SOME = [subscriber('asha@guests.example'), subscriber('=ravi@guests.example', 'gift_ideas')];

  it('are listed with their source, and counted', async () => {
    await openSupport(new InMemorySupport([], SOME));
    await userEvent.click(tab('Subscribers (2)'));
    expect(subscribed()).toEqual(['asha@guests.example', '=ravi@guests.example']);
    const [, asha, ravi] = screen.getAllByRole('row');
    expect(asha).toHaveTextContent(/Newsletter.*5 December 2026/);
    expect(ravi).toHaveTextContent(/Gift ideas/);
  });

  it('are paged', async () => {
    await openSupport(
      new InMemorySupport(
        [],
        Array.from({ length: 21 }, (_, index) => subscriber(`${index}@guests.example`)),
      ),
    );
    await userEvent.click(tab(/^Subscribers/));
    await press('Older');
    expect(subscribed()).toEqual(['20@guests.example']);
  });

  it('are exported with one line for each address and no formulas', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:subscribers';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const again = { ...subscriber('ASHA@guests.example', 'gift_ideas'), createdAt: new Date(AT.getTime() + 60_000) };
    const support = new InMemorySupport([], [...SOME, again]);
    await openSupport(support);
    await userEvent.click(tab(/^Subscribers/));
    await press('Export CSV');
    await press('Download CSV');
    const [file] = files;
    const [asha, ravi] = SOME;
    const link = (...of: readonly (Subscriber | undefined)[]) =>
      `${window.location.origin}/unsubscribe#${of.map((one) => one?.id).join('.')}`;
    expect((await textOf(file)).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Email,Signed up for,Since (IST),Link to unsubscribe',
      `asha@guests.example,"Newsletter, Gift ideas",${indianTime(AT)},${link(asha, again)}`,
      `'=ravi@guests.example,Gift ideas,${indianTime(AT)},${link(ravi)}`,
      '',
    ]);
  });

  it('have an empty state', async () => {
    await openSupport(new InMemorySupport([]));
    await userEvent.click(tab('Subscribers (0)'));
    expect(screen.getByText('No subscribers yet')).toBeVisible();
  });

  it('are deleted after a confirmation', async () => {
    const support = new InMemorySupport([], SOME);
    await openSupport(support);
    await userEvent.click(tab(/^Subscribers/));
    await press('Delete asha@guests.example');
    support.failure = offline;
    const confirm = () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' });
    await userEvent.click(confirm());
    expect(await screen.findByText(/^Failed to delete the subscriber/)).toBeVisible();
    support.failure = null;
    await userEvent.click(confirm());
    expect(await screen.findByText('Subscriber deleted')).toBeVisible();
    await waitFor(() => expect(subscribed()).toEqual(['=ravi@guests.example']));
    expect(await screen.findByRole('tab', { name: 'Subscribers (1)' })).toBeVisible();
  });

  it('say that they could not be loaded, and offer a retry', async () => {
    const support = new InMemorySupport([], SOME);
    await openSupport(support);
    support.failure = offline;
    await userEvent.click(tab(/^Subscribers/));
    expect(await screen.findByText(/^We couldn’t load the subscribers\./)).toBeVisible();
    support.failure = null;
    await press('Try again');
    expect(subscribed()).toHaveLength(2);
  });
});
