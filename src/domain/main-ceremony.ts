import type { CalendarDay } from './calendar.ts';
import { type Ceremony, inOrder } from './ceremonies.ts';
import type { Wishlist } from './wishlist.ts';
import type { CeremonyKind } from './wishlist-options.ts';

/** Haldi, mehndi and sangeet lead to one of these. */
const MAIN: readonly CeremonyKind[] = ['wedding', 'nikah', 'anand_karaj', 'muhurtham'];

/** The ceremony that a short invitation names: the wedding itself, whatever it is called, else the first one. */
export function mainCeremony(ceremonies: readonly Ceremony[]): Ceremony | null {
  const sorted = inOrder(ceremonies);
  return sorted.find(({ kind }) => MAIN.includes(kind)) ?? sorted[0] ?? null;
}

/** When and where the celebration is, as far as the couple has said. */
export interface Occasion {
  readonly day: CalendarDay | null;
  /** Null if only the day is known, or none. */
  readonly ceremony: Ceremony | null;
  readonly place: string;
}

export function occasionOf({ eventDate, ceremonies }: Pick<Wishlist, 'eventDate' | 'ceremonies'>): Occasion {
  const ceremony = mainCeremony(ceremonies);
  return { day: ceremony?.day ?? eventDate, ceremony, place: ceremony?.place ?? '' };
}
