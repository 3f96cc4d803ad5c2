import { useCallback, useEffect, useState } from 'react';
import { watchBlessing } from '../../data/watch-blessing.ts';
import { type AccountId } from '../../domain/account.ts';
import { type Blessing } from '../../domain/blessing.ts';
import { LOADING, type Loadable } from '../../domain/loadable.ts';
import { useSession } from '../../session/session.tsx';

/** The blessing as it is on the server, live. `again` starts over after a failure. */
export function useBlessing(owner: AccountId): { blessing: Loadable<Blessing>; again: () => void } {
  const { firebase } = useSession();
  const [blessing, setBlessing] = useState<Loadable<Blessing>>(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => watchBlessing(firebase, owner, setBlessing), [firebase, owner, attempt]);
  const again = useCallback(() => {
    setBlessing(LOADING);
    setAttempt((tries) => tries + 1);
  }, []);
  return { blessing, again };
}
