import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { FlagIcon, ShareIcon } from '../../ui/icons.tsx';

interface PageActionProps {
  /** Its sheet is being loaded. */
  readonly isBusy: boolean;
}

/** Beside what was given so far. */
export function ShareAction({ isBusy, onShare }: PageActionProps & { readonly onShare: () => void }) {
  const { say } = useSession();
  return (
    <Button data-early-tap="share" look="quiet" icon={<ShareIcon />} busy={isBusy} onClick={onShare}>
      {say('guest.share')}
    </Button>
  );
}

export function ReportLink({ isBusy, onReport }: PageActionProps & { readonly onReport: () => void }) {
  const { say } = useSession();
  return (
    <p className="px-4 pt-8 text-center text-sm">
      <Button look="link" icon={<FlagIcon className="size-4" />} busy={isBusy} onClick={onReport}>
        {say('guest.report')}
      </Button>
    </p>
  );
}
