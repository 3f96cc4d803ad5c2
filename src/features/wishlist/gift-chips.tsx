import { bandsOf, EVERY_GIFT, type GiftFilter, kindsOf } from '../../domain/gift-list.ts';
import type { Item } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { ChipGroup } from '../../ui/chip.tsx';

interface GiftChipsProps {
  readonly items: readonly Item[];
  readonly filter: GiftFilter;
  readonly onFilter: (filter: GiftFilter) => void;
}

/** The filters of a short list. Their height is reserved before they are loaded. */
export function GiftChips({ items, filter, onFilter }: GiftChipsProps) {
  const { say } = useSession();
  const choices = filterChoices(items);
  const chosen = choices.find((choice) => choice.band === filter.band && choice.category === filter.category);
  return (
    <ChipGroup
      label={say('guest.filter')}
      options={choices.map(({ value, key }) => ({ value, label: say(key) }))}
      value={chosen?.value ?? 'all'}
      onChange={(value) => onFilter(choices.find((choice) => choice.value === value) ?? EVERY_GIFT)}
    />
  );
}

/** Only filters with results. */
function filterChoices(items: readonly Item[]) {
  return [
    { ...EVERY_GIFT, value: 'all', key: 'guest.filter.all' as const },
    ...bandsOf(items).map(({ name }) => ({
      ...EVERY_GIFT,
      band: name,
      value: name,
      key: `price-band.${name}` as const,
    })),
    ...kindsOf(items).map((kind) => ({
      ...EVERY_GIFT,
      category: kind,
      value: kind,
      key: `guest.filter.${kind}` as const,
    })),
  ];
}
