import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import type { UserId } from '../../domain/ids.ts';
import { MOST_ITEMS } from '../../domain/wishlist.ts';
import { useLiveValue } from '../../session/server-state/live-value.ts';
import { useSession } from '../../session/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { WatchLists } from './use-watch-lists.ts';

interface ListSheetProps {
  readonly member: UserId;
  /** Names the ideas. */
  readonly query: string;
  readonly watchLists: WatchLists;
}

/** Which wishlist the ideas go on. Give it a key per opening. */
export function ListSheet({ member, query, watchLists }: ListSheetProps) {
  const { say } = useSession();
  const { value, retry } = useLiveValue(member, watchLists);
  const [open, setOpen] = useState(true);
  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      title={say('gift-ideas.lists')}
      closeLabel={say('gift-ideas.lists.close')}
    >
      <div className="grid gap-2 pb-4">
        {value.state === 'loading' && (
          <div role="status" className="grid gap-2">
            <span className="sr-only">{say('app.loading')}</span>
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        )}
        {(value.state === 'failed' || value.state === 'denied') && (
          <Notice text={say('gift-ideas.lists.failed')}>
            <Button look="quiet" onClick={retry}>
              {say('failure.retry')}
            </Button>
          </Notice>
        )}
        {value.state === 'ready' &&
          value.value.items.map(({ id, title, items }) =>
            items.length < MOST_ITEMS ? (
              <ButtonLink key={id} look="quiet" wide href={`${paths.editWishlist.to(id)}${query}`}>
                <span className="min-w-0 truncate">{title}</span>
              </ButtonLink>
            ) : (
              <p key={id} className="px-4 py-2 text-center text-faded">
                {say('gift-ideas.lists.full', { title, most: MOST_ITEMS })}
              </p>
            ),
          )}
        <ButtonLink wide icon={<PlusIcon />} href={`${paths.createWishlist.to()}${query}`}>
          {say('gift-ideas.lists.new')}
        </ButtonLink>
      </div>
    </Sheet>
  );
}
