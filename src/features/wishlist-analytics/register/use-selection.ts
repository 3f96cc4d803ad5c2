import { useState } from 'react';
import type { TransactionId } from '../../../domain/ids.ts';
import type { Transaction } from '../../../domain/transaction.ts';

/** The selected contributions, also those on other pages of the register. */
export interface Selection {
  readonly isOn: boolean;
  readonly selected: readonly Transaction[];
  readonly has: (id: TransactionId) => boolean;
  readonly switchTo: (isOn: boolean) => void;
  readonly toggle: (contribution: Transaction) => void;
  readonly add: (contributions: readonly Transaction[]) => void;
  readonly remove: (id: TransactionId) => void;
  readonly clear: () => void;
}

const NONE: ReadonlyMap<TransactionId, Transaction> = new Map();

export function useSelection(): Selection {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState(NONE);
  const change = (edit: (map: Map<TransactionId, Transaction>) => void) =>
    setChosen((before) => {
      const after = new Map(before);
      edit(after);
      return after;
    });
  return {
    isOn,
    selected: [...chosen.values()],
    has: (id) => chosen.has(id),
    switchTo: (wanted) => {
      setOn(wanted);
      setChosen(NONE);
    },
    toggle: (contribution) =>
      change((map) => void (map.delete(contribution.id) || map.set(contribution.id, contribution))),
    add: (contributions) =>
      change((map) => {
        for (const contribution of contributions) map.set(contribution.id, contribution);
      }),
    remove: (id) => change((map) => void map.delete(id)),
    clear: () => setChosen(NONE),
  };
}
