import { expect, it, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

it('loads while there is a connection', async () => {
  expect(await whenOnline(async () => 'the code')).toBe('the code');
});

it('does not even ask without one, so that the next try can succeed', async () => {
  const load = vi.fn(async () => 'the code');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(whenOnline(load)).rejects.toMatchObject({ name: 'Failure', reason: 'offline' });
  expect(load).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  expect(await whenOnline(load)).toBe('the code');
});
