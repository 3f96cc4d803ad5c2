import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Correction, CorrectionRefused } from '../../domain/correction.ts';
import type { TransactionId } from '../../domain/ids.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { sayFailure, sayProblem } from '../../session/language/language-wording.ts';
import { asFailure } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { toast } from '../../ui/toast.ts';
import type { AnalyticsApi } from './api.ts';

export type CorrectionAct = 'set-aside' | 'restore';

interface FailedCorrection {
  readonly contribution: Transaction;
  readonly why: string;
}

interface Run {
  readonly act: CorrectionAct;
  readonly contributions: readonly Transaction[];
  readonly correction: Correction;
  /** asking ── confirm ──► running ── stop, failure ──► ended ── retry ──► running */
  readonly phase: 'asking' | 'running' | 'ended';
  readonly done: ReadonlySet<TransactionId>;
  readonly failed: readonly FailedCorrection[];
}

export interface Corrections {
  /** The latest question; kept while its dialog fades out. */
  readonly run: Run | null;
  readonly isOpen: boolean;
  readonly ask: (act: CorrectionAct, contributions: readonly Transaction[]) => void;
  /** Also continues after a stop or a failure. */
  readonly start: (correction: Correction) => void;
  /** After the contribution that is being changed. */
  readonly stop: () => void;
  readonly close: () => void;
}

interface Listeners {
  readonly onCorrected: (contribution: Transaction) => void;
  readonly onEnd: () => void;
}

/** Sets contributions aside, or restores them, one after the other, each in its own transaction. */
export function useCorrections(api: AnalyticsApi, { onCorrected, onEnd }: Listeners): Corrections {
  const { say } = useSession();
  const [run, setRun] = useState<Run | null>(null);
  const [isOpen, setOpen] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const correcting = useMutation({
    mutationFn: ({ contribution, correction }: { contribution: Transaction; correction: Correction }) =>
      api.correct(contribution, correction),
    onSuccess: onCorrected,
  });

  const correctAll = async (asked: Run, correction: Correction) => {
    const { signal } = (running.current = new AbortController());
    let now: Run = { ...asked, correction, phase: 'running', failed: [] };
    const show = (changes: Partial<Run>) => {
      now = { ...now, ...changes };
      setRun(now);
    };
    show({});
    for (const contribution of asked.contributions) {
      if (signal.aborted) break;
      if (now.done.has(contribution.id)) continue;
      try {
        await correcting.mutateAsync({ contribution, correction });
        show({ done: new Set(now.done).add(contribution.id) });
      } catch (error) {
        const isRefused = error instanceof CorrectionRefused;
        const { reason } = asFailure(error);
        if (!isRefused && reason === 'banned') return setOpen(false);
        const why = isRefused ? sayProblem(say, error.problem) : sayFailure(say, asFailure(error));
        show({ failed: [...now.failed, { contribution, why }] });
        // The others would fail for the same reason.
        if (!isRefused && (reason === 'offline' || reason === 'denied')) break;
      }
    }
    onEnd();
    const count = now.done.size;
    if (count < now.contributions.length) return show({ phase: 'ended' });
    setOpen(false);
    toast.success(say(`analytics.${now.act}.done`, { count }));
  };

  return {
    run,
    isOpen,
    ask: (act, contributions) => {
      setRun({ act, contributions, correction: null, phase: 'asking', done: new Set(), failed: [] });
      setOpen(true);
    },
    start: (correction) => {
      if (run && run.phase !== 'running') void correctAll(run, correction);
    },
    stop: () => running.current?.abort(),
    close: () => {
      running.current?.abort();
      setOpen(false);
    },
  };
}
