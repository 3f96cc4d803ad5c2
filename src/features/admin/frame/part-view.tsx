import type { ReactNode } from 'react';
import { sayFailure } from '../../../session/language-wording.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Part } from './use-part.ts';

interface PartViewProps<T> {
  readonly part: Pick<Part<T>, 'shown' | 'isRefreshing' | 'refresh'>;
  /** What could not be loaded, as a sentence. */
  readonly failed: string;
  /** Takes the room of what is awaited. */
  readonly waiting: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** A part of an admin's page in whatever state it is; where the server refuses, the whole page says so. */
export function PartView<T>({ part: { shown, isRefreshing, refresh }, failed, waiting, children }: PartViewProps<T>) {
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
