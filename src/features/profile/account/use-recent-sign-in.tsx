import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { OwnWay } from '../../../domain/sign-in-ways.ts';
import { type Outcome, outcomeOf } from '../../../session/outcome.ts';
import type { AccountApi } from './account-api.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';

interface RecentSignIn {
  /** Runs `act`. If the sign-in is too old for it, asks for another one and runs it again. */
  readonly withRecentSignIn: <T>(act: () => Promise<T>) => Promise<Outcome<T>>;
  readonly confirmSheet: ReactNode;
}

export function useRecentSignIn(api: AccountApi): RecentSignIn {
  const [ways, setWays] = useState<readonly OwnWay[]>([]);
  const [turn, setTurn] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const answered = useRef<((isConfirmed: boolean) => void) | null>(null);
  const close = (isConfirmed: boolean) => {
    setOpen(false);
    answered.current?.(isConfirmed);
    answered.current = null;
  };
  useEffect(() => () => answered.current?.(false), []);
  const withRecentSignIn = useCallback(
    async <T,>(act: () => Promise<T>): Promise<Outcome<T>> => {
      const ask = async () => {
        setWays(await api.ways());
        return new Promise<boolean>((resolve) => {
          answered.current = resolve;
          setTurn((before) => before + 1);
          setOpen(true);
        });
      };
      const first = await outcomeOf(act);
      if (first.ok || first.failure.reason !== 'sign-in-too-old') return first;
      const answer = await outcomeOf(ask);
      if (!answer.ok) return answer;
      return answer.value ? outcomeOf(act) : first;
    },
    [api],
  );
  return {
    withRecentSignIn,
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
