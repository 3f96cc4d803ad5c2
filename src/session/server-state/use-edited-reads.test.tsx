import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useEditedReads } from './use-edited-reads.ts';
import { useServerQuery } from './use-server-query.ts';

const KEY = ['count'];

/** A screen that shows a number. Each read waits for its answer. */
function openScreen() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: ((value: number) => void)[] = [];
  const { result } = renderHook(
    () => ({
      edited: useEditedReads([KEY]),
      read: useServerQuery({ queryKey: KEY, queryFn: () => new Promise<number>((resolve) => answers.push(resolve)) }),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  return {
    shown: () => result.current.read.shown,
    reads: () => answers.length,
    answer: async (value: number) => act(async () => answers.at(-1)?.(value)),
    refresh: async () => act(async () => result.current.read.refresh()),
    begin: async (value: number) =>
      act(async () => {
        result.current.edited.onMutate();
        client.setQueryData<number>(KEY, (before) => (before === undefined ? undefined : value));
      }),
    end: async () => act(async () => result.current.edited.onSettled()),
    edit: async (value: number) =>
      act(async () => result.current.edited.edit(() => void client.setQueryData(KEY, value))),
  };
}

const is = (value: number) => ({ state: 'ready', value });

it('stops a read that may not see the write, and reads again after it', async () => {
  const page = openScreen();
  await page.answer(1);
  await page.refresh();
  await page.begin(2);
  await page.answer(1);
  expect(page.shown()).toEqual(is(2));
  expect(page.reads()).toBe(2);
  await page.end();
  expect(page.reads()).toBe(3);
  await page.answer(2);
  expect(page.shown()).toEqual(is(2));
});

it('stops a read that begins during the write', async () => {
  const page = openScreen();
  await page.answer(1);
  await page.begin(2);
  await page.refresh();
  await page.end();
  expect(page.reads()).toBe(3);
  await page.answer(2);
  expect(page.shown()).toEqual(is(2));
});

it('reads nothing again if no read was under way', async () => {
  const page = openScreen();
  await page.answer(1);
  await page.begin(2);
  await page.end();
  expect(page.shown()).toEqual(is(2));
  expect(page.reads()).toBe(1);
});

it('waits for the last of several writes', async () => {
  const page = openScreen();
  await page.answer(1);
  await page.refresh();
  await page.begin(2);
  await page.begin(3);
  await page.end();
  expect(page.reads()).toBe(2);
  await page.end();
  expect(page.reads()).toBe(3);
});

it('starts the first read again', async () => {
  const page = openScreen();
  await page.begin(2);
  expect(page.shown()).toEqual({ state: 'loading' });
  await page.end();
  await page.answer(2);
  expect(page.shown()).toEqual(is(2));
});

it('keeps an edit after a write that was made elsewhere', async () => {
  const page = openScreen();
  await page.answer(1);
  await page.refresh();
  await page.edit(2);
  expect(page.shown()).toEqual(is(2));
  expect(page.reads()).toBe(3);
});
