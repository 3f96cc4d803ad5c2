import { useMemo, useState } from 'react';
import {
  bandsOf,
  EVERY_GIFT,
  filterGifts,
  inGiftOrder,
  isWorthFiltering,
  kindsOf,
  type GiftFilter,
} from '../../domain/gift-list.ts';
import type { ItemId } from '../../domain/ids.ts';
import type { Language } from '../../domain/language.ts';
import type { Item } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { ChipGroup } from '../../ui/chip.tsx';
import { GiftCard } from './gift-card.tsx';
import { GIFT_GRID, WISHLIST_WIDTH } from './layout.ts';

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

/** All items, those that are not funded first, with filter chips. */
export function GiftList({ items, language, awaited, onContribute, onLinkClick }: GiftListProps) {
  const { say } = useSession();
  const [chosen, setChosen] = useState('all');
  const ordered = useMemo(() => inGiftOrder(items), [items]);
  const choices = useMemo(() => filterChoices(items), [items]);
  const filter = choices.find(({ value }) => value === chosen)?.filter ?? EVERY_GIFT;
  const shown = filterGifts(ordered, filter);
  return (
    <section aria-labelledby="gifts" className={`${WISHLIST_WIDTH} pt-2 sm:pt-6`}>
      <h2 id="gifts" className="sr-only">
        {say('guest.gifts')}
      </h2>
      {isWorthFiltering(items) && (
        <ChipGroup
          label={say('guest.filter')}
          options={choices.map(({ value, key }) => ({ value, label: say(key) }))}
          value={choices.some(({ value }) => value === chosen) ? chosen : 'all'}
          onChange={setChosen}
        />
      )}
      <p role="status" className="sr-only">
        {say('guest.showing', { shown: shown.length, all: items.length })}
      </p>
      <ul className={GIFT_GRID}>
        {shown.map((item) => (
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
    </section>
  );
}

/** Only filters with results. */
function filterChoices(items: readonly Item[]) {
  return [
    { value: 'all', key: 'guest.filter.all' as const, filter: EVERY_GIFT },
    ...bandsOf(items).map(({ name }) => ({
      value: name,
      key: `price-band.${name}` as const,
      filter: { ...EVERY_GIFT, band: name } satisfies GiftFilter,
    })),
    ...kindsOf(items).map((kind) => ({
      value: kind,
      key: `guest.filter.${kind}` as const,
      filter: { ...EVERY_GIFT, category: kind } satisfies GiftFilter,
    })),
  ];
}
