import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { CalendarDay } from '../../domain/calendar.ts';
import { ceremony, invitation, pictureAt, wishlist } from '../../domain/testing/examples.ts';
import type { TimeOfDay } from '../../domain/time-of-day.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { savedFiles } from '../../session/testing/saved-files.ts';
import { openGuestPage } from './testing/guest-page.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const haldi = ceremony(0, { kind: 'haldi', day: '2026-12-04' as CalendarDay, startsAt: null, mapUrl: '', dress: '' });
const sangeet = ceremony(1);
const cocktails = ceremony(2, {
  kind: 'custom',
  name: 'Cocktails',
  day: '2026-12-12' as CalendarDay,
  timeZone: 'America/New_York',
});
const OURS: Wishlist = {
  ...wishlist(),
  title: 'Asha weds Ravi',
  eventDate: '2026-12-05' as CalendarDay,
  invitation: invitation(),
  ceremonies: [cocktails, sangeet, haldi],
};

function at(iso: string): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(iso), shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
}

const card = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is in no card.`);
  return within(item);
};

it('begins with the names and the families, and keeps the title for the tab', async () => {
  openGuestPage(OURS);
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha & Ravi' })).toBeVisible();
  expect(screen.getByText(/^With the blessings of/)).toBeVisible();
  expect(document.title).toBe('Asha weds Ravi · Shagun');
});

it('shows the cover at its point, and the portrait in place of the monogram', async () => {
  const picture = pictureAt('us');
  openGuestPage({ ...OURS, invitation: invitation({ cover: { picture, x: 30, y: 62 }, portrait: picture }) });
  // Each is loaded on its own.
  const [cover, portrait] = await waitFor(() => {
    const both = screen.getAllByRole('img', { name: 'Asha & Ravi' });
    expect(both).toHaveLength(2);
    return both;
  });
  expect(cover).toHaveStyle({ objectPosition: '30% 62%' });
  expect(portrait).toHaveAttribute('loading', 'lazy');
});

it('begins with the title if there is no invitation, and has nothing about events', async () => {
  openGuestPage({ ...OURS, invitation: null, ceremonies: [] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha weds Ravi' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '5 December 2026' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'The celebrations' })).not.toBeInTheDocument();
});

it('shows the story and the events by day, with place, dress and map', async () => {
  openGuestPage(OURS);
  expect(await screen.findByText('We met over filter coffee.')).toBeVisible();
  expect(screen.getByRole('link', { name: '5 December 2026' })).toHaveAttribute('href', '#events');
  const events = screen.getByRole('region', { name: 'The celebrations' });
  const names = within(events).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Haldi', 'Sangeet', 'Cocktails']);
  expect(card('Sangeet').getByText('Saturday, 5 December 2026')).toBeVisible();
  expect(card('Sangeet').getByText(/^6:30\spm$/)).toBeVisible();
  expect(card('Sangeet').getByText('What to wear: Bright colours')).toBeVisible();
  expect(card('Sangeet').getByRole('link', { name: 'See on a map: Sangeet' })).toHaveAttribute(
    'href',
    'https://maps.test/tilak-lawns',
  );
  expect(card('Sangeet').getByText('maps.test')).toBeVisible();
  expect(card('Cocktails').getByText(/^6:30\spm \(Eastern Standard Time\)$/)).toBeVisible();
  expect(card('Haldi').queryByRole('link')).not.toBeInTheDocument();
});

it('downloads one event, or all of them, for a calendar', async () => {
  const files = savedFiles();
  openGuestPage(OURS);
  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar: Sangeet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add all to calendar' }));
  expect(files.names).toEqual(['Sangeet-Asha-Ravi.ics', 'Asha-Ravi.ics']);
  const one = (await files.text(0)).replaceAll('\r\n ', '');
  expect(one).toContain(`UID:${sangeet.id}@shagun.example\r\n`);
  expect(one).toContain('DTSTART:20261205T130000Z\r\n');
  expect(one).toContain('SUMMARY:Sangeet · Asha & Ravi\r\n');
  expect(one).toContain('DESCRIPTION:What to wear: Bright colours\\nhttps://maps.test/tilak-lawns\r\n');
  const all = await files.text(1);
  expect(all.match(/^DTSTART.*$/gm)).toEqual([
    'DTSTART;VALUE=DATE:20261204',
    'DTSTART:20261205T130000Z',
    'DTSTART:20261212T233000Z',
  ]);
});

it('counts down to the next event, minute by minute, without announcing it', async () => {
  at('2026-12-05T10:58:30Z');
  openGuestPage(OURS);
  const timer = await screen.findByRole('timer');
  expect(timer).toHaveTextContent('Sangeet begins in0days2hours2minutes');
  expect(timer).not.toHaveAttribute('aria-live');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(timer).toHaveTextContent('Sangeet begins in0days2hours1minute');
});

it.each([
  ['2026-12-03T12:00:00Z', 'Haldi is tomorrow'],
  ['2026-12-04T12:00:00Z', 'Haldi is today'],
])('says in words when an event without a time is: %s', async (now, words) => {
  at(now);
  openGuestPage(OURS);
  expect(await screen.findByText(words)).toBeVisible();
});

it('counts down no more once all events have begun', async () => {
  at('2026-12-13T00:00:00Z');
  openGuestPage({ ...OURS, ceremonies: [{ ...sangeet, startsAt: '00:00' as TimeOfDay }] });
  expect(await screen.findByRole('region', { name: 'The celebrations' })).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});
