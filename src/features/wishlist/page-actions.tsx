import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { FlagIcon, ShareIcon } from '../../ui/icons.tsx';

interface PageActionsProps {
  /** Which of them was asked for and is on its way. */
  readonly awaited: string | null;
  /** null: there is nobody to share it with. */
  readonly onShare: (() => void) | null;
  /** null: it is the guest's own page. */
  readonly onReport: (() => void) | null;
}

/** What can be done with the page itself. */
export function PageActions({ awaited, onShare, onReport }: PageActionsProps) {
  const { say } = useSession();
  return (
    <div className="mx-auto flex min-h-14 max-w-5xl items-center justify-center gap-2 px-4 pt-3">
      {onShare && (
        <Button data-early-tap="share" look="quiet" icon={<ShareIcon />} busy={awaited === 'sharing'} onClick={onShare}>
          {say('guest.share')}
        </Button>
      )}
      {onReport && (
        <Button
          data-early-tap="report"
          look="link"
          icon={<FlagIcon />}
          busy={awaited === 'reporting'}
          aria-label={say('guest.report')}
          onClick={onReport}
          className="px-3 no-underline"
        />
      )}
    </div>
  );
}
