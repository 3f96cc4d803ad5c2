import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { ErasureStep } from '../../../domain/erasure.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { AccountApi } from '../account/account-api.ts';
import { useRecentSignIn } from '../account/use-recent-sign-in.tsx';
import type { ErasureApi } from './erasure-api.ts';

export type ErasureState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly step: ErasureStep | null }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'done' };

interface ErasureRun {
  readonly erasure: ErasureState;
  /** Ignored while it is running. */
  readonly run: () => Promise<void>;
  readonly confirmSheet: ReactNode;
}

export function useErasure(api: ErasureApi, account: AccountApi): ErasureRun {
  const [erasure, setErasure] = useState<ErasureState>({ state: 'idle' });
  const isRunning = useRef(false);
  const { withRecentSignIn, confirmSheet } = useRecentSignIn(account);
  const run = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setErasure({ state: 'running', step: null });
    const outcome = await withRecentSignIn(() => api.erase((step) => setErasure({ state: 'running', step })));
    isRunning.current = false;
    setErasure(outcome.ok ? { state: 'done' } : { state: 'failed', failure: outcome.failure });
  }, [api, withRecentSignIn]);
  return { erasure, run, confirmSheet };
}
