import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { RefreshIcon } from '../../../ui/icons.tsx';
import type { ServerQuery } from '../../../session/server-state/use-server-query.ts';

interface RefreshButtonProps {
  /** The queries to refresh. */
  readonly queries: readonly Pick<ServerQuery<unknown>, 'isRefreshing' | 'refresh'>[];
  /** Called on refresh. */
  readonly onRefresh?: () => void;
}

export function RefreshButton({ queries, onRefresh }: RefreshButtonProps) {
  const { say } = useSession();
  return (
    <Button
      look="quiet"
      busy={queries.some(({ isRefreshing }) => isRefreshing)}
      icon={<RefreshIcon />}
      onClick={() => {
        for (const { refresh } of queries) refresh();
        onRefresh?.();
      }}
    >
      {say('admin.refresh')}
    </Button>
  );
}
