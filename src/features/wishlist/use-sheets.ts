import { lazy, useCallback, useState } from 'react';
import type { Item } from '../../domain/wishlist.ts';
import { withAreas } from '../../session/areas.ts';
import { useSession } from '../../session/session.tsx';
import { whenOnline } from '../../session/when-online.ts';
import { toast } from '../../ui/toast.ts';

// None of these is seen before somebody asks for it; they are fetched while the guest reads.
const load = {
  giving: () => whenOnline(() => withAreas(import('./giving-sheet.tsx'), 'giving', 'problems')),
  sharing: () => whenOnline(() => withAreas(import('./share-sheet.tsx'), 'giving')),
  reporting: () => whenOnline(() => withAreas(import('./report-sheet.tsx'), 'giving', 'problems')),
};
export const GivingSheet = lazy(async () => ({ default: (await load.giving()).GivingSheet }));
export const ShareSheet = lazy(async () => ({ default: (await load.sharing()).ShareSheet }));
export const ReportSheet = lazy(async () => ({ default: (await load.reporting()).ReportSheet }));

const here = new Set<SheetName>();

type SheetName = keyof typeof load;
type Wanted =
  | { readonly sheet: 'giving'; readonly item: Item | null }
  | { readonly sheet: 'sharing' }
  | { readonly sheet: 'reporting' };
/** Each has a turn of its own: one that fades out is not the next one. */
export type OpenSheet = Wanted & { readonly turn: number };

export interface Sheets {
  readonly open: OpenSheet | null;
  /** What somebody asked for, and is still on its way: an item, the general fund (null), or another sheet. */
  readonly awaited: Wanted | null;
  readonly show: (wanted: Wanted) => void;
}

/** Opens one sheet after another. What cannot be fetched is said, and the page stays as it is. */
export function useSheets(): Sheets {
  const { say } = useSession();
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const [awaited, setAwaited] = useState<Wanted | null>(null);
  const show = useCallback(
    (wanted: Wanted) => {
      const reveal = () => setOpen((before) => ({ ...wanted, turn: (before?.turn ?? 0) + 1 }));
      if (here.has(wanted.sheet)) return reveal();
      setAwaited(wanted);
      // In one step with the sheet: the button has to be one again, for the sheet to give the focus back to it.
      const arrived = () => setAwaited((latest) => (latest === wanted ? null : latest));
      fetchSheet(wanted.sheet).then(
        () => {
          arrived();
          reveal();
        },
        () => {
          arrived();
          toast.error(say('guest.sheet-failed'));
        },
      );
    },
    [say],
  );
  return { open, awaited, show };
}

export async function fetchSheet(name: SheetName): Promise<void> {
  await load[name]();
  here.add(name);
}
