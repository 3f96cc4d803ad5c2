import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { useAction } from './use-action.ts';

function Probe({ act }: { act: (what: string) => Promise<void> }) {
  const action = useAction(act);
  return (
    <>
      <button onClick={() => action.run('rice')}>throw rice</button>
      <button onClick={action.retry}>retry</button>
      <output>{action.busy ? 'busy' : (action.failure?.reason ?? 'fine')}</output>
    </>
  );
}

it('says that it is busy, and then why it failed', async () => {
  let fail: (failure: Failure) => void = () => undefined;
  const act = vi.fn(() => new Promise<void>((_, reject) => (fail = reject)));
  render(<Probe act={act} />);

  await userEvent.click(screen.getByText('throw rice'));
  expect(screen.getByRole('status')).toHaveTextContent('busy');
  fail(new Failure('offline', 'gone'));
  expect(await screen.findByText('offline')).toBeVisible();
});

it('tries the same again, and forgets the failure', async () => {
  const act = vi.fn(async (_what: string) => undefined as void).mockRejectedValueOnce(new TypeError('odd'));
  render(<Probe act={act} />);

  await userEvent.click(screen.getByText('throw rice'));
  expect(await screen.findByText('unknown')).toBeVisible();
  await userEvent.click(screen.getByText('retry'));
  expect(await screen.findByText('fine')).toBeVisible();
  expect(act.mock.calls).toEqual([['rice'], ['rice']]);
});
