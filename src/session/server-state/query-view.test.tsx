import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Failure, type FailureReason } from '../../domain/failure.ts';
import { QueryTestPage } from '../testing/query-test-page.tsx';
import { QueryView } from './query-view.tsx';
import { useServerQuery } from './use-server-query.ts';

type Read = () => Promise<string>;

const known: Read[] = [];
/** A different function gets a different key. */
function queryKeyOf(read: Read): number {
  if (!known.includes(read)) known.push(read);
  return known.indexOf(read);
}

function OnePart({ name, read }: { readonly name: string; readonly read: Read }) {
  const query = useServerQuery({ queryKey: [name, queryKeyOf(read)], queryFn: read });
  return (
    <section aria-label={name}>
      <QueryView query={query} failed={`${name} could not be loaded.`} waiting={<p>Waiting for it</p>}>
        {(value) => <p>{value}</p>}
      </QueryView>
      <button onClick={query.refresh}>Refresh</button>
      <output>{query.shown.state}</output>
    </section>
  );
}

const page = (parts: Readonly<Record<string, Read>>) => (
  <QueryTestPage path="/admin">
    {Object.entries(parts).map(([name, read]) => (
      <OnePart key={name} name={name} read={read} />
    ))}
  </QueryTestPage>
);

async function openParts(parts: Readonly<Record<string, Read>>) {
  const shown = render(page(parts));
  await act(async () => undefined);
  return async (changed: Readonly<Record<string, Read>>) => {
    shown.rerender(page(changed));
    await act(async () => undefined);
  };
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const press = async (name: string, button: string) =>
  act(async () => void fireEvent.click(part(name).getByRole('button', { name: button })));
const answering = (text: string) => vi.fn<Read>(async () => text);
const failing = (reason: FailureReason) => vi.fn<Read>(async () => Promise.reject(new Failure(reason, 'on purpose')));

/** A query that the test resolves. */
function asked() {
  let answer: (text: string) => void = () => undefined;
  const read = vi.fn<Read>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  return { read, answer: async (text: string) => act(async () => answer(text)) };
}

it('reserves space while loading, and then shows the result', async () => {
  const { read, answer } = asked();
  await openParts({ Users: read });
  expect(part('Users').getByText('Waiting for it').parentElement).toHaveAttribute('aria-busy', 'true');
  await answer('Asha Rao');
  expect(part('Users').getByText('Asha Rao')).toBeVisible();
  expect(part('Users').queryByText('Waiting for it')).not.toBeInTheDocument();
});

it('shows what failed and why, and can be retried, while the others work', async () => {
  const read = failing('offline');
  const others = answering('Everything is well');
  await openParts({ Users: read, Health: others });
  expect(part('Users').getByRole('alert')).toHaveTextContent(
    /^Users could not be loaded. We couldn’t reach the server. Check your connection and try again.Try again$/,
  );
  expect(part('Health').getByText('Everything is well')).toBeVisible();
  read.mockResolvedValue('Asha Rao');
  await press('Users', 'Try again');
  expect(part('Users').getByText('Asha Rao')).toBeVisible();
  expect(part('Users').queryByRole('alert')).not.toBeInTheDocument();
  expect(others).toHaveBeenCalledOnce();
});

it('keeps the last result during a refresh, marked as busy', async () => {
  const again = asked();
  const read = vi.fn<Read>().mockResolvedValueOnce('Asha Rao').mockImplementation(again.read);
  await openParts({ Users: read });
  await press('Users', 'Refresh');
  expect(part('Users').getByText('Asha Rao').parentElement).toHaveAttribute('aria-busy', 'true');
  await again.answer('Meera Iyer');
  expect(part('Users').getByText('Meera Iyer').parentElement).not.toHaveAttribute('aria-busy');
});

it('cannot be retried twice at once', async () => {
  const again = asked();
  const read = failing('busy').mockImplementationOnce(async () => Promise.reject(new Failure('busy', 'on purpose')));
  await openParts({ Users: read });
  read.mockImplementation(again.read);
  await press('Users', 'Try again');
  expect(part('Users').getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-disabled', 'true');
  await again.answer('Asha Rao');
  expect(part('Users').getByText('Asha Rao')).toBeVisible();
});

it.each(['denied', 'must-sign-in'] as const)('says that the server denies the query: %s', async (reason) => {
  await openParts({ Users: failing(reason) });
  expect(part('Users').getByRole('status')).toHaveTextContent('denied');
  expect(part('Users').getByRole('alert')).toHaveTextContent(
    'Users could not be loaded. You don’t have permission to do that.',
  );
});

it('starts over with another key and never shows the old result', async () => {
  const slow = asked();
  const become = await openParts({ Users: slow.read });
  const other = asked();
  await become({ Users: other.read });
  await slow.answer('Of the last year');
  expect(part('Users').getByText('Waiting for it')).toBeVisible();
  await other.answer('Of this year');
  expect(part('Users').getByText('Of this year')).toBeVisible();
});

it('treats code that could not be loaded as a lost connection', async () => {
  const read = vi.fn<Read>().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  await openParts({ Users: read });
  expect(part('Users').getByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
});
