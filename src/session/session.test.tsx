import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSession } from './session.tsx';

it('cannot be used outside of its provider, and says so', () => {
  expect(() => renderHook(() => useSession())).toThrow('useSession is called outside of <SessionProvider>.');
  // React reports the same on the console.
  vi.mocked(console.error).mockClear();
});
