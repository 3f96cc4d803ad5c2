import type { ReactNode } from 'react';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ServerQuery } from '../../../session/server-state/use-server-query.ts';

interface CountedProps<T> {
  readonly query: ServerQuery<T>;
  /** The label of the number. */
  readonly what: string;
  readonly children: (value: T) => ReactNode;
}

/** One of several numbers; a failure and its retry are shown in its place. */
export function Counted<T>({ query: { shown, isRefreshing, refresh }, what, children }: CountedProps<T>) {
  const { say } = useSession();
  switch (shown.state) {
    case 'loading':
      return <Skeleton className="h-9 w-20" />;
    case 'ready':
      return children(shown.value);
    // AdminPage shows this for the whole page.
    case 'denied':
      return null;
    case 'missing':
    case 'failed':
      return (
        <span className="flex flex-wrap items-center gap-x-3 text-base font-normal">
          <span role="alert" className="text-alarm">
            <span className="sr-only">{what}: </span>
            {say('admin-dashboard.number-failed')}
          </span>
          <Button
            look="link"
            busy={isRefreshing}
            aria-label={say('admin-dashboard.retry-of', { what })}
            onClick={refresh}
          >
            {say('failure.retry')}
          </Button>
        </span>
      );
  }
}
