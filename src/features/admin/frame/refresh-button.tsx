import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Part } from './use-part.ts';

interface RefreshButtonProps {
  /** What is asked for again. */
  readonly parts: readonly Pick<Part<unknown>, 'isRefreshing' | 'refresh'>[];
  /** Whatever else has to hear of it. */
  readonly onRefresh?: () => void;
}

export function RefreshButton({ parts, onRefresh }: RefreshButtonProps) {
  const { say } = useSession();
  return (
    <Button
      look="quiet"
      busy={parts.some(({ isRefreshing }) => isRefreshing)}
      busyLabel={say('admin.refreshing')}
      onClick={() => {
        for (const { refresh } of parts) refresh();
        onRefresh?.();
      }}
    >
      {say('admin.refresh')}
    </Button>
  );
}
