import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { OwnWay } from '../../../domain/sign-in-ways.ts';
import { type Outcome, outcomeOf } from '../../../session/outcome.ts';
import type { AccountApi } from './account-api.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';

interface RecentSignIn {
  /** Runs `act`. If the sign-in is too old for it, asks for another one and runs it again. */
  readonly withRecentSignIn: <T>(act: () => Promise<T>) => Promise<Outcome<T>>;
  readonly confirmSheet: ReactNode;
}

export function useRecentSignIn(api: AccountApi, ways: readonly OwnWay[]): RecentSignIn {
  const [turn, setTurn] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<((isConfirmed: boolean) => void) | null>(null);
  const close = (isConfirmed: boolean) => {
    setOpen(false);
    answer.current?.(isConfirmed);
    answer.current = null;
  };
  useEffect(() => () => answer.current?.(false), []);
  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setTurn((before) => before + 1);
      setOpen(true);
    });
  return {
    withRecentSignIn: async (act) => {
      const first = await outcomeOf(act);
      if (first.ok || first.failure.reason !== 'sign-in-too-old') return first;
      return (await ask()) ? outcomeOf(act) : first;
    },
    confirmSheet: (
      <ConfirmSheet
        key={turn}
        api={api}
        ways={ways}
        open={isOpen}
        onConfirmed={() => close(true)}
        onClose={() => close(false)}
      />
    ),
  };
}
