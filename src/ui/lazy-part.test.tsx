import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { lazyPart, offerRetry, partLoaded } from './lazy-part.tsx';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue();
  partLoaded();
});

const partWords = {
  failed: 'Could not be loaded',
  retry: 'Try again',
  outdated: 'There is an update',
  reload: 'Reload',
};

const Tour = () => <h1>The tour</h1>;

function show(load: () => Promise<typeof Tour>) {
  const Part = lazyPart(load);
  render(
    <>
      <p>The dashboard</p>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
      <Toasts dismissLabel="Dismiss" partWords={partWords} />
    </>,
  );
}

it('keeps the page when a part cannot be loaded, and shows the part after a retry', async () => {
  const load = vi
    .fn<() => Promise<typeof Tour>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Tour);
  show(load);
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not be loaded');
  expect(screen.getByText('The dashboard')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The tour' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows a part that was preloaded at once', async () => {
  const page = {};
  const Part = lazyPart(
    () => Promise.resolve(Tour),
    () => page,
  );
  await Part.preload(page);
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByRole('heading', { name: 'The tour' })).toBeVisible();
});

it('retries by itself when the connection is back', async () => {
  const load = vi
    .fn<() => Promise<typeof Tour>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Tour);
  show(load);
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'The tour' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('still retries what the user opened after another part has failed and loaded', async () => {
  const load = vi
    .fn<() => Promise<typeof Tour>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Tour);
  const openAgain = vi.fn(partLoaded);
  act(() => offerRetry(new TypeError('offline'), openAgain));
  show(load);
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'The tour' })).toBeVisible();
  expect(openAgain).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(openAgain).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('offers to reload when the server has a newer build and a form would be lost', async () => {
  const keep = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', keep);
  onTestFinished(() => window.removeEventListener('beforeunload', keep));
  show(() => Promise.reject(Object.assign(new Error('404'), { isOutdated: true })));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is an update');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
