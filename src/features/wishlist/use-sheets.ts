import { useCallback, useRef, useState } from 'react';
import type { TransactionId } from '../../domain/ids.ts';
import type { Item } from '../../domain/wishlist.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import type { LanguageStore } from '../../session/language/language-store.ts';
import { useLanguages } from '../../session/session.tsx';
import { lazyPart, offerRetry, partLoaded } from '../../ui/lazy-part.tsx';
import { connectHistory } from '../../ui/overlays.ts';

// Sheets are loaded on demand, or prefetched while the guest reads.
export const GivingSheet = lazyPart(
  async ({ withAreas }) => (await withAreas(import('./giving-sheet.tsx'), 'giving', 'problems')).GivingSheet,
  useLanguages,
);
export const ShareSheet = lazyPart(
  async ({ withAreas }) => (await withAreas(import('./share-sheet.tsx'), 'giving')).ShareSheet,
  useLanguages,
);
export const ReportSheet = lazyPart(
  async ({ withAreas }) => (await withAreas(import('./report-sheet.tsx'), 'giving', 'problems')).ReportSheet,
  useLanguages,
);
const sheets = { giving: GivingSheet, sharing: ShareSheet, reporting: ReportSheet };

const here = new Set<SheetName>();

type SheetName = keyof typeof sheets;
type Wanted =
  | { readonly sheet: 'giving'; readonly item: Item | null; readonly kept?: TransactionId }
  | { readonly sheet: 'sharing' }
  | { readonly sheet: 'reporting' };
/** A new key per opening, so that a sheet that fades out is not reused. */
type OpenSheet = Wanted & { readonly turn: number };
export type OpenGiving = Extract<OpenSheet, { readonly sheet: 'giving' }>;

export interface Sheets {
  readonly open: OpenSheet | null;
  /** The sheet being loaded: for an item, the general fund (null), or another sheet. */
  readonly awaited: Wanted | null;
  readonly show: (wanted: Wanted) => void;
}

/** Opens one sheet at a time. If its code cannot be loaded, a toast offers a retry. */
export function useSheets(): Sheets {
  const languages = useLanguages();
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const [awaited, setAwaited] = useState<Wanted | null>(null);
  const latest = useRef<Wanted | null>(null);
  const show = useCallback(
    (wanted: Wanted) => {
      const reveal = () => setOpen((before) => ({ ...wanted, turn: (before?.turn ?? 0) + 1 }));
      const fetchThenReveal = () => {
        latest.current = wanted;
        // A later tap may have requested another sheet, or the same one again.
        const isLatest = () => latest.current === wanted;
        setAwaited(wanted);
        // In the same update as the sheet: the button must be enabled again, so that the sheet can return the focus to
        // it.
        fetchSheet(languages, wanted.sheet).then(
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
      // Opening takes a slow phone longer than a frame, so the pressed button is painted first.
      afterPaint(() => {
        if (latest.current === wanted) reveal();
      });
    },
    [languages],
  );
  return { open, awaited, show };
}

export async function fetchSheet(languages: LanguageStore, name: SheetName): Promise<void> {
  await Promise.all([sheets[name].preload(languages), connectHistory()]);
  here.add(name);
}
