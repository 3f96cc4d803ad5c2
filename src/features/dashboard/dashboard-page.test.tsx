import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, localDay } from '../../domain/calendar.ts';
import { Failure } from '../../domain/failure.ts';
import { wishlistId } from '../../domain/ids.ts';
import { rupees } from '../../domain/money.ts';
import { wishlist } from '../../domain/testing/examples.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { blessed, card, of, openPage, refresh, shows } from './testing.tsx';

beforeEach(() => refresh.mockClear());

const tile = (label: string) => screen.getAllByText(label)[0]?.closest('div')?.querySelector('dd');

describe('the welcome', () => {
  it('uses the first name', () => {
    openPage();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Asha!');
  });

  it('uses a fallback without a name', () => {
    openPage({ displayName: '' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Friend!');
  });
});

describe('the tiles', () => {
  it('sum up all wishlists', () => {
    openPage({ wishlists: of(blessed(2_500), blessed(7_500, { id: wishlistId('two') })) });
    const tiles = ['Wishlists', 'Contributions', 'Contributors', 'Completion'];
    expect(tiles.map((label) => tile(label)?.textContent)).toEqual(['2', '₹10,000', '2', '50%']);
  });

  it('update with a new contribution', () => {
    const { become } = openPage({ wishlists: of(blessed(2_500)) });
    become(blessed(5_000));
    expect(tile('Contributions')).toHaveTextContent('₹5,000');
    expect(screen.getByRole('progressbar', { name: 'Progress of “Asha & Ravi”' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
  });

  it('are placeholders until the wishlists are known', () => {
    openPage();
    expect(tile('Contributions')).toHaveTextContent('');
    expect(screen.getByText('One moment…')).toBeInTheDocument();
  });
});

describe('a card', () => {
  it('shows its wishlist with all numbers', () => {
    openPage({ wishlists: of(blessed(2_500)), countsOf: () => ({ views: 1_349, shares: 31 }) });
    const shown = within(card('Asha & Ravi'));
    for (const text of ['We marry in Pune', 'Public', '₹2,500 of ₹10,000', '25%', '1,349', '31'])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.getByText('Items').nextSibling).toHaveTextContent('1');
    expect(shown.getByText('Contributors').nextSibling).toHaveTextContent('1');
    expect(shown.getByText('Created 5 December 2026')).toBeVisible();
    const links = ['View', 'Edit', 'Analytics'].map((name) => shown.getByRole('link', { name }).getAttribute('href'));
    const address = `/wishlist/${wishlist().id}`;
    expect(links).toEqual([address, `${address}/edit`, `${address}/analytics`]);
  });

  it('marks the language of the title and the welcome', () => {
    const title = 'आशा और रवि';
    openPage({ wishlists: of(blessed(501, { title, description: 'हमारी शादी', language: 'mr' })) });
    for (const text of screen.getAllByText(title)) expect(text).toHaveAttribute('lang', 'mr');
    expect(screen.getByText('हमारी शादी')).toHaveAttribute('lang', 'mr');
  });

  it.each([
    [{ visibility: 'private' }, 'Private'],
    [{ visibility: 'link_only' }, 'Link only'],
    [{ isActive: false }, 'Deactivated'],
    [{ isActive: false, stage: 'draft' }, 'Draft'],
    [{ stage: 'after' }, 'Thank-you page'],
    [{ isActive: false, stage: 'after' }, 'Archived'],
  ] as const)('shows who can see it: %j', (changes, badge) => {
    openPage({ wishlists: of(blessed(501, changes)) });
    expect(within(card('Asha & Ravi')).getByText(badge)).toBeVisible();
  });

  it.each([
    [{ isGivingPaused: true }, 'Guests can see the page but can’t contribute.', 'Resume giving', 'resume'],
    [{ isActive: false, stage: 'draft' }, 'Guests can’t see it yet.', 'Open to guests', 'open'],
    [{ isActive: false, stage: 'after' }, /can’t see it any more/, 'Bring back', 'bring-back'],
  ] as const)('offers the next step of a list that guests cannot give to: %j', (changes, text, button, move) => {
    const list = blessed(501, changes);
    const { onMove } = openPage({ wishlists: of(list) });
    const shown = within(card('Asha & Ravi'));
    expect(shown.getByText(text)).toBeVisible();
    expect(shown.queryAllByRole('button', { name: 'Share' })).toHaveLength(list.isActive ? 1 : 0);
    fireEvent.click(shown.getByRole('button', { name: button }));
    expect(onMove).toHaveBeenCalledExactlyOnceWith(list, move);
  });

  it('reminds of the day, and then of the thanks', () => {
    const inDays = (days: number) => localDay(new Date(Date.now() + days * DAY_MS));
    const soon = blessed(501, { id: wishlistId('soon'), title: 'Soon', eventDate: inDays(3) });
    const over = blessed(501, { id: wishlistId('over'), title: 'Over', eventDate: inDays(-1) });
    openPage({ wishlists: of(soon, over), unthankedOf: () => 12 });
    expect(within(card('Soon')).getByText('3 days to go')).toBeVisible();
    const link = (name: string) => within(card('Over')).getByRole('link', { name });
    expect(link('It was yesterday: write the thank-you page')).toHaveAttribute('href', '/wishlist/over/edit#thanks');
    expect(link('12 guests to thank')).toHaveAttribute('href', '/wishlist/over/analytics?filter=unthanked');
  });

  it('is duplicated, unless it has no gifts', () => {
    const list = blessed(501);
    const { duplication } = openPage({
      wishlists: of(list, blessed(501, { id: wishlistId('empty'), title: 'Empty', items: [] })),
    });
    expect(within(card('Empty')).queryByRole('button', { name: 'Duplicate' })).not.toBeInTheDocument();
    fireEvent.click(within(card('Asha & Ravi')).getByRole('button', { name: 'Duplicate' }));
    expect(duplication.duplicate).toHaveBeenCalledExactlyOnceWith(list);
  });

  it('groups the lists by state, the open ones first', () => {
    const list = (title: string, changes: Partial<Wishlist>) =>
      blessed(501, { id: wishlistId(title), title, ...changes });
    openPage({
      wishlists: of(
        list('Put away', { isActive: false, stage: 'after' }),
        list('To come', { isActive: false, stage: 'draft' }),
        list('Today', {}),
      ),
    });
    const groups = ['Open to guests', 'Drafts', 'Archive'].map((name) => screen.getByRole('region', { name }));
    expect(screen.getByRole('article', { name: 'To come' })).toBeVisible();
    const archived = screen.getByRole('article', { name: 'Put away' });
    expect(archived).not.toBeVisible();
    fireEvent.click(screen.getByText('Archive'));
    expect(archived).toBeVisible();
    expect(groups.map((group) => within(group).getByRole('heading').textContent)).toEqual([
      'Today',
      'To come',
      'Put away',
    ]);
    expect(groups[0]?.compareDocumentPosition(groups[1] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('region', { name: 'Deactivated' })).not.toBeInTheDocument();
  });

  it('needs no groups for lists in one state', () => {
    openPage({ wishlists: of(blessed(501), blessed(501, { id: wishlistId('second'), title: 'Second' })) });
    expect(screen.queryByRole('region', { name: 'Open to guests' })).not.toBeInTheDocument();
  });

  it('can be shared by every channel, each with its own link', async () => {
    openPage({ wishlists: of(blessed(501)) });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' })));
    const sheet = within(await screen.findByRole('dialog', { name: 'Share “Asha & Ravi”' }));
    const whatsApp = decodeURIComponent(
      (await sheet.findByRole('link', { name: 'WhatsApp' })).getAttribute('href') ?? '',
    );
    expect(whatsApp).toContain('we invite you and your family to celebrate with us.\n\nAsha & Ravi\n');
    expect(whatsApp).toMatch(new RegExp(`\n[^\n]*/wishlist/${wishlist().id}[?]via=whatsapp$`));
    const hrefOf = (name: string) => decodeURIComponent(sheet.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(hrefOf('SMS')).toMatch(/^sms:.*[?]via=sms$/s);
    expect(hrefOf('Email')).toMatch(/^mailto:[?]subject=Invitation: Asha & Ravi&body=.*[?]via=email$/s);
    expect(sheet.getByRole('button', { name: 'Copy invitation' })).toBeEnabled();
    expect(sheet.getByRole('link', { name: 'Twitter' })).toHaveAttribute(
      'href',
      expect.stringContaining('via%3Dtwitter'),
    );
    expect(sheet.getByRole('button', { name: 'Copy link' })).toBeEnabled();
    expect(sheet.getByRole('button', { name: 'QR code' })).toBeEnabled();
  });

  it('is shared in its own language by every channel', async () => {
    openPage({ wishlists: of(blessed(501, { title: 'மீனா & கார்த்திக்', language: 'ta' })) });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' })));
    const sheet = within(await screen.findByRole('dialog', { name: /^Share/ }));
    const to = (name: string) => new URL(sheet.getByRole('link', { name }).getAttribute('href') ?? '').searchParams;
    const address = `${window.location.origin}/wishlist/${wishlist().id}?lang=ta`;
    await waitFor(() => expect(to('WhatsApp').get('text')).toContain('அன்புடன் அழைக்கிறோம்.\n\nமீனா & கார்த்திக்\n'));
    expect(to('WhatsApp').get('text')).toContain(`${address}&via=whatsapp`);
    expect(to('Twitter').get('text')).toContain('இந்தப் பரிசுப் பட்டியலைப்');
    expect(to('Twitter').get('url')).toBe(`${address}&via=twitter`);
  });

  it('warns before sharing a link that guests cannot open', async () => {
    openPage({ wishlists: of(blessed(501, { visibility: 'private' })) });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' })));
    expect(await screen.findByText(/Guests can’t open this page right now/)).toBeVisible();
  });
});

describe('the rest of the dashboard', () => {
  it('suggests creating the first wishlist', () => {
    openPage({ wishlists: of() });
    expect(screen.getByText('Create your first wishlist', { selector: '.font-display' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create a wishlist' })).toHaveAttribute('href', '/create-wishlist');
    expect(screen.getByText('No recent activity')).toBeVisible();
  });

  it('links to a new wishlist, to ideas and to the tour', () => {
    const { onTakeTour } = openPage({ wishlists: of() });
    expect(screen.getByRole('link', { name: 'New Wishlist' })).toHaveAttribute('href', '/create-wishlist');
    expect(screen.getByRole('link', { name: 'Gift Ideas' })).toHaveAttribute('href', '/gift-suggestions');
    fireEvent.click(screen.getByRole('button', { name: 'Take Tour' }));
    expect(onTakeTour).toHaveBeenCalledOnce();
  });

  it('lists the three newest wishlists with their number of contributors', () => {
    const all = ['one', 'two', 'three', 'four'].map((id) => blessed(501, { id: wishlistId(id), title: id }));
    openPage({ wishlists: of({ ...wishlist(), title: 'none' }, ...all) });
    const region = within(screen.getByRole('region', { name: 'Recent Activity' }));
    expect(region.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['none', 'one', 'two']);
    expect(region.getByText('No contributors yet')).toBeVisible();
    expect(region.getAllByText('1 contributor')).toHaveLength(2);
  });

  it('shows achievements, and progress towards the others', () => {
    openPage({ wishlists: of(blessed(2_500)) });
    const region = within(screen.getByRole('region', { name: 'Achievements' }));
    expect(region.getAllByText('Achieved')).toHaveLength(1);
    const butterfly = region.getByRole('progressbar', { name: 'Social Butterfly' });
    expect(butterfly).toHaveAttribute('aria-valuetext', '10% of the way');
    expect(region.getByRole('progressbar', { name: 'Dream Achiever' })).toHaveAttribute('aria-valuenow', '50');
  });

  it('says why the wishlists cannot be shown, and offers a retry', () => {
    openPage({ wishlists: shows({ state: 'failed', failure: new Failure('offline', 'no network') }) });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /We couldn’t load your wishlists\. We couldn’t reach the server/,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('reports an unreadable wishlist next to the others', () => {
    const unreadable = [new Failure('unexpected-data', 'title is no string')];
    openPage({ wishlists: shows({ state: 'ready', value: { items: [blessed(501)], unreadable } }) });
    expect(screen.getByText(/We can’t read one of your wishlists right now\./)).toBeVisible();
    expect(card('Asha & Ravi')).toBeVisible();
  });
});

describe('deleted wishlists', () => {
  it('link to their registers', () => {
    const deletedAt = new Date('2026-12-05T06:30:00Z');
    openPage({
      wishlists: of(),
      deleted: [
        { id: wishlistId('gone'), title: 'Asha weds Ravi', deletedAt, contributions: 12 },
        { id: wishlistId('untitled'), title: '', deletedAt, contributions: 1 },
      ],
    });
    const region = within(screen.getByRole('region', { name: 'Deleted wishlists' }));
    expect(region.getByRole('link', { name: 'Asha weds Ravi' })).toHaveAttribute('href', '/wishlist/gone/analytics');
    expect(region.getByText('12 contributions · Deleted 5 December 2026')).toBeVisible();
    expect(region.getByRole('link', { name: 'Untitled wishlist' })).toBeVisible();
    expect(region.getByText('1 contribution · Deleted 5 December 2026')).toBeVisible();
  });

  it('are not mentioned if there are none', () => {
    openPage({ wishlists: of() });
    expect(screen.queryByRole('region', { name: 'Deleted wishlists' })).not.toBeInTheDocument();
  });
});

it('shows what was promised, sent and received on a list with gifts by UPI, and on no other', () => {
  const of3 = (amount: number) => ({ count: 1, amount: rupees(amount) });
  const money = { promised: of3(1_101), sent: of3(501), received: of3(2_101) };
  openPage({
    wishlists: of(
      blessed(501, { acceptsUpi: true, title: 'By UPI' }),
      blessed(501, { id: wishlistId('plain'), title: 'Plain' }),
    ),
    moneyOf: () => money,
  });
  expect(card('By UPI')).toHaveTextContent('Promised₹1,101Sent₹501Received₹2,101');
  expect(card('Plain')).not.toHaveTextContent('Promised');
});
