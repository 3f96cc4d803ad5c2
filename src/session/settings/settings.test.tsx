import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { DEFAULT_SETTINGS } from '../../domain/platform.ts';
import { AtPath } from '../testing/at-path.tsx';
import { idleBrowser } from '../testing/idle-browser.ts';
import { rememberSettings } from './known-settings.ts';
import { useFee, useProductWords } from './product-words.ts';
import { type ReadSettings, useSettingsRead } from './settings-read.ts';

const FIVE = { ...DEFAULT_SETTINGS, feePercent: 5 };
const MINUTES = 60_000;

idleBrowser();
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
});

function Fee({ read }: { read: ReadSettings }) {
  useSettingsRead(read);
  const { brand } = useProductWords();
  return <p>{`${brand} keeps ${useFee()}%`}</p>;
}

const at = (path: string, read: ReadSettings) => (
  <AtPath path={path}>
    <Fee read={read} />
  </AtPath>
);

it('is the default fee until another one is read', async () => {
  render(at('/', () => Promise.resolve(FIVE)));
  expect(screen.getByText('Shagun keeps 7.5%')).toBeVisible();
  expect(await screen.findByText('Shagun keeps 5%')).toBeVisible();
});

it('is read once, and again on a page opened minutes later', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const read = vi.fn(() => Promise.resolve(FIVE));
  const { rerender, unmount } = render(at('/', read));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  rerender(at('/about', read));
  await act(() => vi.advanceTimersByTimeAsync(4 * MINUTES));
  unmount();
  // As after a page load.
  const later = render(at('/pricing', read));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(read).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Shagun keeps 5%')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTES));
  later.rerender(at('/terms', read));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(read).toHaveBeenCalledTimes(2);
});

it('is not read after the page unmounts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const read = vi.fn(() => Promise.resolve(FIVE));
  render(at('/', read)).unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
});

it('stays unchanged without a response, and is read again on the next page', async () => {
  const read = vi
    .fn<ReadSettings>()
    .mockRejectedValueOnce(new Failure('offline', 'no network'))
    .mockResolvedValue(FIVE);
  const { rerender } = render(at('/', read));
  await expect.poll(() => read).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Shagun keeps 7.5%')).toBeVisible();
  rerender(at('/about', read));
  expect(await screen.findByText('Shagun keeps 5%')).toBeVisible();
});

it.each(['{', 'null', '{"settings":{},"readAt":1}', '{"settings":{"feePercent":"a lot"}}'])(
  'is the default if this window has stored %s',
  (remembered) => {
    sessionStorage.setItem('shagun.settings', remembered);
    render(at('/', () => new Promise(() => undefined)));
    expect(screen.getByText('Shagun keeps 7.5%')).toBeVisible();
  },
);

it('is the default in the prerendered page, and hydrates without an error', async () => {
  rememberSettings(FIVE);
  const place = document.createElement('div');
  const page = at('/', () => Promise.resolve(FIVE));
  place.innerHTML = renderToString(page);
  expect(place).toHaveTextContent('Shagun keeps 7.5%');
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(place, page, { onRecoverableError }));
  expect(place).toHaveTextContent('Shagun keeps 5%');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('is remembered in memory if the browser blocks storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  rememberSettings(FIVE);
  render(at('/', () => new Promise(() => undefined)));
  expect(screen.getByText('Shagun keeps 5%')).toBeVisible();
  rememberSettings(DEFAULT_SETTINGS);
});
