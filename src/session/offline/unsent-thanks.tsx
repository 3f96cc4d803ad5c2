import { useEffect, useEffectEvent } from 'react';
import type { Connection } from '../../data/connection.ts';
import type { UserId } from '../../domain/ids.ts';
import { toast } from '../../ui/toast.ts';
import { useMember } from '../auth/use-member.ts';
import { useLiveQuery } from '../server-state/use-live-query.ts';
import { useSession } from '../session.tsx';
import { useApi } from '../use-api.ts';

/** Browsers do not report every connection that works again. */
const BETWEEN_TRIES_MS = 10_000;

const unsentApi = (connection: Connection, account: UserId) => {
  const operations = () => import('../../data/thanks/unsent-thanks.ts');
  return {
    send: async () => (await operations()).sendUnsent(connection, account),
    watch: async (...live: [onValue: (marks: readonly unknown[]) => void, signal: AbortSignal]) =>
      (await operations()).watchUnsent(account, ...live),
  };
};

/** Sends the thank-you marks that were made without a connection, once there is one. */
export function UnsentThanks() {
  const { say } = useSession();
  const { profile } = useMember();
  const api = useApi((connection) => unsentApi(connection, profile.id));
  const { shown } = useLiveQuery(['unsent-thanks'], api.watch);
  const isWaiting = shown.state === 'ready' && shown.value.length > 0;
  const send = useEffectEvent(async () => {
    // Without a connection, the next time will do.
    const refused = await api.send().catch(() => []);
    if (refused.length > 0) toast.error(say('offline.thanks-refused', { count: refused.length }));
  });
  useEffect(() => {
    if (!isWaiting) return;
    void send();
    const timer = setInterval(() => void send(), BETWEEN_TRIES_MS);
    const now = () => void send();
    window.addEventListener('online', now);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', now);
    };
  }, [isWaiting]);
  return null;
}
