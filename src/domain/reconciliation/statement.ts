import type { CalendarDay } from '../calendar.ts';
import type { FileProblem } from '../text-file.ts';

/** Money that came in, or may have come in. */
export interface Credit {
  /** Its place among the credits of the statement. */
  readonly index: number;
  readonly day: CalendarDay | null;
  /** In rupees, with paise as decimals. */
  readonly amount: number;
  /** What the bank wrote about it: the narration with its references. */
  readonly narration: string;
  /** False if the statement does not say whether it is a credit or a debit. */
  readonly isCertainlyCredit: boolean;
}

export type UnreadableReason =
  | 'no-amount'
  | 'no-day'
  | 'bad-amount'
  /** More cells than the table has columns: an amount or narration with a comma that is not quoted. */
  | 'too-many-cells'
  /** In both columns, debit and credit. */
  | 'both-directions'
  /** A payment that failed, or has only been requested. */
  | 'not-paid';

/** A line that may be a credit, but could not be read. */
export interface UnreadableLine {
  readonly text: string;
  readonly why: UnreadableReason;
}

export interface StatementLines {
  readonly credits: readonly Credit[];
  /** The number of credits left out because they are in the text twice, as in statements that overlap. */
  readonly repeats: number;
  /** The number of debits, which are ignored. */
  readonly debits: number;
  readonly unreadable: readonly UnreadableLine[];
}

/** As it is read, before repeats are left out. */
export type WrittenLines = Omit<StatementLines, 'repeats'>;

export type StatementProblem = FileProblem | 'no-transactions';

export type Statement =
  | { readonly ok: true; readonly lines: StatementLines }
  | { readonly ok: false; readonly why: StatementProblem };
