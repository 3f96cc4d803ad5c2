import { Suspense, useState } from 'react';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { useLanguages, useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import type { HistoryApi } from '../api.ts';

const HistoryPart = lazyPart(
  async ({ withAreas }) => (await withAreas(import('./history-part.tsx'), 'history', 'figures')).HistoryPart,
  useLanguages,
);

interface HistoryCardProps {
  readonly wishlist: Wishlist;
  readonly api: HistoryApi;
}

/** Opens the history of the wishlist. */
export function HistoryCard({ wishlist, api }: HistoryCardProps) {
  const { say } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={say('editor.history.title')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-56 flex-1 text-faded">{say('editor.history.lead')}</p>
        <Button look="quiet" onClick={() => setOpen(true)}>
          {say('editor.history.open')}
        </Button>
      </div>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={say('editor.history.title')}
        closeLabel={say('editor.close')}
      >
        <Suspense fallback={<SkeletonLines count={8} />}>
          <HistoryPart wishlist={wishlist} api={api} />
        </Suspense>
      </Sheet>
    </Card>
  );
}
