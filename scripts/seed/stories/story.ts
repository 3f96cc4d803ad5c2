import { rupees } from '../../../src/domain/money.ts';
import { type EventType, type ItemDetails, type Visibility } from '../../../src/domain/wishlist.ts';
import { type PersonKey } from '../people/everybody.ts';

/** What happened to one wishlist: the documents are worked out from it. Days are days before today. */
export interface Story {
  /** Ids are built from it. */
  readonly key: string;
  readonly owner: PersonKey;
  readonly title: string;
  readonly description: string;
  readonly eventType: EventType;
  /** Negative while it is to come; null: no date is set. */
  readonly occasionDaysAgo: number | null;
  readonly visibility: Visibility;
  readonly createdDaysAgo: number;
  /** By names that gifts use, in the wishlist's order. */
  readonly items: Readonly<Record<string, ItemDetails>>;
  readonly gifts: readonly Gift[];
  readonly changes?: readonly Change[];
  readonly crowd: Crowd;
}

export interface Gift {
  readonly daysAgo: number;
  /** null: nobody that we know. */
  readonly by: PersonKey | null;
  /** 'rest': what the item still lacks. */
  readonly amount: number | 'rest';
  /** null: the general fund. */
  readonly to: string | null;
  readonly says: string;
}

/** What happened beside gifts. */
export type Change = { readonly daysAgo: number } & (
  | { readonly kind: 'remove'; readonly item: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'ban'; readonly by: PersonKey }
);

/** How many come to look. */
export interface Crowd {
  /** On a usual day of its life; 0: nobody can see it. */
  readonly viewsADay: number;
  readonly shares: number;
  /** Nobody came after it; today, unless it is said. */
  readonly untilDaysAgo?: number;
}

export function gift(
  daysAgo: number,
  by: PersonKey | null,
  amount: number | 'rest',
  to: string | null,
  says = '',
): Gift {
  return { daysAgo, by, amount, to, says };
}

type Extras = Partial<Pick<ItemDetails, 'category' | 'priority' | 'externalUrl'>> & {
  readonly min?: number;
  readonly max?: number;
};

/** Something to wish for: a physical gift of middle priority, unless something else is said. */
export function wish(title: string, price: number, description: string, extras: Extras = {}): ItemDetails {
  const { category = 'physical', priority = 'medium', externalUrl = '', min, max } = extras;
  return {
    title,
    description,
    price: rupees(price),
    category,
    priority,
    imageUrl: '',
    externalUrl,
    ...(min !== undefined && { minContribution: rupees(min) }),
    ...(max !== undefined && { maxContribution: rupees(max) }),
  };
}

/** A shop of nobody's. */
export function shop(thing: string): string {
  return `https://bazaar.example/${thing}`;
}
