import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Correction, CorrectionRefused } from '../../../domain/correction.ts';
import type { TransactionId } from '../../../domain/ids.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import { sayFailure, sayProblem } from '../../../session/language/language-wording.ts';
import { asFailure } from '../../../session/outcome.ts';
import { useSession } from '../../../session/session.tsx';
import { toast } from '../../../ui/toast.ts';
import type { AnalyticsApi } from '../api.ts';

export type CorrectionAct = 'set-aside' | 'restore' | 'receive' | 'unreceive';

/** The UTRs that a statement has. */
export type Utrs = ReadonlyMap<TransactionId, string>;

interface FailedCorrection {
  readonly contribution: Transaction;
  readonly why: string;
}

interface Run {
  readonly act: CorrectionAct;
  readonly contributions: readonly Transaction[];
  readonly correction: Correction;
  readonly utrs: Utrs;
  /**
   *  asking ── confirm ──► running ── all changed ──► done
   *                         │   ▲
   *            stop, failure ▼   │ retry
   *                         ended
   */
  readonly phase: 'asking' | 'running' | 'ended' | 'done';
  readonly done: ReadonlySet<TransactionId>;
  readonly failed: readonly FailedCorrection[];
}

export interface Corrections {
  /** The latest run; kept while its dialog fades out. */
  readonly run: Run | null;
  readonly isOpen: boolean;
  readonly ask: (act: CorrectionAct, contributions: readonly Transaction[]) => void;
  /** Marks gifts as received, or takes that back, without a question: it is easily undone. One gift needs no dialog. */
  readonly receive: (act: 'receive' | 'unreceive', contributions: readonly Transaction[], utrs?: Utrs) => void;
  /** The contribution that is being changed without a dialog. */
  readonly changing: TransactionId | null;
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

const NO_UTRS: Utrs = new Map();

/** Changes contributions one after the other, each in its own transaction. */
export function useCorrections(api: AnalyticsApi, { onCorrected, onEnd }: Listeners): Corrections {
  const { say } = useSession();
  const [run, setRun] = useState<Run | null>(null);
  const [isOpen, setOpen] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const correcting = useMutation({
    mutationFn: ({ contribution, of }: { contribution: Transaction; of: Run }) => change(api, contribution, of),
    onSuccess: onCorrected,
  });

  const changeAll = async (asked: Run, correction: Correction) => {
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
        await correcting.mutateAsync({ contribution, of: now });
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
    if (count < now.contributions.length) {
      if (!signal.aborted) setOpen(true);
      return show({ phase: 'ended' });
    }
    show({ phase: 'done' });
    setOpen(false);
    toast.success(say(`analytics.${now.act}.done`, { count }));
  };

  return {
    run,
    isOpen,
    ask: (act, contributions) => {
      setRun(runOf(act, contributions));
      setOpen(true);
    },
    receive: (act, contributions, utrs) => {
      if (run?.phase === 'running') return;
      setOpen(contributions.length > 1);
      void changeAll(runOf(act, contributions, utrs), null);
    },
    changing: run?.phase === 'running' && !isOpen ? (run.contributions[0]?.id ?? null) : null,
    start: (correction) => {
      if (run?.phase === 'asking' || run?.phase === 'ended') void changeAll(run, correction);
    },
    stop: () => running.current?.abort(),
    close: () => {
      running.current?.abort();
      setOpen(false);
    },
  };
}

function runOf(act: CorrectionAct, contributions: readonly Transaction[], utrs = NO_UTRS): Run {
  return { act, contributions, correction: null, utrs, phase: 'asking', done: new Set(), failed: [] };
}

function change(api: AnalyticsApi, contribution: Transaction, { act, correction, utrs }: Run): Promise<Transaction> {
  if (act === 'unreceive') return api.setReceived(contribution.id, null);
  if (act === 'receive') return api.setReceived(contribution.id, { utr: utrs.get(contribution.id) ?? null });
  return api.correct(contribution, correction);
}
