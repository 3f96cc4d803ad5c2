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
  const page = render(
    <AtPath path="/">
      <Announcement read={read} />
    </AtPath>,
  );
  return { read, ...page };
}

const cross = () => screen.getByRole('button', { name: 'Close the announcement' });
const status = () => screen.getByRole('status');

it('says nothing before it has asked, and then what there is to tell, aloud', async () => {
  open();
  expect(status()).toBeEmptyDOMElement();
  expect(await screen.findByText(SUNDAY)).toBeVisible();
  expect(status()).toHaveTextContent(SUNDAY);
});

it('stays closed for this text, on later pages too, until there is another', async () => {
  const { unmount } = open();
  await screen.findByText(SUNDAY);
  await userEvent.click(cross());
  expect(status()).toBeEmptyDOMElement();
  unmount();
  open();
  expect(status()).toBeEmptyDOMElement();
  act(() => rememberSettings({ ...DEFAULT_SETTINGS, announcement: 'We are back.' }));
  expect(screen.getByText('We are back.')).toBeVisible();
});

it('shows nothing when there is nothing to tell', async () => {
  const { read } = open(announcing(''));
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  expect(status()).toBeEmptyDOMElement();
});
