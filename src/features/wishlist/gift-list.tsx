import { memo, Suspense, useMemo, useState } from 'react';
import {
  EVERY_GIFT,
  filterGifts,
  foldGiven,
  inGiftOrder,
  isWorthFiltering,
  MOST_AT_A_GLANCE,
} from '../../domain/gift-list.ts';
import type { ItemId } from '../../domain/ids.ts';
import type { Language } from '../../domain/language.ts';
import type { Item } from '../../domain/wishlist.ts';
import { useLanguages, useSession } from '../../session/session.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { GiftCard } from './gift-card.tsx';
import { FINDER_HEIGHT, GIFT_GRID, ONE_OR_TWO_GIFTS, WISHLIST_WIDTH } from './layout.ts';

// Guests read the first gifts before they look for others.
const GiftChips = lazyPart(async () => (await import('./gift-chips.tsx')).GiftChips, useLanguages);

// Most lists are short.
const GiftFinder = lazyPart(
  async ({ withAreas }) => (await withAreas(import('./gift-finder.tsx'), 'gift-finder')).GiftFinder,
  useLanguages,
);

interface GiftListProps {
  readonly items: readonly Item[];
  /** Of the wishlist. */
  readonly language: Language | null;
  /** The item whose sheet is being loaded. */
  readonly awaited: string | null;
  /** null if contributions are not possible. */
  readonly onContribute: ((item: Item) => void) | null;
  /** Called when a shop link is followed. */
  readonly onLinkClick: (item: ItemId) => void;
}

/**
 * All items, those that take contributions first, with filter chips. On a long list guests find gifts by words and
 * sections, and the others are folded away. Its order then changes only when the guest asks for another one, so that no
 * gift moves away from a thumb because others give meanwhile.
 */
export const GiftList = memo(function GiftList(props: GiftListProps) {
  const { items, language, awaited, onContribute, onLinkClick } = props;
  const { say } = useSession();
  const [filter, setFilter] = useState(EVERY_GIFT);
  const ordered = useMemo(() => inGiftOrder(items), [items]);
  const isLong = items.length > MOST_AT_A_GLANCE;
  const [arrangement, setArrangement] = useState(() => foldGiven(ordered));
  const itemsOf = (ids: readonly ItemId[]) => ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const filtered = filterGifts(ordered, filter);
  // The couple may have changed the last gift that the filter shows.
  const short = filtered.length > 0 ? filtered : ordered;
  const shown = isLong ? itemsOf(arrangement.shown) : short;
  const given = isLong ? itemsOf(arrangement.given) : [];
  const grid = (gifts: readonly Item[]) => (
    <ul className={items.length > 2 ? GIFT_GRID : ONE_OR_TWO_GIFTS}>
      {gifts.map((item) => (
        <GiftCard
          key={item.id}
          item={item}
          language={language}
          isAwaited={awaited === item.id}
          onContribute={onContribute}
          onLinkClick={onLinkClick}
        />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="gifts" className={`${WISHLIST_WIDTH} pt-2 sm:pt-6`}>
      <h2 id="gifts" className="sr-only">
        {say('guest.gifts')}
      </h2>
      {isLong ? (
        <Suspense fallback={<div className={FINDER_HEIGHT} />}>
          <GiftFinder items={items} onArrange={setArrangement} />
        </Suspense>
      ) : (
        isWorthFiltering(items) && (
          <Suspense fallback={<div className="h-11" />}>
            <GiftChips items={items} filter={filter} onFilter={setFilter} />
          </Suspense>
        )
      )}
      <p role="status" className="sr-only">
        {say('guest.showing', { shown: shown.length + given.length, all: items.length })}
      </p>
      {grid(shown)}
      {given.length > 0 && (
        <details className="mt-4">
          <summary className="cursor-pointer py-3 font-medium text-wine">
            {say('guest.show-given', { count: given.length })}
          </summary>
          {grid(given)}
        </details>
      )}
    </section>
  );
});
