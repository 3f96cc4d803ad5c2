import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { DAY_MS } from '../../domain/calendar.ts';
import type { HostInvitation } from '../../domain/hosts.ts';
import { hostInvitationId, userId } from '../../domain/ids.ts';
import { OWNER, WISHLIST } from '../../domain/testing/examples.ts';
import { browserNavigation } from '../../session/navigation/navigation.tsx';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../session/testing/member-page.tsx';
import { accountOf } from '../../session/testing/people.ts';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import type { JoinApi } from './api.ts';
import { JoinScreen } from './join-screen.tsx';

const MEENA = accountOf('Meena');
const ID = hostInvitationId('2c5b9f7e-8d14-4c0a-9e63-b7a1d2f4c8e0');

const invitation = (changes: Partial<HostInvitation> = {}): HostInvitation => ({
  id: ID,
  wishlistId: WISHLIST,
  ownerId: OWNER,
  title: 'Asha & Ravi',
  from: 'Asha Rao',
  role: 'host',
  createdAt: new Date(),
  used: null,
  ...changes,
});

async function open(read: Awaited<ReturnType<JoinApi['read']>>, join: JoinApi['join'] = async () => undefined) {
  const navigation = { ...browserNavigation(`/join/${ID}`), go: vi.fn() };
  render(
    <MemberPage accounts={new InMemoryAccounts(MEENA)} toasts={recordToasts()} navigation={navigation}>
      <JoinScreen id={ID} api={{ read: async () => read, join }} />
    </MemberPage>,
  );
  const heading = await screen.findByRole('heading', { level: 1 });
  return { heading, go: navigation.go };
}

const ready = (changes?: Partial<HostInvitation>) => ({ state: 'ready' as const, value: invitation(changes) });

it('says who invites to what, and joins under the typed name', async () => {
  const joined: string[] = [];
  const { heading, go } = await open(ready(), async (_, name) => void joined.push(name));
  expect(heading).toHaveTextContent('Asha Rao invites you to “Asha & Ravi”');
  const name = screen.getByLabelText('Your name');
  expect(name).toHaveValue('Meena');
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(name).toBeInvalid();
  expect(joined).toEqual([]);
  await userEvent.type(name, ' Meena maasi ');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(joined).toEqual(['Meena maasi']);
  expect(go).toHaveBeenCalledWith('/dashboard', { replace: true });
});

it.each([
  ['host', /edit the page and the gifts/],
  ['keeper', /You’ll keep its register/],
] as const)('says what a %s does', async (role, words) => {
  await open(ready({ role }));
  expect(screen.getByText(words)).toBeVisible();
});

it('names only the list if the owner has no name', async () => {
  const { heading } = await open(ready({ from: '' }));
  expect(heading).toHaveTextContent('You’re invited to “Asha & Ravi”');
});

it('keeps the name and says why joining failed', async () => {
  const { go } = await open(ready(), () => Promise.reject(new Failure('denied', 'full')));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/^This invitation can’t be accepted any more/)).toBeVisible();
  expect(screen.getByLabelText('Your name')).toHaveValue('Meena');
  expect(go).not.toHaveBeenCalled();
});

it.each([
  ['This link no longer works', { state: 'missing' as const }],
  ['This link has expired', ready({ createdAt: new Date(Date.now() - 8 * DAY_MS) })],
  ['This link has been used', ready({ used: { by: userId('suresh'), at: new Date() } })],
  ['You’ve accepted this invitation', ready({ used: { by: MEENA.id, at: new Date() } })],
  ['This is your own wishlist', ready({ ownerId: MEENA.id })],
])('says "%s" instead of asking', async (title, read) => {
  const { heading } = await open(read);
  expect(heading).toHaveTextContent(title);
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
});
