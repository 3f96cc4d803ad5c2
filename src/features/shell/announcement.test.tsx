import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, type PlatformSettings } from '../../domain/platform.ts';
import { rememberSettings } from '../../session/settings/known-settings.ts';
import { AtPath } from '../../session/testing/at-path.tsx';
import { idleBrowser } from '../../session/testing/idle-browser.ts';
import { Announcement } from './announcement.tsx';

const SUNDAY = 'We rest on Sunday.';

idleBrowser();
beforeEach(() => sessionStorage.clear());

function announcing(announcement: string) {
  const settings: PlatformSettings = { ...DEFAULT_SETTINGS, announcement };
  return vi.fn(() => Promise.resolve(settings));
}

function open(read = announcing(SUNDAY)) {
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
  const { read, goTo } = open();
  await act(() => wasRead(read));
  expect(status()).toBeEmptyDOMElement();
  goTo('/about');
  expect(screen.getByText(SUNDAY)).toBeVisible();
  expect(status()).toHaveTextContent(SUNDAY);
});

it('is on the first page if this window has read it before', () => {
  rememberSettings({ ...DEFAULT_SETTINGS, announcement: SUNDAY });
  open();
  expect(status()).toHaveTextContent(SUNDAY);
});

it('says which language it is in', () => {
  rememberSettings({ ...DEFAULT_SETTINGS, announcement: 'रविवार को छुट्टी है।' });
  open();
  expect(screen.getByText('रविवार को छुट्टी है।')).toHaveAttribute('lang', 'hi');
});

it('stays closed on later pages until the text changes', async () => {
  rememberSettings({ ...DEFAULT_SETTINGS, announcement: SUNDAY });
  const { unmount } = open();
  await userEvent.click(cross());
  expect(status()).toBeEmptyDOMElement();
  unmount();
  const { goTo } = open();
  expect(status()).toBeEmptyDOMElement();
  act(() => rememberSettings({ ...DEFAULT_SETTINGS, announcement: 'We are back.' }));
  goTo('/about');
  expect(screen.getByText('We are back.')).toBeVisible();
});

it('shows nothing without an announcement', async () => {
  const { read, goTo } = open(announcing(''));
  await act(() => wasRead(read));
  goTo('/about');
  expect(status()).toBeEmptyDOMElement();
});
