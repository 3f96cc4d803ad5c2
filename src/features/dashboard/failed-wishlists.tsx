import type { Loadable } from '../../domain/loadable.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface FailedWishlistsProps {
  readonly wishlists: Extract<Loadable<unknown>, { state: 'failed' | 'denied' | 'missing' }>;
  readonly onRetry: () => void;
}

export function FailedWishlists({ wishlists, onRetry }: FailedWishlistsProps) {
  const { say } = useSession();
  const why = wishlists.state === 'failed' ? sayFailure(say, wishlists.failure) : say(`failure.${wishlists.state}`);
  return (
    <Notice text={`${say('dashboard.failed')} ${why}`}>
      <Button look="quiet" onClick={onRetry}>
        {say('failure.retry')}
      </Button>
    </Notice>
  );
}
