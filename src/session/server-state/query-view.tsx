import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sayFailure } from '../language/language-wording.ts';
import { useSession } from '../session.tsx';
import type { ServerQuery } from './use-server-query.ts';

export interface QueryViewProps<T> {
  readonly query: ServerQuery<T>;
  /** A sentence that names what could not be loaded. */
  readonly failed: string;
  /** The placeholder while loading. */
  readonly waiting: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** Shows a query in each of its states. */
export function QueryView<T>({
  query: { shown, isRefreshing, refresh },
  failed,
  waiting,
  children,
}: QueryViewProps<T>) {
  const { say } = useSession();
  if (shown.state === 'loading') return <div aria-busy>{waiting}</div>;
  if (shown.state === 'ready') return <div aria-busy={isRefreshing || undefined}>{children(shown.value)}</div>;
  const reason =
    shown.state === 'failed'
      ? sayFailure(say, shown.failure)
      : say(shown.state === 'denied' ? 'failure.denied' : 'failure.missing');
  return (
    <Notice text={`${failed} ${reason}`}>
      <Button look="quiet" busy={isRefreshing} onClick={refresh}>
        {say('failure.retry')}
      </Button>
    </Notice>
  );
}
