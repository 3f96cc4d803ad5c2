import { type CeremonyDetails, INDIA } from '../../../src/domain/ceremonies.ts';
import { type Invitation } from '../../../src/domain/invitation.ts';
import { type Language } from '../../../src/domain/language.ts';
import { type EntryForm } from '../../../src/domain/register-entry.ts';
import { rupees } from '../../../src/domain/money.ts';
import { type SetAsideReason } from '../../../src/domain/transaction.ts';
import { type UpiAccount } from '../../../src/domain/upi.ts';
import {
  type CeremonyKind,
  type EventType,
  itemDetails,
  type ItemDetails,
  type Theme,
  type Visibility,
} from '../../../src/domain/wishlist.ts';
import { type PersonKey } from '../people/demo-people.ts';
import type { DemoCover, DemoPicture } from '../pictures/demo-pictures.ts';

/** The history of one wishlist, from which its documents are derived. Days count back from today. */
export interface Story {
  /** Ids are derived from it. */
  readonly key: string;
  readonly owner: PersonKey;
  readonly title: string;
  readonly description: string;
  readonly eventType: EventType;
  /** Negative if in the future; null if no date is set. */
  readonly occasionDaysAgo: number | null;
  readonly visibility: Visibility;
  /** Of shared links; none if it is absent. */
  readonly language?: Language;
  readonly createdDaysAgo: number;
  /** The page begins with its names instead of the title. */
  readonly invitation?: Omit<Invitation, 'cover' | 'portrait'>;
  /** Marigold if it is absent. */
  readonly theme?: Theme;
  readonly events?: readonly PlannedEvent[];
  /** Above the names, with the point that stays visible. */
  readonly cover?: { readonly name: DemoCover; readonly x: number; readonly y: number };
  readonly portrait?: DemoPicture;
  /** Pictures of items, by the item's key. */
  readonly pictures?: Readonly<Record<string, DemoPicture>>;
  /** Keyed by the names that gifts refer to, in wishlist order. */
  readonly items: Readonly<Record<string, ItemDetails>>;
  readonly gifts: readonly Gift[];
  /** Contributions that the owner set aside a day later: they left nothing on the wishlist. */
  readonly setAside?: readonly SetAsideGift[];
  /** Guests send their gifts here. */
  readonly upi?: UpiAccount;
  /** What the family wrote into the register by hand on the day of the occasion. */
  readonly book?: readonly BookEntry[];
  readonly changes?: readonly Change[];
  readonly crowd: Crowd;
}

/** An event of the celebration, on a day relative to today. */
type PlannedEvent = Omit<CeremonyDetails, 'day' | 'startsAt'> & {
  readonly daysAgo: number;
  /** Hours and minutes; null if only the day is known. */
  readonly startsAt: string | null;
};

/** A guest without an account who gives under a name. */
export interface NamedGuest {
  readonly name: string;
  /** Left with the couple. */
  readonly email?: string;
  readonly phoneNumber?: string;
}

type Contributor = PersonKey | NamedGuest | null;

export interface Gift {
  readonly daysAgo: number;
  /** null if anonymous. */
  readonly by: Contributor;
  /** 'rest' for the remaining amount of the item. */
  readonly amount: number | 'rest';
  /** null for the general fund. */
  readonly to: string | null;
  readonly says: string;
}

/** Anonymous, to the general fund. */
interface SetAsideGift {
  readonly daysAgo: number;
  readonly amount: number;
  readonly says: string;
  readonly reason: SetAsideReason;
}

export type BookEntry = Partial<EntryForm> & Pick<EntryForm, 'name'> & { readonly isThanked?: boolean };

/** Events other than gifts. */
export type Change = { readonly daysAgo: number } & (
  | { readonly kind: 'remove'; readonly item: string }
  | { readonly kind: 'obtain'; readonly item: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'ban'; readonly by: PersonKey }
);

/** Visitor numbers. */
interface Crowd {
  /** On an average day; 0 if the wishlist is not visible to others. */
  readonly viewsADay: number;
  readonly shares: number;
  /** The last day with visitors; defaults to today. */
  readonly untilDaysAgo?: number;
}

export function gift(daysAgo: number, by: Contributor, amount: number | 'rest', to: string | null, says = ''): Gift {
  return { daysAgo, by, amount, to, says };
}

/** An event in India. A custom one has a name. */
export function event(
  daysAgo: number,
  kind: CeremonyKind,
  startsAt: string | null,
  place: string,
  details: Partial<Pick<CeremonyDetails, 'name' | 'mapUrl' | 'dress'>> = {},
): PlannedEvent {
  return { daysAgo, kind, startsAt, place, timeZone: INDIA, name: '', mapUrl: '', dress: '', ...details };
}

type Extras = Partial<Omit<ItemDetails, 'title' | 'description' | 'price'>> & {
  readonly min?: number;
  readonly max?: number;
};

/** An item; defaults to a physical gift of medium priority. */
export function wish(title: string, price: number, description: string, extras: Extras = {}): ItemDetails {
  const { min, max, ...details } = extras;
  return {
    title,
    description,
    price: rupees(price),
    category: itemDetails.category.initial,
    priority: itemDetails.priority.initial,
    imageUrl: '',
    externalUrl: '',
    ...(min !== undefined && { minContribution: rupees(min) }),
    ...(max !== undefined && { maxContribution: rupees(max) }),
    ...details,
  };
}

/** A fictional shop. */
export function shop(thing: string): string {
  return `https://bazaar.example/${thing}`;
}

/** A fictional map. */
export function map(place: string): string {
  return `https://maps.example/${place}`;
}
