import { type Rupees, rupees } from './money.ts';
import type { Category } from './wishlist.ts';

export const GIFT_IDEA_GROUPS = [
  'kitchen',
  'home',
  'appliances',
  'honeymoon',
  'experiences',
  'traditions',
  'beginnings',
  'giving',
] as const;
export type GiftIdeaGroup = (typeof GIFT_IDEA_GROUPS)[number];

/** An idea with its usual price range. The message catalogue has its texts, by id. */
interface Idea {
  readonly group: GiftIdeaGroup;
  readonly category: Category;
  readonly from: Rupees;
  readonly to: Rupees;
}

const idea = (group: GiftIdeaGroup, category: Category, from: number, to: number): Idea => ({
  group,
  category,
  from: rupees(from),
  to: rupees(to),
});

const IDEAS = {
  'mixer-grinder': idea('kitchen', 'physical', 4_000, 9_000),
  'brass-dinner-set': idea('kitchen', 'physical', 12_000, 30_000),
  'cast-iron-cookware': idea('kitchen', 'physical', 3_000, 8_000),
  'baking-oven': idea('kitchen', 'physical', 6_000, 15_000),
  'chai-and-coffee': idea('kitchen', 'physical', 2_500, 7_000),
  'masala-pantry': idea('kitchen', 'physical', 1_500, 4_000),

  'cotton-bed-linen': idea('home', 'physical', 4_000, 12_000),
  'dining-table': idea('home', 'physical', 25_000, 60_000),
  'handloom-durrie': idea('home', 'physical', 6_000, 25_000),
  'good-mattress': idea('home', 'physical', 15_000, 45_000),
  'wooden-jhoola': idea('home', 'physical', 18_000, 50_000),
  'folk-painting': idea('home', 'physical', 5_000, 25_000),

  refrigerator: idea('appliances', 'physical', 25_000, 70_000),
  'washing-machine': idea('appliances', 'physical', 18_000, 45_000),
  'air-conditioner': idea('appliances', 'physical', 30_000, 55_000),
  'water-purifier': idea('appliances', 'physical', 9_000, 20_000),
  'robot-vacuum': idea('appliances', 'physical', 15_000, 40_000),
  'electric-scooter': idea('appliances', 'physical', 80_000, 1_40_000),

  'honeymoon-flights': idea('honeymoon', 'experience', 15_000, 90_000),
  'kerala-houseboat': idea('honeymoon', 'experience', 12_000, 35_000),
  'palace-night': idea('honeymoon', 'experience', 18_000, 60_000),
  'andaman-dive': idea('honeymoon', 'experience', 6_000, 15_000),
  'mountain-cottage': idea('honeymoon', 'experience', 10_000, 30_000),
  'dinner-by-the-sea': idea('honeymoon', 'experience', 4_000, 12_000),

  'cooking-class': idea('experiences', 'experience', 3_000, 8_000),
  'pottery-weekend': idea('experiences', 'experience', 4_000, 10_000),
  'tiger-safari': idea('experiences', 'experience', 15_000, 45_000),
  'hot-air-balloon': idea('experiences', 'experience', 12_000, 25_000),
  'spa-day': idea('experiences', 'experience', 5_000, 15_000),
  'concert-evening': idea('experiences', 'experience', 3_000, 15_000),

  'home-mandir': idea('traditions', 'physical', 8_000, 40_000),
  'silver-puja-thali': idea('traditions', 'physical', 10_000, 35_000),
  'griha-pravesh': idea('traditions', 'experience', 11_000, 31_000),
  'brass-urli-and-lamps': idea('traditions', 'physical', 3_000, 12_000),
  'handwoven-sari': idea('traditions', 'physical', 12_000, 50_000),
  'family-portrait': idea('traditions', 'experience', 8_000, 25_000),

  'first-home-fund': idea('beginnings', 'experience', 50_000, 2_00_000),
  'rainy-day-fund': idea('beginnings', 'experience', 25_000, 1_00_000),
  'health-cover': idea('beginnings', 'experience', 12_000, 30_000),
  'course-for-two': idea('beginnings', 'experience', 8_000, 40_000),
  'balcony-garden': idea('beginnings', 'physical', 3_000, 12_000),
  'home-library': idea('beginnings', 'physical', 5_000, 20_000),

  'meals-for-children': idea('giving', 'donation', 5_000, 25_000),
  'school-year': idea('giving', 'donation', 12_000, 30_000),
  'wedding-grove': idea('giving', 'donation', 5_000, 21_000),
  'sight-restored': idea('giving', 'donation', 6_000, 30_000),
  'animal-shelter': idea('giving', 'donation', 3_000, 15_000),
  'community-feast': idea('giving', 'donation', 11_000, 51_000),
} as const;

export type GiftIdeaId = keyof typeof IDEAS;

export interface GiftIdea extends Idea {
  readonly id: GiftIdeaId;
}

export const GIFT_IDEAS: readonly GiftIdea[] = Object.entries(IDEAS).map(([id, described]) => ({
  id: id as GiftIdeaId,
  ...described,
}));

/** Limits the length of a link. */
export const MOST_PICKED_IDEAS = 20;

/** The price of an item created from an idea: within the usual range, and a round sum plus one rupee, as shagun is. */
export function suggestedPrice({ from, to }: Pick<GiftIdea, 'from' | 'to'>): Rupees {
  const middle = (from + to) / 2;
  return rupees(Math.round(middle / 500) * 500 + 1);
}

/** Encodes ideas as one query value: `…?idea=tiger-safari,home-mandir`. */
export function ideasToQuery(ids: readonly GiftIdeaId[]): string {
  return ids.join(',');
}

/** Each known idea once, in the given order. Unknown ids are ignored. */
export function ideasFromQuery(value: string | null): readonly GiftIdea[] {
  const named = (value ?? '').split(',').map((id) => GIFT_IDEAS.find((known) => known.id === id));
  const known = named.filter((found) => found !== undefined);
  return [...new Set(known)].slice(0, MOST_PICKED_IDEAS);
}
