import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Host } from '../../../domain/hosts.ts';
import { hostInvitationId, registerEntryId, systemLogId, type UserId, userId } from '../../../domain/ids.ts';
import { EMPTY_BOOK, type RegisterEntry } from '../../../domain/register-entry.ts';
import { storedEntry } from '../../../domain/testing/documents.ts';
import { OWNER } from '../../../domain/testing/examples.ts';
import type { CorrectionReason, Transaction } from '../../../domain/transaction.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { InMemoryAccounts } from '../../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../../session/testing/member-page.tsx';
import { accountOf } from '../../../session/testing/people.ts';
import { recordToasts } from '../../../session/testing/record-toasts.ts';
import { AnalyticsScreen } from '../analytics-screen.tsx';
import type { AnalyticsApi } from '../api.ts';
import { apiOf, AT, COUNTED, given, OURS } from '../testing/one-report.ts';

const MEENA = userId('meena');
const PLATE: Host = { id: MEENA, name: 'Meena', role: 'host', invitationId: hostInvitationId('earlier'), since: AT };
const HOSTED: Partial<Wishlist> = { hostIds: [MEENA], editorIds: [MEENA] };
const ENTRY = {
  ...storedEntry({ name: 'Kunal', thankedAt: AT, thankedBy: MEENA }),
  id: registerEntryId('Kunal'),
} as RegisterEntry;
const GIFTS = [
  given('Ravi', { thankedAt: AT, thankedBy: OWNER }),
  given('Sunil', { thankedAt: AT, thankedBy: userId('left') }),
  given('Older', { thankedAt: AT, thankedBy: null }),
  given('Leela'),
];

async function open(changes: Partial<Wishlist> = HOSTED, gifts = GIFTS) {
  const report = { ...COUNTED, wishlist: { ...COUNTED.wishlist, ...changes } };
  const hosts = vi.fn<AnalyticsApi['hosts']>(async () => ({ items: [PLATE], unreadable: [] }));
  const familyBook = async () => ({ ...EMPTY_BOOK, entries: [ENTRY] });
  const api = apiOf(gifts, { read: async () => ({ state: 'ready', value: report }), familyBook, hosts });
  await openWith(api);
  return { hosts };
}

async function openWith(api: AnalyticsApi): Promise<void> {
  render(
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={recordToasts()}>
      <AnalyticsScreen id={OURS.id} api={api} />
    </MemberPage>,
  );
  await screen.findByRole('button', { name: 'Thanked: Ravi' });
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));

it('says who of the hosts has thanked, and when', async () => {
  await open();
  await waitFor(() => expect(rowOf('Ravi')).toHaveTextContent('You · 5 Dec'));
  expect(rowOf('Sunil')).toHaveTextContent('Former host · 5 Dec');
  expect(rowOf('Kunal')).toHaveTextContent('Meena · 5 Dec');
  expect(rowOf('Older')).not.toHaveTextContent('·');
  expect(rowOf('Leela')).not.toHaveTextContent('·');
});

it('says who of the hosts has set a gift aside, and claims to know nothing about former hosts and admins', async () => {
  const aside = (by: UserId, reason: CorrectionReason = 'mistake'): Partial<Transaction> => ({
    status: 'set_aside',
    correction: { reason, was: 'completed', by, at: AT, logId: systemLogId('log-1') },
  });
  await open(HOSTED, [
    ...GIFTS,
    given('Hari', aside(MEENA)),
    given('Gopal', aside(userId('left'))),
    given('Nisha', aside(userId('nisha'), 'by_giver')),
  ]);
  await waitFor(() =>
    expect(rowOf('Hari')).toHaveTextContent('Recorded by mistake. Set aside by Meena on 5 Dec 2026.'),
  );
  expect(rowOf('Gopal')).toHaveTextContent('Recorded by mistake. Set aside on 5 Dec 2026.');
  expect(rowOf('Nisha')).toHaveTextContent('Taken back by the giver. Set aside on 5 Dec 2026.');
});

it('says so at once', async () => {
  await open();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Mark as thanked: Leela' })));
  await waitFor(() => expect(rowOf('Leela')).toHaveTextContent('You · '));
});

it('says nothing, and asks for nobody, on a list that its owner runs alone', async () => {
  const { hosts } = await open({});
  expect(rowOf('Ravi')).not.toHaveTextContent('You');
  expect(hosts).not.toHaveBeenCalled();
});

it('keeps a mark although a read that began before it ends later', async () => {
  const ravi = given('Ravi', { thankedAt: AT });
  const api = apiOf([ravi]);
  const read = vi.spyOn(api, 'contributions');
  const page = (thankedAt: Date | null) => ({ items: [{ ...ravi, thankedAt }], unreadable: [], next: null });
  await openWith(api);
  let answer: (thankedAt: Date | null) => void = () => undefined;
  read.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = (thankedAt) => resolve(page(thankedAt));
      }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  read.mockResolvedValue(page(null));
  fireEvent.click(screen.getByRole('button', { name: 'Thanked: Ravi' }));
  await act(async () => answer(AT));
  expect(screen.getByRole('button', { name: 'Mark as thanked: Ravi' })).toBeVisible();
  // The refresh that was stopped.
  await waitFor(() => expect(read).toHaveBeenCalledTimes(3));
});
