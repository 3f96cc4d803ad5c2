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
  /** The host, and the owner's name that the others will see. */
  readonly offers: [string, string][] = [];
  readonly accepted: string[] = [];
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
    offer: async (_, id, name) => {
      if (this.failure) throw this.failure;
      this.offers.push([id, name]);
    },
    withdraw: async () => void this.offers.pop(),
    accept: async (id) => void this.accepted.push(id),
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

it('offers the list to a host who edits, under the name that the hosts will see', async () => {
  const { hosts } = await open();
  await screen.findByText('Meena');
  expect(screen.queryByRole('button', { name: 'Make owner: Suresh' })).not.toBeInTheDocument();
  await userEvent.click(button('Make owner: Meena'));
  const name = screen.getByRole('textbox', { name: 'Your name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Asha Rao');
  await userEvent.click(button('Offer it'));
  expect(hosts.offers).toEqual([[MEENA.id, 'Asha Rao']]);
  await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your name' })).not.toBeInTheDocument());
});

it('keeps the sheet open if the offer could not be made', async () => {
  const { hosts } = await open();
  await screen.findByText('Meena');
  await userEvent.click(button('Make owner: Meena'));
  hosts.failure = new Failure('offline', 'no network');
  await userEvent.click(button('Offer it'));
  expect(await screen.findByText(/^We couldn’t make the offer. We couldn’t reach/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Asha');
});

it('shows the owner the open offer, and takes it back', async () => {
  const { hosts } = await open(ASHA, { ...hosted, offeredTo: MEENA.id });
  hosts.offers.push([MEENA.id, 'Asha']);
  expect(await screen.findByText('Asked to be the owner')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make owner: Meena' })).not.toBeInTheDocument();
  await userEvent.click(button('Take the offer back'));
  await vi.waitFor(() => expect(hosts.offers).toEqual([]));
});

it('asks only the host to whom the list is offered', async () => {
  const { hosts } = await open(MEENA, { ...hosted, offeredTo: MEENA.id, acceptsUpi: true });
  expect(screen.getByText(/^Gifts by UPI keep going/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take the offer back' })).not.toBeInTheDocument();
  await userEvent.click(button('Become the owner'));
  await vi.waitFor(() => expect(hosts.accepted).toEqual([WISHLIST]));
});

it('does not ask another host', async () => {
  await open(SURESH, { ...hosted, offeredTo: MEENA.id });
  expect(await screen.findByText('Asked to be the owner')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Become the owner' })).not.toBeInTheDocument();
});

it('shows what the wishlist says about roles, and the owner by name', async () => {
  const hosts = new InMemoryHosts();
  // A former owner’s plate says host; a plate of the owner is left from an offer.
  hosts.hosts = [...HOSTS, { ...host(ASHA.id, 'Asha', 'host'), invitationId: null }];
  await open(MEENA, { ...hosted, editorIds: [MEENA.id, SURESH.id] }, hosts);
  const people = await screen.findAllByRole('listitem');
  expect(people.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^AshaOwner/),
    expect.stringMatching(/^MeenaHostYou/),
    expect.stringMatching(/^SureshHost/),
  ]);
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
