import { withLatinDigits } from '../digits.ts';
import { fileProblem } from '../text-file.ts';
import type { Statement, StatementLines, WrittenLines } from './statement.ts';
import { readTable } from './statement-table.ts';
import { readText } from './statement-text.ts';

/** Reads a statement that was opened as a CSV file, or pasted as text from a bank, a UPI app or messages. */
export function readStatement(pasted: string): Statement {
  const why = fileProblem(pasted);
  if (why) return { ok: false, why };
  const text = withLatinDigits(pasted.replace(/^\ufeff/, '')).replace(/\r\n?/g, '\n');
  const lines = readTable(text) ?? readText(text);
  const isNothing = lines.credits.length + lines.debits + lines.unreadable.length === 0;
  return isNothing ? { ok: false, why: 'no-transactions' } : { ok: true, lines: withoutRepeats(lines) };
}

/** Without a payment's number two equal lines may be two payments. */
function withoutRepeats({ credits, ...lines }: WrittenLines): StatementLines {
  const seen = new Set<string>();
  const different = credits.filter(({ day, amount, narration }) => {
    const line = `${day} ${amount} ${narration}`;
    const isRepeat = seen.has(line) && /\d{12}/.test(narration);
    seen.add(line);
    return !isRepeat;
  });
  const repeats = credits.length - different.length;
  return { ...lines, credits: different.map((credit, index) => ({ ...credit, index })), repeats };
}
