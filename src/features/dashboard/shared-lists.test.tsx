import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DAY_MS, localDay } from '../../domain/calendar.ts';
import { Failure } from '../../domain/failure.ts';
import { userId } from '../../domain/ids.ts';
import { wishlist } from '../../domain/testing/examples.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { blessed, card, of, openPage, shows } from './testing.tsx';

const MEENA = userId('meena');
const shared = (changes: Partial<Wishlist>) => of({ ...wishlist(), hostIds: [MEENA], ...changes });

it('offers a host the register, the editor and the page', () => {
  openPage({ reader: MEENA, shared: shared({ editorIds: [MEENA] }) });
  const list = within(card('Asha & Ravi'));
  expect(list.getByText('Host')).toBeVisible();
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Register',
    'Edit',
    'View',
    'Hosts',
  ]);
});

it('offers a register keeper no editor', () => {
  openPage({ reader: MEENA, shared: shared({ editorIds: [] }) });
  const list = within(card('Asha & Ravi'));
  expect(list.getByText('Register keeper')).toBeVisible();
  expect(list.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

it.each(['host', 'keeper'])('reminds a %s of what they can do', (role) => {
  const over = { ...blessed(501), eventDate: localDay(new Date(Date.now() - DAY_MS)) };
  const editorIds = role === 'host' ? [MEENA] : [];
  openPage({ reader: MEENA, shared: of({ ...over, hostIds: [MEENA], editorIds }), unthankedOf: () => 12 });
  const list = within(card('Asha & Ravi'));
  expect(list.getByRole('link', { name: '12 guests to thank' })).toBeVisible();
  expect(list.queryAllByRole('link', { name: /write the thank-you page/ })).toHaveLength(role === 'host' ? 1 : 0);
});

it('says that they could not be loaded', () => {
  openPage({ shared: shows({ state: 'failed', failure: new Failure('offline', 'no network') }) });
  expect(screen.getByText(/^We couldn’t load the wishlists that are shared with you\./)).toBeVisible();
});
