import { useAsOf } from '../../../session/server-state/kept-reads.ts';
import { useSession } from '../../../session/session.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface NotShownProps {
  readonly unreadable: number;
  /** The number of contributions that are shown; null while there are more pages. */
  readonly here: number | null;
  /** The number that the wishlist counts. */
  readonly all: number;
}

/** Says what the register lacks: what cannot be read, and without a connection what this device has not kept. */
export function NotShown({ unreadable, here, all }: NotShownProps) {
  const { say } = useSession();
  const { asOf } = useAsOf();
  return (
    <>
      {asOf !== null && here !== null && here < all && (
        <Notice tone="information" text={say('analytics.register.partly-kept', { kept: here, all })} />
      )}
      {unreadable > 0 && <Notice tone="information" text={say('list.unreadable', { count: unreadable })} />}
    </>
  );
}
