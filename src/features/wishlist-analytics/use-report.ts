import { useCallback, useEffect, useState } from 'react';
import type { WishlistId } from '../../domain/ids.ts';
import { LOADING, type Loadable } from '../../domain/loadable.ts';
import { asFailure } from '../../session/outcome.ts';
import type { AnalyticsApi, DeletedReport, Report } from './api.ts';

interface ShownReport {
  readonly report: Loadable<Report> | DeletedReport;
  /** How often it was read: whatever belongs to it begins again with each. */
  readonly turn: number;
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
}

/** The report as it was last read. While it is read again, the last one stays. */
export function useReport(api: AnalyticsApi, id: WishlistId): ShownReport {
  const [{ report, turn }, setShown] = useState<Pick<ShownReport, 'report' | 'turn'>>({
    report: LOADING,
    turn: 0,
  });
  const [asked, setAsked] = useState(0);
  const [answered, setAnswered] = useState(-1);
  useEffect(() => {
    let isOver = false;
    const show = (read: Loadable<Report> | DeletedReport) => {
      if (isOver) return;
      setShown((before) => ({ report: read, turn: before.turn + 1 }));
      setAnswered(asked);
    };
    api.read(id).then(show, (error: unknown) => show({ state: 'failed', failure: asFailure(error) }));
    return () => {
      isOver = true;
    };
  }, [api, id, asked]);
  const refresh = useCallback(() => setAsked((before) => before + 1), []);
  return { report, turn, isRefreshing: answered !== asked, refresh };
}
