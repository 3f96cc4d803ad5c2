import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('follows the clock every minute, until the component is gone', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T09:00:00Z') });
  const { result, unmount } = renderHook(() => useNow());
  expect(result.current).toEqual(new Date('2026-11-28T09:00:00Z'));
  act(() => void vi.advanceTimersByTime(59_000));
  expect(result.current).toEqual(new Date('2026-11-28T09:00:00Z'));
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current).toEqual(new Date('2026-11-28T09:01:00Z'));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
