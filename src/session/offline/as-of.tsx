import { useEffect } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { useSession } from '../session.tsx';

/** How often a page without a connection asks again, in milliseconds. */
const BETWEEN_TRIES = 10_000;

/** There is no connection: says how old what the page shows is, and reads it again until that succeeds. */
export function AsOf({ at, onTry }: { readonly at: Date; readonly onTry: () => void }) {
  const { say, format } = useSession();
  useEffect(() => {
    // Browsers do not report every connection that works again.
    const timer = setInterval(onTry, BETWEEN_TRIES);
    return () => clearInterval(timer);
  }, [onTry]);
  return (
    <div role="status" className="mx-auto max-w-2xl px-4 pt-4">
      <Notice tone="information" text={say('offline.as-of', { time: format.moment(at) })} />
    </div>
  );
}
