/** `ignored`: the balance, serial numbers, and a second column of a kind, such as the value date. */
export type Column = 'day' | 'narration' | 'debit' | 'credit' | 'amount' | 'direction' | 'ignored' | 'other';

/** By the words of a heading, in this order. */
const HEADINGS: readonly (readonly [RegExp, Column])[] = [
  [/\bbal(ance)?\b|^(s|sr|sl|serial)( (no|number))?$/, 'ignored'],
  [/^(dr cr|cr dr|debit credit|credit debit|d c|c d|(txn |tran |transaction )?type)( indicator)?$/, 'direction'],
  [/\b(date|dat|dt|dated)\b|^day$/, 'day'],
  [/\b(amount|amt)\b.*\b(dr cr|cr dr|debit credit|credit debit)\b/, 'amount'],
  [/\b(withdrawals?|debits?|dr|paid out|money out)\b/, 'debit'],
  [/\b(deposits?|credits?|cr|paid in|money in|received)\b/, 'credit'],
  [
    /\b(ref|reference|chq|chqno|cheque|check|utr|rrn|instrument)\b|\b(transaction|txn|tran) (id|no|number)\b/,
    'narration',
  ],
  [
    /\b(narration|narrative|description|particulars?|details?|remarks?|activity|comments?|note)\b|^transaction$/,
    'narration',
  ],
  [/\b(amount|amt)\b/, 'amount'],
];

/** The column below a heading such as 'Withdrawal Amt.', 'Chq / Ref No.' or 'Deposit Amount (INR )'. */
function columnOf(heading: string): Column {
  const words = heading
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return HEADINGS.find(([pattern]) => pattern.test(words))?.[1] ?? 'other';
}

/**
 * The columns of a table, if this row is its heading. The first column of a kind counts, such as the transaction's date
 * before the value date.
 */
export function columnsOf(row: readonly string[]): readonly Column[] | null {
  if (row.some((cell) => cell.length > 60)) return null;
  const seen = new Set<Column>();
  const columns = row.map((cell) => {
    const column = columnOf(cell);
    const isRepeated = seen.has(column);
    seen.add(column);
    return isRepeated && column !== 'narration' && column !== 'other' ? 'ignored' : column;
  });
  return seen.has('day') && (seen.has('credit') || seen.has('amount')) ? columns : null;
}
