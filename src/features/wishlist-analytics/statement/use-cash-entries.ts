import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { entryOf, keysOf } from '../../../domain/reconciliation/credit-entry.ts';
import type { Credit } from '../../../domain/reconciliation/statement.ts';
import type { NewEntry } from '../../../domain/register-entry.ts';
import { entryIdOf } from '../../../session/register/entry-ids.ts';
import type { RegisterOf } from '../../../session/register/read-register.ts';
import { useSession } from '../../../session/session.tsx';
import { toast } from '../../../ui/toast.ts';
import type { FamilyBookState } from '../register/use-family-book.ts';

export interface CashEntries {
  /** What the register would say of the payment; null if it cannot be an entry. */
  readonly entryOf: (credit: Credit) => NewEntry | null;
  readonly isAdded: (entry: NewEntry) => boolean;
  readonly isAdding: (entry: NewEntry) => boolean;
  readonly add: (entries: readonly NewEntry[]) => void;
}

/** Writes payments that match no gift into the family's register, each once. */
export function useCashEntries(
  wishlist: RegisterOf,
  book: FamilyBookState,
  credits: readonly Credit[] | undefined,
): CashEntries {
  const { say } = useSession();
  const entries = useMemo(() => {
    const keys = keysOf(credits ?? []);
    return new Map(
      credits?.map((credit, at) => {
        const entry = entryOf(credit);
        return [credit, entry && { ...entry, id: entryIdOf(wishlist, keys[at] ?? '') }] as const;
      }),
    );
  }, [wishlist, credits]);
  const known = useMemo(
    () => new Set(book.shown.state === 'ready' ? book.shown.value.entries.map(({ id }) => id) : []),
    [book.shown],
  );
  const adding = useMutation({
    mutationFn: (wanted: readonly NewEntry[]) => book.addAll(wanted),
    meta: { failed: 'statement.add.failed' },
    onSuccess: (_, { length: count }) => toast.success(say('statement.add.done', { count })),
  });
  return {
    entryOf: (credit) => entries.get(credit) ?? null,
    isAdded: ({ id }) => known.has(id),
    isAdding: ({ id }) => adding.isPending && adding.variables.some((entry) => entry.id === id),
    add: (wanted) => {
      if (!adding.isPending && book.shown.state === 'ready') adding.mutate(wanted);
    },
  };
}
