import type { ReactNode } from 'react';
import { sayFailure } from '../../../session/language/language-wording.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ServerQuery } from '../../../session/server-state/use-server-query.ts';

interface QueryViewProps<T> {
  readonly query: ServerQuery<T>;
  /** A sentence that names what could not be loaded. */
  readonly failed: string;
  /** The placeholder while loading. */
  readonly waiting: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** Shows a query in each of its states. <AdminPage> handles denied queries for the whole page. */
export function QueryView<T>({
  query: { shown, isRefreshing, refresh },
  failed,
  waiting,
  children,
}: QueryViewProps<T>) {
  const { say } = useSession();
  switch (shown.state) {
    case 'loading':
      return <div aria-busy>{waiting}</div>;
    case 'ready':
      return <div aria-busy={isRefreshing || undefined}>{children(shown.value)}</div>;
    case 'denied':
      return null;
    case 'missing':
      return <Notice text={failed} />;
    case 'failed':
      return (
        <Notice text={`${failed} ${sayFailure(say, shown.failure)}`}>
          <Button look="quiet" busy={isRefreshing} onClick={refresh}>
            {say('failure.retry')}
          </Button>
        </Notice>
      );
  }
}
