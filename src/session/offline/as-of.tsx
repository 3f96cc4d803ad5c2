import { useEffect, useEffectEvent } from 'react';
import type { AreaKey } from '../../config/messages/en.ts';
import { Notice } from '../../ui/notice.tsx';
import { useSession } from '../session.tsx';

/** How long a page without a connection waits before it asks again, in milliseconds: at most, and right after `online`. */
const LONGEST_WAIT = 10_000;
const FIRST_WAIT = 500;

interface AsOfProps {
  readonly at: Date;
  readonly onTry: () => void;
  /** What else to know. */
  readonly more?: AreaKey<'offline'>;
}

/** There is no connection: says how old what the page shows is, and reads it again until that succeeds. */
export function AsOf({ at, onTry, more }: AsOfProps) {
  const { say, format } = useSession();
  const latest = useEffectEvent(onTry);
  useEffect(() => {
    // Browsers do not report every connection that works again, and report others before requests succeed.
    let wait = LONGEST_WAIT;
    let timer = 0;
    const next = () => {
      timer = window.setTimeout(ask, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
    const ask = () => {
      latest();
      next();
    };
    const begin = () => {
      clearTimeout(timer);
      wait = FIRST_WAIT;
      ask();
    };
    next();
    window.addEventListener('online', begin);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', begin);
    };
  }, []);
  return (
    <div role="status" className="mx-auto max-w-2xl px-4 pt-4">
      <Notice
        tone="information"
        text={[say('offline.as-of', { time: format.moment(at) }), ...(more ? [say(more)] : [])].join(' ')}
      />
    </div>
  );
}
