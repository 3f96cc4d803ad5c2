import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { FlagIcon, ShareIcon } from '../../ui/icons.tsx';

interface PageActionProps {
  /** Its sheet is being loaded. */
  readonly isBusy: boolean;
}

/** Below the header; on a phone in its last row. */
export function PageActions({ isBusy, onShare }: PageActionProps & { readonly onShare: () => void }) {
  const { say } = useSession();
  return (
    <div className="mx-auto flex max-w-2xl items-center justify-end px-4 max-sm:-mt-10 sm:min-h-14 sm:justify-center sm:pt-3">
      <Button data-early-tap="share" look="quiet" icon={<ShareIcon />} busy={isBusy} onClick={onShare}>
        {say('guest.share')}
      </Button>
    </div>
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
