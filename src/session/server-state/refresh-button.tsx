import { useSession } from '../session.tsx';
import { Button } from '../../ui/button.tsx';
import { RefreshIcon } from '../../ui/icons.tsx';
import type { ServerQuery } from './use-server-query.ts';

interface RefreshButtonProps {
  /** The queries to refresh. */
  readonly queries: readonly Pick<ServerQuery<unknown>, 'isRefreshing' | 'refresh'>[];
  /** Called on refresh. */
  readonly onRefresh?: () => void;
  readonly className?: string;
}

export function RefreshButton({ queries, onRefresh, className }: RefreshButtonProps) {
  const { say } = useSession();
  return (
    <Button
      look="quiet"
      busy={queries.some(({ isRefreshing }) => isRefreshing)}
      icon={<RefreshIcon />}
      className={className}
      onClick={() => {
        for (const { refresh } of queries) refresh();
        onRefresh?.();
      }}
    >
      {say('list.refresh')}
    </Button>
  );
}
