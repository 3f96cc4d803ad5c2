import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAccount, rememberAccount } from '../../data/accounts/remembered-account.ts';
import type { Announcement as Planned } from '../../domain/announcements.ts';
import { userId } from '../../domain/ids.ts';
import { DEFAULT_SETTINGS, type PlatformSettings } from '../../domain/platform.ts';
import { announcing } from '../../domain/testing/documents.ts';
import { keepSettings } from '../../session/settings/kept-settings.ts';
import { AtPath } from '../../session/testing/at-path.tsx';
import { inEnglish } from '../../session/testing/english.ts';
import { idleBrowser } from '../../session/testing/idle-browser.ts';
import { Announcement } from './announcement.tsx';

const SUNDAY = announcing('We rest on Sunday.');
const NOON = new Date('2026-12-05T06:30:00Z');
const HOUR = 3_600_000;

idleBrowser();
beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

const settingsWith = (...announcements: readonly Planned[]): PlatformSettings => ({
  ...DEFAULT_SETTINGS,
  announcements,
});
const reads = (...announcements: readonly Planned[]) => vi.fn(() => Promise.resolve(settingsWith(...announcements)));
/** As on an earlier page of this window. */
const wereRead = (...announcements: readonly Planned[]) => keepSettings(settingsWith(...announcements), inEnglish());

function open(read = reads()) {
  const at = (path: string) => (
    <AtPath path={path}>
      <Announcement read={read} />
    </AtPath>
  );
  const { rerender, ...page } = render(at('/'));
  return { read, goTo: (path: string) => rerender(at(path)), ...page };
}

const wasRead = (read: () => unknown) => expect.poll(() => read).toHaveBeenCalled();

const cross = () => screen.getByRole('button', { name: 'Close the announcement' });
const status = () => screen.getByRole('status');

it('waits for the next page if it was read on this one, so that nothing shifts', async () => {
  const { read, goTo } = open(reads(SUNDAY));
  await act(() => wasRead(read));
  await act(() => expect.poll(() => sessionStorage.getItem('shagun.announcement')).toContain('Sunday'));
  expect(status()).toBeEmptyDOMElement();
  goTo('/about');
  expect(screen.getByText('We rest on Sunday.')).toBeVisible();
  expect(status()).toHaveTextContent('We rest on Sunday.');
});

it('is on the first page if this window has read it before', async () => {
  await wereRead(SUNDAY);
  open();
  expect(status()).toHaveTextContent('We rest on Sunday.');
});

it('says which language it is in', async () => {
  await wereRead(announcing('रविवार को छुट्टी है।'));
  open();
  expect(screen.getByText('रविवार को छुट्टी है।')).toHaveAttribute('lang', 'hi');
});

it('stays closed on later pages, whatever its text becomes; another one is shown', async () => {
  await wereRead(SUNDAY);
  const { unmount } = open();
  await userEvent.click(cross());
  expect(status()).toBeEmptyDOMElement();
  unmount();
  await wereRead({ ...SUNDAY, texts: { en: 'We rest on Monday.' } });
  const { goTo } = open();
  expect(status()).toBeEmptyDOMElement();
  await wereRead(SUNDAY, announcing('We are back.', { id: '5a5a5a5a-0000-4000-8000-000000000002' }));
  goTo('/about');
  expect(screen.getByText('We are back.')).toBeVisible();
});

it('shows nothing without an announcement', async () => {
  const { read, goTo } = open();
  await act(() => wasRead(read));
  goTo('/about');
  expect(status()).toBeEmptyDOMElement();
});

describe('by the clock', () => {
  const from = (start: number, end: number) => ({
    startsAt: new Date(NOON.getTime() + start * HOUR),
    endsAt: new Date(NOON.getTime() + end * HOUR),
  });

  it('begins and ends on an open page', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON });
    await wereRead(announcing('We rest on Sunday.', from(1, 30)));
    open();
    expect(status()).toBeEmptyDOMElement();
    await act(() => vi.advanceTimersByTimeAsync(HOUR));
    expect(status()).toHaveTextContent('We rest on Sunday.');
    await act(() => vi.advanceTimersByTimeAsync(29 * HOUR - 1));
    expect(status()).toHaveTextContent('We rest on Sunday.');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(status()).toBeEmptyDOMElement();
  });

  it('is not shown by a page that opens after its end', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
    await wereRead(announcing('We rest on Sunday.', from(-1, 1)));
    vi.setSystemTime(NOON.getTime() + HOUR);
    open();
    expect(status()).toBeEmptyDOMElement();
  });
});

it('is for members or for visitors', async () => {
  const both = [
    announcing('Welcome, visitors.', { audience: 'visitors' }),
    announcing('Welcome back.', { audience: 'members', id: '5a5a5a5a-0000-4000-8000-000000000002' }),
  ];
  await wereRead(...both);
  const { goTo } = open();
  expect(status()).toHaveTextContent('Welcome, visitors.');
  rememberAccount({ id: userId('asha'), displayName: 'Asha', photoURL: null }, false);
  await wereRead(...both);
  goTo('/about');
  expect(status()).toHaveTextContent('Welcome back.');
  forgetAccount();
});
