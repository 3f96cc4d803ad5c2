import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Unsent, useKeptForm } from './kept-form.ts';

interface Note {
  readonly place: string;
  readonly note: string;
}

const open = (unsent: Unsent<string, Note>) =>
  renderHook(() => useKeptForm(unsent, 'gift', () => ({ place: 'Ludhiana', note: '' })));

it('keeps what was typed until the form is discarded', () => {
  const unsent = new Map<string, Note>();
  const first = open(unsent);
  act(() => {
    const [, change] = first.result.current.typed;
    change({ note: 'A phulkari' });
    change({ place: 'Pune' });
  });
  first.unmount();
  const second = open(unsent);
  expect(second.result.current.typed[0]).toEqual({ place: 'Pune', note: 'A phulkari' });
  second.result.current.discard();
  expect(open(unsent).result.current.typed[0]).toEqual({ place: 'Ludhiana', note: '' });
});

it('forgets what is sent, and keeps what could not be sent', async () => {
  const unsent = new Map<string, Note>();
  const { result } = open(unsent);
  act(() => result.current.typed[1]({ note: 'A phulkari' }));
  await expect(result.current.sending(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(open(unsent).result.current.typed[0].note).toBe('A phulkari');
  expect(await result.current.sending(async () => 'saved')).toBe('saved');
  expect(open(unsent).result.current.typed[0].note).toBe('');
});
