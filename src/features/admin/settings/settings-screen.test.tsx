import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { DEFAULT_SETTINGS } from '../../../domain/platform.ts';
import { maintenance as announcedMaintenance } from '../../../session/settings/kept-settings.ts';
import { announced, button, feeField, giving, open, press, save, SUNDAY, type } from './testing.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

const offline = new Failure('offline', 'no network');

describe('the page', () => {
  it('shows the default settings if nobody has changed them', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Platform Settings' })).toBeVisible();
    expect(feeField()).toHaveValue('7.5');
    expect(screen.getByText('No announcements')).toBeVisible();
    expect(giving()).toBeChecked();
    expect(screen.getByText('No changes yet. These are the defaults.')).toBeVisible();
    expect(button('Save settings')).toBeDisabled();
  });

  it.each([
    ['Devika', /^Last changed .+ by Devika\.$/],
    [null, /^Last changed [^y]+\.$/],
  ])('shows when and by whom the settings were last changed: %s', async (by, words) => {
    await open((server) => (server.lastChange = { at: new Date('2026-12-05T06:30:00Z'), by }));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('shows Access Denied if the server denies the read', async () => {
    await open((server) => (server.failure = new Failure('denied', 'no admin')));
    expect(screen.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { server } = await open((before) => (before.failure = offline));
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load the settings.');
    server.failure = null;
    await press('Try again');
    expect(feeField()).toHaveValue('7.5');
  });
});

describe('saving', () => {
  it('stores the input, says so, and updates every page of this window', async () => {
    const { server } = await open();
    type(feeField(), ' 12.25 % ');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await save();
    expect(server.saved).toEqual([
      { feePercent: 12.25, announcements: [], contributionsEnabled: true, maintenance: false },
    ]);
    expect(screen.getByText('Settings saved')).toBeVisible();
    expect(screen.getByText('All changes saved')).toBeVisible();
    expect(feeField()).toHaveValue('12.25');
    expect(screen.getByLabelText('Elsewhere')).toHaveTextContent('12.25%');
    expect(await screen.findByText(/ by Devika\.$/)).toBeVisible();
  });

  it('keeps the input when it fails, says why, and can be retried', async () => {
    const { server } = await open();
    type(feeField(), '5');
    server.failure = offline;
    await save();
    expect(screen.getByText('Failed to save settings')).toBeVisible();
    const reason = 'Failed to save settings. We couldn’t reach the server. Check your connection and try again.';
    expect(screen.getByText(reason)).toBeVisible();
    expect(feeField()).toHaveValue('5');
    expect(screen.getByLabelText('Elsewhere')).toHaveTextContent('7.5%');
    server.failure = null;
    await save();
    expect(server.saved).toMatchObject([{ feePercent: 5 }]);
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });

  it.each([
    ['20.5', 'Please enter a percentage from 0 to 20, with up to two decimals'],
    ['seven', 'Please enter a percentage from 0 to 20, with up to two decimals'],
    ['', 'Please fill in this field'],
  ])('shows an error at the fee field for %j until it is corrected', async (typed, words) => {
    const { server } = await open();
    type(feeField(), typed);
    await save();
    expect(feeField()).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(feeField()).toBeInvalid();
    await waitFor(() => expect(feeField()).toHaveFocus());
    type(feeField(), '9');
    expect(feeField()).toBeValid();
    expect(server.saved).toEqual([]);
  });

  it('is not offered once every change is undone', async () => {
    await open();
    type(feeField(), '5');
    await press('Undo');
    expect(feeField()).toHaveValue('7.5');
    expect(button('Save settings')).toBeDisabled();
  });
});

describe('when another admin saved first', () => {
  const CONFLICT = { name: 'Another admin saved first' };
  const conflict = () => screen.getByRole('alert', CONFLICT);

  async function openAndMeet() {
    const { server } = await open();
    server.store({ ...DEFAULT_SETTINGS, feePercent: 9, announcements: [SUNDAY] }, 'Asha');
    type(feeField(), '5');
    await save();
    return server;
  }

  it('stores nothing, and shows what the other admin changed', async () => {
    const server = await openAndMeet();
    expect(server.saved).toEqual([]);
    expect(conflict()).toHaveFocus();
    expect(conflict()).toHaveTextContent(/^Asha saved other settings on .+, while you were editing\./);
    const [fee, text, ...rest] = within(conflict()).getAllByRole('definition');
    expect(fee).toHaveTextContent('Changed from 7.5% to 9%You have 5%');
    expect(text).toHaveTextContent('Changed from nothing to “We rest on Sunday.”');
    expect(text).not.toHaveTextContent('You have');
    expect(rest).toEqual([]);
    expect(screen.getByText('Not saved yet')).toBeVisible();
  });

  it('merges my changes with those another admin saved', async () => {
    const server = await openAndMeet();
    expect(feeField()).toHaveValue('5');
    expect(announced()).toEqual([expect.stringContaining('We rest on Sunday.')]);
    await save();
    expect(server.saved).toEqual([
      { feePercent: 5, announcements: [SUNDAY], contributionsEnabled: true, maintenance: false },
    ]);
    expect(screen.queryByRole('alert', CONFLICT)).not.toBeInTheDocument();
  });

  it('lets the admin discard their own changes', async () => {
    const server = await openAndMeet();
    await press('Discard my changes');
    expect(feeField()).toHaveValue('9');
    expect(screen.queryByRole('alert', CONFLICT)).not.toBeInTheDocument();
    expect(button('Save settings')).toBeDisabled();
    expect(server.saved).toEqual([]);
  });

  it('reports a second conflicting change', async () => {
    const server = await openAndMeet();
    server.store({ ...server.settings, contributionsEnabled: false }, 'Kabir');
    await save();
    expect(server.saved).toEqual([]);
    expect(conflict()).toHaveTextContent('Kabir saved other settings');
    expect(conflict()).toHaveTextContent('Changed from on to off');
    await save();
    expect(server.saved).toEqual([
      { feePercent: 5, announcements: [SUNDAY], contributionsEnabled: false, maintenance: false },
    ]);
  });
});

it('computes an example of the fee while it is typed', async () => {
  await open();
  const example = (text: string) => screen.queryByText(text);
  expect(example('From a gift of ₹10,000 we keep ₹750, and ₹9,250 reaches the couple.')).toBeVisible();
  type(feeField(), '12.25');
  expect(example('From a gift of ₹10,000 we keep ₹1,225, and ₹8,775 reaches the couple.')).toBeVisible();
  type(feeField(), '21');
  expect(screen.queryByText(/^From a gift/)).not.toBeInTheDocument();
});

describe('switching contributions off', () => {
  const REFUSAL = 'Contributions are paused at the moment. Please come back later.';
  const dialog = () => screen.getByRole('alertdialog', { name: 'Switch contributions off?' });

  it('asks first, shows what guests will read, and can be cancelled', async () => {
    await open();
    await userEvent.click(giving());
    expect(dialog()).toHaveTextContent(REFUSAL);
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Keep them on' }));
    expect(giving()).toBeChecked();
    expect(button('Save settings')).toBeDisabled();
  });

  it('takes effect when saved', async () => {
    const { server } = await open();
    await userEvent.click(giving());
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Switch off' }));
    expect(giving()).not.toBeChecked();
    expect(screen.getByText(`Once you save, guests who try to contribute will see: “${REFUSAL}”`)).toBeVisible();
    expect(server.saved).toEqual([]);
    await save();
    expect(server.saved).toMatchObject([{ contributionsEnabled: false }]);
    expect(screen.getByText(`Contributions are off. Guests who try to contribute see: “${REFUSAL}”`)).toBeVisible();
  });

  it('asks nothing when contributions are switched on', async () => {
    const { server } = await open((before) => {
      before.settings = { ...DEFAULT_SETTINGS, contributionsEnabled: false };
    });
    await userEvent.click(giving());
    expect(giving()).toBeChecked();
    await save();
    expect(server.saved).toMatchObject([{ contributionsEnabled: true }]);
  });
});

describe('maintenance', () => {
  const maintenance = () => screen.getByRole('switch', { name: 'Only admins can make changes' });
  const dialog = () => screen.getByRole('alertdialog', { name: 'Start maintenance?' });

  it('asks first, shows what everyone else will read, and can be cancelled', async () => {
    await open();
    await userEvent.click(maintenance());
    expect(dialog()).toHaveTextContent('We’re looking after the site at the moment.');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Not now' }));
    expect(maintenance()).not.toBeChecked();
    expect(button('Save settings')).toBeDisabled();
  });

  it('switches contributions off as well, for as long as it lasts', async () => {
    const { server } = await open();
    await userEvent.click(maintenance());
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Start maintenance' }));
    expect(maintenance()).toBeChecked();
    expect(giving()).not.toBeChecked();
    expect(giving()).toBeDisabled();
    await save();
    await userEvent.click(maintenance());
    expect(giving()).toBeChecked();
    expect(giving()).toBeEnabled();
    await save();
    expect(server.saved).toMatchObject([
      { maintenance: true, contributionsEnabled: false },
      { maintenance: false, contributionsEnabled: true },
    ]);
  });

  it('is on the admin’s own pages at once', async () => {
    await open();
    await userEvent.click(maintenance());
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Start maintenance' }));
    await save();
    expect(announcedMaintenance.read()).toBe('on');
  });
});

describe('leaving', () => {
  const toUsers = () => userEvent.click(screen.getByRole('link', { name: 'Users' }));
  const dialog = () => within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }));

  it('asks first while there are unsaved changes', async () => {
    const { gone } = await open();
    type(feeField(), '5');
    await toUsers();
    await userEvent.click(dialog().getByRole('button', { name: 'Stay' }));
    expect(gone).toEqual([]);
    expect(feeField()).toHaveValue('5');
    await toUsers();
    await userEvent.click(dialog().getByRole('button', { name: 'Leave' }));
    expect(gone).toEqual(['/admin/users']);
  });

  it.each([
    [true, 'something is not saved'],
    [false, 'everything is'],
  ])('warns when the window is closed: %s, when %s', async (isUnsaved) => {
    await open();
    if (isUnsaved) type(feeField(), '5');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(isUnsaved);
  });
});
