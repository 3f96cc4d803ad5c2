import { Suspense, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { ideasToQuery, MOST_PICKED_IDEAS, type GiftIdea } from '../../domain/gift-ideas.ts';
import type { WishlistId } from '../../domain/ids.ts';
import type { Say } from '../../session/language/catalogue.ts';
import { useSession } from '../../session/session.tsx';
import type { WishlistsApi } from '../../session/wishlists/api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const ListSheet = lazyPart(async () => (await import('./list-sheet.tsx')).ListSheet);

interface PickedTrayProps {
  readonly ideas: readonly GiftIdea[];
  /** The wishlist to add them to, if known. */
  readonly list: WishlistId | null;
  /** A member may have wishlists already. */
  readonly isMember: boolean;
  readonly wishlists: WishlistsApi | undefined;
  readonly onClear: () => void;
}

/** The picked ideas and the button that adds them to a wishlist, within reach of the thumb. */
export function PickedTray({ ideas, list, isMember, wishlists, onClear }: PickedTrayProps) {
  const { say } = useSession();
  const [turn, setTurn] = useState(0);
  const query = `?idea=${ideasToQuery(ideas.map(({ id }) => id))}`;
  return (
    <div className="bottom-bar sticky bottom-3 z-20 mt-6 sm:bottom-5">
      <div
        className={`mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-3 rounded-2xl border border-line bg-card py-3 pr-3 pl-5 lift-high ${ideas.length === 0 ? 'hidden' : ''}`}
      >
        <p role="status" className="font-semibold wrap-break-word">
          {counted(say, ideas.length)}
        </p>
        <div className="flex max-w-full flex-wrap items-center gap-3">
          <Button look="link" onClick={onClear}>
            {say('gift-ideas.picked.clear')}
          </Button>
          {list ? (
            <ButtonLink href={`${paths.editWishlist.to(list)}${query}`}>{say('gift-ideas.add')}</ButtonLink>
          ) : isMember ? (
            <Button onClick={() => setTurn(turn + 1)}>{say('gift-ideas.add')}</Button>
          ) : (
            <ButtonLink href={`${paths.createWishlist.to()}${query}`}>{say('gift-ideas.picked.go')}</ButtonLink>
          )}
        </div>
      </div>
      <Suspense fallback={null}>
        {turn > 0 && isMember && <ListSheet key={turn} query={query} api={wishlists} />}
      </Suspense>
    </div>
  );
}

function counted(say: Say, count: number): string {
  return say(count < MOST_PICKED_IDEAS ? 'gift-ideas.picked' : 'gift-ideas.picked.full', { count });
}
