import { isWanted, remaining } from './funding.ts';
import { inGiftOrder } from './gift-list.ts';
import { illustrationOf } from './illustration.ts';
import type { Illustration } from './latin-illustration.ts';
import { isFoundIn } from './search.ts';
import type { Item } from './wishlist.ts';
import { SECTIONS, type Section } from './wishlist-options.ts';

/** Where a gift without a section goes; the rest of the drawings are of no section. */
const DRAWN_IN: Readonly<Partial<Record<Section, readonly Illustration[]>>> = {
  kitchen: [
    'cups',
    'dinner-set',
    'kettle',
    'mixer',
    'oven',
    'pan',
    'pressure-cooker',
    'refrigerator',
    'stove',
    'water-purifier',
  ],
  living: ['art', 'carpet', 'clock', 'curtains', 'dining-table', 'lamp', 'sofa', 'speaker', 'swing', 'television'],
  bedroom: ['bed', 'bedding', 'wardrobe'],
  home: ['air-conditioner', 'camera', 'fan', 'home', 'iron', 'laptop', 'phone', 'vacuum', 'washing-machine'],
  puja: ['coins', 'diya', 'jewellery', 'mandir'],
  personal: ['baby', 'clothes', 'fitness'],
  journeys: ['beach', 'bicycle', 'car', 'mountains', 'plane', 'scooter', 'suitcase'],
  experiences: ['balloon', 'game', 'meal', 'music', 'spa', 'ticket'],
  books: ['books', 'school'],
  causes: ['animals', 'health', 'helping-hands', 'trees'],
};

/** The section that the couple chose; otherwise by category and by the words of the title, as its drawing is. */
export function sectionOf(item: Pick<Item, 'section' | 'title' | 'category'>): Section {
  if (item.section) return item.section;
  if (item.category === 'donation') return 'causes';
  const drawing = illustrationOf(item);
  return SECTIONS.find((section) => DRAWN_IN[section]?.includes(drawing)) ?? 'other';
}

/** The sections that have a gift, in their order. */
export function sectionsIn(items: readonly Pick<Item, 'section' | 'title' | 'category'>[]): readonly Section[] {
  const found = new Set(items.map(sectionOf));
  return SECTIONS.filter((section) => found.has(section));
}

/** `wished` is the order of the couple. */
export const SORTS = ['wished', 'least-left', 'price-up', 'price-down'] as const;
export type Sort = (typeof SORTS)[number];

/** What a guest wants to see of a long list. A search goes through all sections. */
export interface GiftView {
  readonly search: string;
  readonly section: Section | 'all';
  readonly sort: Sort;
}

export const WHOLE_LIST: GiftView = { search: '', section: 'all', sort: 'wished' };

const COMPARE: Readonly<Record<Sort, (one: Item, other: Item) => number>> = {
  wished: () => 0,
  'least-left': (one, other) => remaining(one) - remaining(other),
  'price-up': (one, other) => one.price - other.price,
  'price-down': (one, other) => other.price - one.price,
};

/** The gifts of the view, those that take contributions first. */
export function giftsIn(items: readonly Item[], { search, section, sort }: GiftView): readonly Item[] {
  const sought = search.trim();
  const isIn = (item: Item) =>
    sought === ''
      ? section === 'all' || sectionOf(item) === section
      : isFoundIn(`${item.title}\n${item.description}`, sought);
  return inGiftOrder(items)
    .filter(isIn)
    .sort((one, other) => Number(isWanted(other)) - Number(isWanted(one)) || COMPARE[sort](one, other));
}
