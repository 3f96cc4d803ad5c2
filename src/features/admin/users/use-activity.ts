import { useEffect, useRef, useState } from 'react';
import type { UserActivity } from '../../../data/admin/operations.ts';
import type { UserId } from '../../../domain/ids.ts';
import type { User } from '../../../domain/user.ts';
import type { UsersDesk } from './users-desk.ts';

/** undefined: on its way. */
export type Counted = UserActivity | 'failed' | undefined;

export interface Activity {
  readonly of: (user: User) => Counted;
  /** null: nothing failed. */
  readonly retry: (() => void) | null;
}

/** What the users that are shown made and gave, counted for each when it is shown. Who is read again is counted again. */
export function useActivity(desk: UsersDesk, shown: readonly User[]): Activity {
  const [counts, setCounts] = useState<ReadonlyMap<UserId, Counted>>(new Map());
  const [turn, setTurn] = useState(0);
  const asked = useRef(new Map<UserId, User>());
  useEffect(() => {
    for (const user of shown) {
      if (asked.current.get(user.id) === user) continue;
      asked.current.set(user.id, user);
      const put = (counted: Counted) => {
        if (asked.current.get(user.id) === user) setCounts((before) => new Map(before).set(user.id, counted));
      };
      desk.activity(user.id).then(put, () => put('failed'));
    }
  }, [desk, shown, turn]);

  const failed = shown.filter(({ id }) => counts.get(id) === 'failed');
  return {
    of: ({ id }) => counts.get(id),
    retry:
      failed.length === 0
        ? null
        : () => {
            for (const { id } of failed) asked.current.delete(id);
            setCounts((before) => new Map([...before].filter(([, counted]) => counted !== 'failed')));
            setTurn((before) => before + 1);
          },
  };
}
