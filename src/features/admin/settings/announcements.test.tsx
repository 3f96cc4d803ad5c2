import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../domain/platform.ts';
import { announcing } from '../../../domain/testing/documents.ts';
import { announced, button, open, press, save, SUNDAY, type } from './testing.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

describe('the announcements', () => {
  const english = () => screen.getByLabelText(/^English/);
  const keep = () => press('Keep announcement');

  it('are added with a preview, and stored when the settings are saved', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-05T06:30:00Z') });
    const { server } = await open();
    await press('Add an announcement');
    await keep();
    expect(english()).toHaveAccessibleDescription(expect.stringContaining('Please fill in this field'));
    type(english(), ' We rest on Sunday. ');
    expect(within(screen.getByRole('figure')).getByText('We rest on Sunday.')).toBeVisible();
    expect(english()).toHaveAttribute('maxlength', '280');
    type(screen.getByLabelText(/^हिन्दी/), 'रविवार को छुट्टी है।');
    fireEvent.change(screen.getByLabelText('Who sees it'), { target: { value: 'members' } });
    type(screen.getByLabelText('Starts'), '2026-12-06T00:00');
    type(screen.getByLabelText('Ends'), '2026-12-05T23:00');
    await keep();
    expect(screen.getByLabelText('Ends')).toHaveAccessibleDescription(/Please choose an end after the start/);
    type(screen.getByLabelText('Ends'), '2026-12-07T00:00');
    await keep();
    expect(announced()).toEqual([
      expect.stringMatching(
        /^PlannedSigned-in membersWe rest on Sunday\.2026-12-06 00:00 to 2026-12-07 00:00, Indian timeIn English for readers of मराठी, ગુજરાતી, தமிழ், తెలుగు/,
      ),
    ]);
    expect(server.saved).toEqual([]);
    await save();
    expect(server.saved).toMatchObject([
      {
        announcements: [
          {
            audience: 'members',
            texts: { en: 'We rest on Sunday.', hi: 'रविवार को छुट्टी है।' },
            startsAt: new Date('2026-12-05T18:30:00Z'),
            endsAt: new Date('2026-12-06T18:30:00Z'),
          },
        ],
      },
    ]);
  });

  it('say which are running and which are over, and are edited and removed', async () => {
    const over = announcing('We are back.', { id: crypto.randomUUID(), endsAt: new Date('2020-01-02T00:00:00Z') });
    const { server } = await open((before) => {
      before.settings = { ...DEFAULT_SETTINGS, announcements: [SUNDAY, over] };
    });
    expect(announced()).toEqual([expect.stringMatching(/^Running/), expect.stringMatching(/^Over/)]);
    await press('Edit “We rest on Sunday.”');
    type(english(), 'We rest on Monday.');
    await keep();
    await press('Remove “We are back.”');
    await save();
    expect(server.saved).toMatchObject([{ announcements: [{ ...SUNDAY, texts: { en: 'We rest on Monday.' } }] }]);
  });

  it('are at most three', async () => {
    await open((before) => {
      const announcements = ['One', 'Two', 'Three'].map((text) => announcing(text, { id: crypto.randomUUID() }));
      before.settings = { ...DEFAULT_SETTINGS, announcements };
    });
    expect(button('Add an announcement')).toBeDisabled();
    expect(screen.getByText('There can be 3. Remove one to add another.')).toBeVisible();
  });
});
