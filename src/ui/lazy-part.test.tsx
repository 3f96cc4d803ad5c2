import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { lazyPart, offerRetry, partLoaded, untilLoaded } from './lazy-part.tsx';
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

/** Loads the tour after it has failed with each of the errors. */
function tourAfter(...errors: readonly Error[]) {
  const load = vi.fn<() => Promise<typeof Tour>>();
  for (const error of errors) load.mockRejectedValueOnce(error);
  return load.mockResolvedValue(Tour);
}

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
  const load = tourAfter(new TypeError('offline'));
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
  const load = tourAfter(new TypeError('offline'));
  show(load);
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'The tour' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps trying while the network is not ready yet, without showing the failure again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const load = tourAfter(new TypeError('offline'), new TypeError('not ready'), new TypeError('still not ready'));
  show(load);
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(await screen.findByRole('heading', { name: 'The tour' })).toBeVisible();
});

it('waits for the connection before it tries by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = tourAfter(new TypeError('offline'));
  show(load);
  await screen.findByRole('alert');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'The tour' })).toBeVisible();
});

it('still offers a retry for one part when another has loaded', async () => {
  const failing = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('offline'));
  const recovering = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('loaded');
  render(<Toasts dismissLabel="Dismiss" partWords={partWords} />);
  const later = untilLoaded(failing);
  const sooner = untilLoaded(recovering);
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  await act(() => sooner);
  expect(screen.getByRole('alert')).toHaveTextContent('Could not be loaded');
  failing.mockResolvedValue('loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => later);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('still retries what the user opened after another part has failed and loaded', async () => {
  const load = tourAfter(new TypeError('offline'));
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
  show(tourAfter(Object.assign(new Error('404'), { isOutdated: true })));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is an update');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  // Loaded in the end, so that no part is missing in the next test.
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'The tour' })).toBeVisible();
});
