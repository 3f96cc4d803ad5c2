import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../domain/calendar.ts';
import { MOST_CEREMONIES } from '../../domain/ceremonies.ts';
import { Failure } from '../../domain/failure.ts';
import { ceremony, invitation, pictureAt, wishlist } from '../../domain/testing/examples.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { InMemoryWishlists } from '../../session/testing/in-memory-wishlists.ts';
import { EditScreen } from './edit-screen.tsx';
import { dialog, enter, field, Heading, openEditor, press, pressIn, question } from './testing.tsx';

beforeEach(() => localStorage.clear());

const OURS: Wishlist = { ...wishlist(), eventDate: '2026-12-06' as CalendarDay };
const FIRST = 'First name on the card';
const SECOND = 'Second name on the card';

async function openPage(stored: Wishlist = OURS) {
  const wishlists = new InMemoryWishlists();
  wishlists.become(stored);
  const page = await openEditor(<EditScreen id={OURS.id} preview={Heading} />, wishlists);
  return { ...page, stored: () => wishlists.all[0] };
}

const events = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.closest('li')?.querySelector('h3')?.textContent);

describe('the invitation', () => {
  it('is saved by its button, and keeps what another device saved meanwhile', async () => {
    const { stored, wishlists, shownToasts } = await openPage({ ...OURS, invitation: invitation() });
    enter({ [FIRST]: 'Aasha' });
    await act(async () =>
      wishlists.become({ ...OURS, invitation: invitation({ story: 'It was raining.' }), title: 'Ours' }),
    );
    await press('Save invitation');
    expect(stored()).toMatchObject({
      title: 'Ours',
      invitation: { first: 'Aasha', second: 'Ravi', story: 'It was raining.' },
    });
    expect(shownToasts).toEqual(['✓ Wishlist updated successfully!']);
  });

  it('needs both names', async () => {
    const { stored } = await openPage();
    enter({ [FIRST]: 'Asha' });
    await press('Save invitation');
    expect(field(SECOND)).toHaveAccessibleDescription(/Please fill in this field/);
    expect(field(SECOND)).toHaveFocus();
    expect(stored()).toBe(OURS);
  });

  it('is removed by clearing all of it', async () => {
    const { stored } = await openPage({ ...OURS, invitation: invitation({ families: '', story: '' }) });
    enter({ [FIRST]: '', [SECOND]: '' });
    await press('Save invitation');
    expect(stored()?.invitation).toBeNull();
  });

  it('keeps the input if it could not be saved', async () => {
    const { wishlists } = await openPage();
    enter({ [FIRST]: 'Asha', [SECOND]: 'Ravi' });
    wishlists.failure = new Failure('offline', 'no network');
    await press('Save invitation');
    expect(field(FIRST)).toHaveValue('Asha');
    expect(screen.getByRole('button', { name: 'Save invitation' })).toBeEnabled();
  });
});

describe('the cover', () => {
  const cover = { picture: pictureAt('us'), x: 50, y: 50 };
  const point = () => screen.getByRole('slider', { name: 'What must stay in view' });

  it('is shown at a point that the arrow keys move, and says where it is', async () => {
    const { stored } = await openPage({ ...OURS, invitation: invitation({ cover }) });
    expect(point()).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
    for (const key of ['ArrowRight', 'ArrowUp']) fireEvent.keyDown(point(), { key });
    for (const _ of Array(6)) fireEvent.keyDown(point(), { key: 'ArrowUp', shiftKey: true });
    expect(point()).toHaveAttribute('aria-valuetext', '51% from the left, 0% from the top');
    await press('Save invitation');
    expect(stored()?.invitation?.cover).toEqual({ ...cover, x: 51, y: 0 });
  });

  it('is removed with its point', async () => {
    const { stored } = await openPage({ ...OURS, invitation: invitation({ cover, portrait: cover.picture }) });
    const group = screen.getByRole('group', { name: 'Cover picture' }).parentElement ?? document.body;
    await act(async () => void fireEvent.click(within(group).getByRole('button', { name: 'Remove' })));
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    await press('Save invitation');
    expect(stored()?.invitation).toMatchObject({ cover: null, portrait: cover.picture });
  });
});

describe('the events', () => {
  it('are added, changed and removed one by one, and shown by day and time', async () => {
    const { stored } = await openPage();
    await press('Add an event');
    expect(field('Day')).toHaveValue('2026-12-06');
    enter({ Event: 'reception' });
    await pressIn(dialog('Add an event'), 'Add to the invitation');
    await press('Add an event');
    enter({ Event: 'custom', 'Name of the event': 'Cocktails', Day: '2026-12-05', 'Starts at': '19:00' });
    await pressIn(dialog('Add an event'), 'Add to the invitation');
    expect(events()).toEqual(['Cocktails', 'Reception']);
    expect(screen.getByText(/Saturday.*5 December 2026.*7:00\spm/, { selector: 'li *' })).toBeVisible();
    await press('Edit Reception');
    enter({ Place: 'Tilak Lawns' });
    await pressIn(dialog('Edit the event'), 'Save the event');
    expect(screen.getByText('Tilak Lawns')).toBeVisible();
    await press('Remove Cocktails');
    await pressIn(question('Remove this event?'), 'Remove');
    expect(events()).toEqual(['Reception']);
    expect(stored()?.ceremonies).toMatchObject([{ kind: 'reception', place: 'Tilak Lawns', timeZone: 'Asia/Kolkata' }]);
    expect(screen.getByRole('button', { name: 'Edit Reception' })).toHaveFocus();
  });

  it('ask before they discard what was typed', async () => {
    await openPage();
    await press('Add an event');
    enter({ Place: 'Tilak Lawns' });
    await pressIn(dialog('Add an event'), 'Close');
    await pressIn(question('Discard this event?'), 'Keep editing');
    expect(field('Place')).toHaveValue('Tilak Lawns');
  });

  it('say that another device removed the event meanwhile', async () => {
    const { wishlists, shownToasts } = await openPage({ ...OURS, ceremonies: [ceremony(0)] });
    await press('Edit Sangeet');
    await act(async () => wishlists.become(OURS));
    await pressIn(dialog('Edit the event'), 'Save the event');
    expect(shownToasts).toEqual([expect.stringContaining('This event was removed meanwhile')]);
  });

  it('are at most eight', async () => {
    const ceremonies = Array.from({ length: MOST_CEREMONIES }, (_, number) => ceremony(number));
    await openPage({ ...OURS, ceremonies });
    expect(screen.getByRole('button', { name: 'Add an event' })).toBeDisabled();
    expect(screen.getByText('An invitation can list up to 8 events')).toBeVisible();
  });
});
