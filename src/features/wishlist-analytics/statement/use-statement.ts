import { useMemo, useState } from 'react';
import type { TransactionId } from '../../../domain/ids.ts';
import { type CreditMatch, matchCredits } from '../../../domain/reconciliation/match.ts';
import { utrIn } from '../../../domain/reconciliation/narration.ts';
import { readStatement } from '../../../domain/reconciliation/read-statement.ts';
import type { Credit, StatementLines, StatementProblem } from '../../../domain/reconciliation/statement.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import type { Corrections } from '../register/use-corrections.ts';
import { type TextOrFileState, useTextOrFile } from '../use-text-or-file.ts';

type Match<Kind extends CreditMatch<Transaction>['kind']> = Extract<CreditMatch<Transaction>, { readonly kind: Kind }>;

/** A statement compared with the register as it is now. */
export interface Comparison {
  readonly lines: StatementLines;
  readonly certain: readonly Match<'certain'>[];
  readonly likely: readonly Match<'likely'>[];
  readonly none: readonly Match<'none'>[];
  /** The number of credits whose gift is marked as received. */
  readonly received: number;
}

export interface StatementState extends TextOrFileState<StatementProblem> {
  readonly comparison: Comparison | null;
  readonly receiveCertain: () => void;
  readonly receive: (credit: Credit, gift: Transaction) => void;
}

/** Reads a statement and compares it with the register. All of it stays in the browser. */
export function useStatement(gifts: readonly Transaction[], onReceive: Corrections['receive']): StatementState {
  /** What the couple decided. A gift may keep another number than the statement's, by which it could not be found again. */
  const [decided, setDecided] = useState<ReadonlyMap<Credit, TransactionId>>(new Map());
  const { input, content: lines } = useTextOrFile((text) => {
    const statement = readStatement(text);
    setDecided(new Map());
    return statement.ok ? { ok: true, content: statement.lines } : statement;
  });

  const comparison = useMemo(() => lines && compared(lines, gifts, decided), [lines, gifts, decided]);
  return {
    ...input,
    comparison,
    receiveCertain: () => {
      const certain = comparison?.certain ?? [];
      onReceive(
        'receive',
        certain.map(({ gift }) => gift),
        new Map(certain.flatMap(({ gift, credit }) => numbered(gift, credit))),
      );
    },
    receive: (credit, gift) => {
      setDecided(new Map(decided).set(credit, gift.id));
      onReceive('receive', [gift], new Map(numbered(gift, credit)));
    },
  };
}

function numbered({ id }: Transaction, { narration }: Credit): readonly (readonly [TransactionId, string])[] {
  const utr = utrIn(narration);
  return utr === null ? [] : [[id, utr]];
}

function compared(
  lines: StatementLines,
  gifts: readonly Transaction[],
  decided: ReadonlyMap<Credit, TransactionId>,
): Comparison {
  const received = new Set(gifts.filter(({ status }) => status === 'received').map(({ id }) => id));
  const isDone = (credit: Credit) => {
    const id = decided.get(credit);
    return id !== undefined && received.has(id);
  };
  const open = lines.credits.filter((credit) => !isDone(credit));
  const taken = new Set([...decided].filter(([credit]) => isDone(credit)).map(([, id]) => id));
  const matches = matchCredits(
    open,
    gifts.filter(({ id }) => !taken.has(id)),
  );
  const of = <Kind extends CreditMatch<Transaction>['kind']>(kind: Kind) =>
    matches.filter((match): match is Match<Kind> => match.kind === kind);
  return {
    lines,
    certain: of('certain'),
    likely: of('likely'),
    none: of('none'),
    received: of('received').length + lines.credits.length - open.length,
  };
}
