import { useCallback, useRef, useState } from 'react';
import type { Item } from '../../domain/wishlist.ts';
import { withAreas } from '../../session/language/areas.ts';
import { lazyPart, offerRetry, partLoaded } from '../../ui/lazy-part.tsx';
import { connectHistory } from '../../ui/overlays.ts';

// None of these is seen before somebody asks for it; they are fetched while the guest reads.
const load = {
  giving: () => withAreas(import('./giving-sheet.tsx'), 'giving', 'problems'),
  sharing: () => withAreas(import('./share-sheet.tsx'), 'giving'),
  reporting: () => withAreas(import('./report-sheet.tsx'), 'giving', 'problems'),
};
export const GivingSheet = lazyPart(async () => (await load.giving()).GivingSheet);
export const ShareSheet = lazyPart(async () => (await load.sharing()).ShareSheet);
export const ReportSheet = lazyPart(async () => (await load.reporting()).ReportSheet);

const here = new Set<SheetName>();

type SheetName = keyof typeof load;
type Wanted =
  | { readonly sheet: 'giving'; readonly item: Item | null }
  | { readonly sheet: 'sharing' }
  | { readonly sheet: 'reporting' };
/** Each has a turn of its own: one that fades out is not the next one. */
type OpenSheet = Wanted & { readonly turn: number };

export interface Sheets {
  readonly open: OpenSheet | null;
  /** What somebody asked for, and is still on its way: an item, the general fund (null), or another sheet. */
  readonly awaited: Wanted | null;
  readonly show: (wanted: Wanted) => void;
}

/** Opens one sheet after another. When one cannot be loaded, a toast offers to try again. */
export function useSheets(): Sheets {
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const [awaited, setAwaited] = useState<Wanted | null>(null);
  const latest = useRef<Wanted | null>(null);
  const show = useCallback((wanted: Wanted) => {
    const reveal = () => setOpen((before) => ({ ...wanted, turn: (before?.turn ?? 0) + 1 }));
    const fetchThenReveal = () => {
      latest.current = wanted;
      // A later tap asks for another sheet, or for the same one again.
      const isLatest = () => latest.current === wanted;
      setAwaited(wanted);
      // In one step with the sheet: the button has to be one again, for the sheet to give the focus back to it.
      fetchSheet(wanted.sheet).then(
        () => {
          if (!isLatest()) return;
          setAwaited(null);
          partLoaded();
          reveal();
        },
        (error: unknown) => {
          if (!isLatest()) return;
          setAwaited(null);
          offerRetry(error, fetchThenReveal);
        },
      );
    };
    if (!here.has(wanted.sheet)) return fetchThenReveal();
    latest.current = wanted;
    setAwaited(null);
    reveal();
  }, []);
  return { open, awaited, show };
}

export async function fetchSheet(name: SheetName): Promise<void> {
  await Promise.all([load[name](), connectHistory()]);
  here.add(name);
}
