import { useEffect, useState } from 'react';
import { ALL_USERS, type UserFilter } from '../../../domain/user-list.ts';

/** A search reads many users, so it waits until the user stops typing. */
export const TYPING_RESTS_MS = 500;

export interface TypedFilter {
  /** The filter of the list. */
  readonly filter: UserFilter;
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Applies the input immediately. */
  readonly submit: () => void;
  readonly setStatus: (status: UserFilter['status']) => void;
}

export function useTypedFilter(initial: string): TypedFilter {
  const [filter, setFilter] = useState({ ...ALL_USERS, search: initial });
  const [typed, type] = useState(initial);
  const search = typed.trim();
  const isBehind = search !== filter.search;
  useEffect(() => {
    if (!isBehind) return;
    const typingRests = setTimeout(() => setFilter((before) => ({ ...before, search })), TYPING_RESTS_MS);
    return () => clearTimeout(typingRests);
  }, [search, isBehind]);
  return {
    filter,
    typed,
    type,
    submit: () => {
      if (isBehind) setFilter({ ...filter, search });
    },
    setStatus: (status) => setFilter({ search, status }),
  };
}
