import { scanCurrentFormat } from './current-format.ts';
import { scanOldFormat } from './old-format.ts';
import type { PlacedRecord } from './record.ts';
import type { Damage, Scan } from './scan.ts';

/** What can be restored from a journal file. */
export interface Recovery {
  /** The intact records in the order in which they were written. */
  readonly records: readonly PlacedRecord[];
  /** Offset after the last intact record. */
  readonly end: number;
  /** Offset after the documents of the last compaction. */
  readonly endOfBase: number;
  /** What is wrong with the file: "is damaged (12 bytes from byte 345)". */
  readonly problem: string | undefined;
  /** Why starting with these records could mislead: more is missing than single commits. */
  readonly obstacle: string | undefined;
  /** Whether the file has to be replaced by a compaction. Otherwise its end is cut at most. */
  readonly needsRewrite: boolean;
}

/**
 *   scan ──▶ intact ─────────────────────────────────────────────────────────────▶ replay
 *     ├────▶ the last record is incomplete ─────────────────▶ copy ──▶ cut ───────▶ replay
 *     ├────▶ commits are missing, and their number is known ▶ copy ──▶ replay ────▶ compact
 *     ├────▶ records are in another order ──────────────────▶ copy ──▶ sort ──▶ replay ──▶ compact
 *     └────▶ anything else is missing ──────────────────────▶ stop, unless --salvage
 */
export function recover(bytes: Buffer, wasCompacted: boolean): Recovery {
  const { records: found, damage, isOldFormat } = scanJournal(bytes, wasCompacted);
  const sorted = [...found].sort((a, b) => a.number - b.number);
  const records = sorted.filter(({ number }, i) => number !== sorted[i - 1]?.number);
  const hasConflict = sorted.some((each, i) => each.number === sorted[i - 1]?.number && !isSame(each, sorted[i - 1]));
  const isSorted = found.every((record, i) => i === 0 || record.number > (found[i - 1] as PlacedRecord).number);
  const damagedInside = damage.some(({ end }) => end < bytes.length);

  const { number: last = 0, base = 0 } = records.at(-1) ?? {};
  const ofBase = records.filter(({ number }) => number <= base);
  const missing = Math.max(last, base) - records.length;
  const missingOfBase = base - ofBase.length;
  return {
    records,
    end: found.at(-1)?.end ?? 0,
    endOfBase: ofBase.at(-1)?.end ?? 0,
    problem: problemOf(damage, missing, isSorted),
    obstacle: obstacleOf(damage, records.length, missingOfBase, hasConflict),
    needsRewrite: isOldFormat || damagedInside || !isSorted || missing > 0,
  };
}

function scanJournal(bytes: Buffer, wasCompacted: boolean): Scan {
  const scan = scanCurrentFormat(bytes);
  if (scan.records.length > 0) return scan;
  const old = scanOldFormat(bytes, wasCompacted);
  return old.records.length > 0 ? old : scan;
}

function isSame(a: PlacedRecord, b: PlacedRecord | undefined): boolean {
  return b !== undefined && a.body.equals(b.body);
}

function problemOf(damage: readonly Damage[], missing: number, isSorted: boolean): string | undefined {
  const findings = damage.map(({ start, end, isTorn }) => {
    const where = `${count(end - start, 'byte')} from byte ${start}`;
    return isTorn ? `ends in an incomplete record (${where})` : `is damaged (${where})`;
  });
  if (missing > 0) findings.push(`lacks ${count(missing, 'record')}`);
  if (!isSorted) findings.push('has records out of order');
  return findings.length === 0 ? undefined : shortened(findings).join(', ');
}

function obstacleOf(
  damage: readonly Damage[],
  kept: number,
  missingOfBase: number,
  hasConflict: boolean,
): string | undefined {
  if (kept === 0 && damage.some(({ isTorn }) => !isTorn)) return 'No record is intact.';
  if (hasConflict) return 'Two different records have the same number.';
  if (damage.some(({ hidesUnknownCount }) => hidesUnknownCount)) return 'It is unknown how many commits are missing.';
  if (missingOfBase > 0) return 'Documents are missing that were stored before the last compaction.';
  return undefined;
}

const MAX_FINDINGS = 5;

function shortened(findings: readonly string[]): readonly string[] {
  const more = findings.length - MAX_FINDINGS;
  return more <= 0 ? findings : [...findings.slice(0, MAX_FINDINGS), `and ${more} more`];
}

export function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}
