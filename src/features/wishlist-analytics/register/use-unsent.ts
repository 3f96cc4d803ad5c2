import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { UnsentMark } from '../../../data/thanks/unsent-thanks.ts';
import type { RegisterRow } from '../../../domain/register-row.ts';
import type { RegisterOf } from '../../../session/register/read-register.ts';
import { useLiveQuery } from '../../../session/server-state/use-live-query.ts';
import { type AnalyticsApi, wishlistKey } from '../api.ts';

/** Thank-you marks that wait for a connection, by the id of their gift or entry. */
export type UnsentMarks = ReadonlyMap<string, UnsentMark>;

const NONE: UnsentMarks = new Map();

export function useUnsent(api: AnalyticsApi, wishlist: RegisterOf): UnsentMarks {
  const client = useQueryClient();
  const { shown } = useLiveQuery(['unsent-thanks'], api.watchUnsent);
  const unsent = useMemo(
    () =>
      shown.state === 'ready' && shown.value.length > 0 ? new Map(shown.value.map((mark) => [mark.id, mark])) : NONE,
    [shown],
  );
  const before = useRef(NONE);
  useEffect(() => {
    const isSent = [...before.current.keys()].some((id) => !unsent.has(id));
    before.current = unsent;
    if (!isSent) return;
    // What was read before does not have them.
    for (const part of ['pages', 'whole', 'unthanked', 'book'])
      void client.invalidateQueries({ queryKey: [...wishlistKey(wishlist.id), part] });
  }, [client, unsent, wishlist.id]);
  return unsent;
}

/** A row as it will be once its mark is sent. */
export function withMark<Row extends RegisterRow>(row: Row, unsent: UnsentMarks): Row {
  const mark = unsent.get(row.id);
  if (!mark) return row;
  if (!mark.isThanked) return { ...row, thankedAt: null, thankedBy: null };
  return row.thankedAt ? row : { ...row, thankedAt: mark.at, thankedBy: mark.account };
}
