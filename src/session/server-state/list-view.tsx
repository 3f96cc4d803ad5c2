import type { ReactNode } from 'react';
import type { Listed } from '../../data/listed.ts';
import { Notice } from '../../ui/notice.tsx';
import { useSession } from '../session.tsx';
import { QueryView, type QueryViewProps } from './query-view.tsx';

interface ListViewProps<T> extends Omit<QueryViewProps<Listed<T>>, 'children'> {
  readonly empty: ReactNode;
  /** Replaces the number of entries that could not be read. */
  readonly unreadableText?: string;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** A list in each of its states. It says how many entries could not be read. */
export function ListView<T>({ empty, unreadableText, children, ...query }: ListViewProps<T>) {
  const { say } = useSession();
  return (
    <QueryView {...query}>
      {({ items, unreadable }) => (
        <>
          {unreadable.length > 0 && (
            <div className="mb-4">
              <Notice
                tone="information"
                text={unreadableText ?? say('list.unreadable', { count: unreadable.length })}
              />
            </div>
          )}
          {items.length > 0 ? children(items) : unreadable.length === 0 && empty}
        </>
      )}
    </QueryView>
  );
}
