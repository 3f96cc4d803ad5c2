import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

const answer = vi.fn<(address: string) => Promise<Response>>();
vi.stubGlobal('fetch', answer);
afterEach(() => answer.mockReset());
afterAll(() => void vi.unstubAllGlobals());

const found = () => Promise.resolve(new Response('export {}'));
const evaluate = () => Promise.resolve('the module');

it('imports a part only once all its files have arrived', async () => {
  let arrive: (response: Response) => void = () => undefined;
  answer.mockImplementation((address) =>
    address === '/assets/late.js' ? new Promise((resolve) => (arrive = resolve)) : found(),
  );
  const load = vi.fn(evaluate);
  const loaded = loadChunk(load, ['assets/early.js', 'assets/late.js']);
  await expect.poll(() => answer).toHaveBeenCalledTimes(2);
  expect(load).not.toHaveBeenCalled();
  arrive(new Response('export {}'));
  expect(await loaded).toBe('the module');
});

it('fetches only failed files again', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(found);
  const load = vi.fn(evaluate);
  await expect(loadChunk(load, ['assets/flaky.js'])).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  expect(await loadChunk(load, ['assets/flaky.js'])).toBe('the module');
  expect(await loadChunk(load, ['assets/flaky.js'])).toBe('the module');
  expect(answer).toHaveBeenCalledTimes(2);
});

it('does not fail a retry because of a fetch that started before it', async () => {
  let fail: (error: Error) => void = () => undefined;
  answer
    .mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
    .mockImplementation(found);
  const files = ['assets/first.js', 'assets/second.js'];
  await expect(loadChunk(evaluate, files)).rejects.toThrow('Failed to fetch');
  const retried = loadChunk(evaluate, files);
  fail(new TypeError('Failed to fetch'));
  expect(await retried).toBe('the module');
});

it('says that the build is outdated when the server no longer has a file', async () => {
  answer.mockResolvedValue(new Response('', { status: 404 }));
  await expect(loadChunk(evaluate, ['assets/gone.js'])).rejects.toMatchObject({ isOutdated: true });
});
