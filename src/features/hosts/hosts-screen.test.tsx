import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DAY_MS } from '../../domain/calendar.ts';
import { Failure } from '../../domain/failure.ts';
import type { Host, HostInvitation } from '../../domain/hosts.ts';
import { hostInvitationId, userId } from '../../domain/ids.ts';
import { AT, OWNER, wishlist, WISHLIST } from '../../domain/testing/examples.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { browserNavigation } from '../../session/navigation/navigation.tsx';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { InMemoryWishlists } from '../../session/testing/in-memory-wishlists.ts';
import { MemberPage } from '../../session/testing/member-page.tsx';
import { accountOf } from '../../session/testing/people.ts';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import type { HostsApi } from './api.ts';
import { HostsScreen } from './hosts-screen.tsx';

const ASHA = accountOf('Asha');
const [MEENA, SURESH] = [accountOf('Meena'), accountOf('Suresh')];
const hosted: Partial<Wishlist> = { hostIds: [MEENA.id, SURESH.id], editorIds: [MEENA.id] };
const host = (id: Host['id'], name: string, role: Host['role']): Host => ({
  ...{ id, name, role, since: AT },
  invitationId: hostInvitationId('earlier'),
});
const HOSTS = [host(MEENA.id, 'Meena', 'host'), host(SURESH.id, 'Suresh', 'keeper')];

class InMemoryHosts {
  hosts = HOSTS;
  invitations: HostInvitation[] = [];
  failure: Failure | null = null;
  readonly removed: string[] = [];
  readonly api: HostsApi = {
    hosts: async () => ({ items: this.hosts, unreadable: [] }),
    invitations: async () => ({ items: this.invitations, unreadable: [] }),
    invite: async (of, role, { displayName }) => {
      if (this.failure) throw this.failure;
      const made: HostInvitation = {
        ...{ id: hostInvitationId('c0de'), wishlistId: of.id, ownerId: of.userId, title: of.title },
        ...{ from: displayName, role, createdAt: new Date(), used: null },
      };
      this.invitations = [made, ...this.invitations];
      return made;
    },
    revoke: async (id) => void (this.invitations = this.invitations.filter((each) => each.id !== id)),
    remove: async (_, id) => {
      if (this.failure) throw this.failure;
      this.removed.push(id);
    },
  };
}

async function open(reader = ASHA, changes = hosted, hosts = new InMemoryHosts()) {
  const wishlists = new InMemoryWishlists();
  const list = { ...wishlist(), ...changes };
  if (reader.id === OWNER) wishlists.all = [list];
  else wishlists.shared = [list];
  const toasts = recordToasts();
  const navigation = { ...browserNavigation(`/wishlist/${WISHLIST}/hosts`), go: vi.fn() };
  render(
    <MemberPage accounts={new InMemoryAccounts(reader)} {...{ wishlists, toasts, navigation }}>
      <HostsScreen id={WISHLIST} api={hosts.api} />
    </MemberPage>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { hosts, wishlists, toasts, go: navigation.go };
}

const button = (name: string) => screen.getByRole('button', { name });
const confirm = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

it('shows the owner who runs the list, with a button for each host', async () => {
  await open();
  expect(await screen.findByText('Meena')).toBeVisible();
  expect(button('Remove Meena')).toBeVisible();
  expect(button('Remove Suresh')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave' })).not.toBeInTheDocument();
});

it('shows a host the others, and lets them only leave', async () => {
  const { hosts, go } = await open(SURESH);
  await screen.findByText('Meena');
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create link' })).not.toBeInTheDocument();
  await userEvent.click(button('Leave'));
  await confirm('Leave');
  expect(hosts.removed).toEqual([SURESH.id]);
  expect(go).toHaveBeenCalledWith('/dashboard', { replace: true });
});

it('removes a host once the owner has confirmed it', async () => {
  const { hosts } = await open();
  await screen.findByText('Meena');
  await userEvent.click(button('Remove Meena'));
  await confirm('Cancel');
  expect(hosts.removed).toEqual([]);
  await userEvent.click(button('Remove Meena'));
  await confirm('Remove');
  expect(hosts.removed).toEqual([MEENA.id]);
});

it('shows nobody who has left meanwhile', async () => {
  await open(ASHA, { hostIds: [MEENA.id], editorIds: [MEENA.id] });
  expect(await screen.findByText('Meena')).toBeVisible();
  expect(screen.queryByText('Suresh')).not.toBeInTheDocument();
});

it('creates a link for the chosen role, and cancels it', async () => {
  const { hosts } = await open(ASHA, {});
  await userEvent.click(screen.getByRole('radio', { name: 'Register keeper' }));
  await userEvent.click(button('Create link'));
  expect(await screen.findByText(`${window.location.origin}/join/c0de`)).toBeVisible();
  expect(hosts.invitations).toMatchObject([{ role: 'keeper', from: 'Asha' }]);
  await userEvent.click(button('Cancel invitation'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hosts' })).toBeVisible();
  expect(screen.queryByText(/\/join\//)).not.toBeInTheDocument();
  expect(hosts.invitations).toEqual([]);
});

it('shows an expired invitation without its link', async () => {
  const hosts = new InMemoryHosts();
  await hosts.api.invite(wishlist(), 'host', { ...ASHA, displayName: 'Asha' } as never);
  hosts.invitations = hosts.invitations.map((each) => ({ ...each, createdAt: new Date(Date.now() - 8 * DAY_MS) }));
  await open(ASHA, {}, hosts);
  expect(await screen.findByText(/^Expired on/)).toBeVisible();
  expect(screen.queryByText(/\/join\//)).not.toBeInTheDocument();
  expect(button('Cancel invitation')).toBeVisible();
});

it('has no room for a sixth host', async () => {
  await open(ASHA, { hostIds: ['1', '2', '3', '4', '5'].map(userId), editorIds: [] });
  expect(screen.getByText('A wishlist has room for 5 hosts. Remove one to invite another.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create link' })).not.toBeInTheDocument();
});

it('says that the link could not be created', async () => {
  const { hosts, toasts } = await open(ASHA, {});
  hosts.failure = new Failure('offline', 'no network');
  await userEvent.click(button('Create link'));
  await vi.waitFor(() => expect(JSON.stringify(toasts)).toContain('We couldn’t create the link'));
});
