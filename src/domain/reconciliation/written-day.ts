import { calendarDay, type CalendarDay } from '../calendar.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(${MONTHS.join('|')})[a-z]*\\.?`;

/** How Indian banks and UPI apps write days. The day comes before the month. Safari 15 has no lookbehind. */
const PATTERNS: readonly (readonly [
  pattern: RegExp,
  order: readonly ['y' | 'm' | 'd', 'y' | 'm' | 'd', 'y' | 'm' | 'd'],
])[] = [
  [/(?:^|[^\d/.-])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, ['y', 'm', 'd']],
  [/(?:^|[^\d/.-])(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?![\d/-])/, ['d', 'm', 'y']],
  [
    new RegExp(`(?:^|\\D)(\\d{1,2})(?:st|nd|rd|th)?[-/\\s,]*${MONTH}[-/\\s,']*(\\d{4}|\\d{2})(?![\\d:])`, 'i'),
    ['d', 'm', 'y'],
  ],
  [new RegExp(`\\b${MONTH}[\\s-]*(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})(?!\\d)`, 'i'), ['m', 'd', 'y']],
];

interface WrittenDay {
  readonly day: CalendarDay;
  /** Where it is in the text. */
  readonly start: number;
}

/** The first day in a text: 21/11/2026, 21-11-26, 21 Nov 2026, 21Nov26, Nov 21, 2026 or 2026-11-21. */
export function findDay(text: string): CalendarDay | null {
  const found = PATTERNS.flatMap(([pattern, order]) => {
    const match = pattern.exec(text);
    const day = match && dayOf(match.slice(1), order);
    return match && day ? [{ day, start: match.index }] : [];
  });
  return (
    found.reduce<WrittenDay | null>((first, one) => (first && first.start <= one.start ? first : one), null)?.day ??
    null
  );
}

function dayOf(parts: readonly string[], order: readonly ('y' | 'm' | 'd')[]): CalendarDay | null {
  const part = (which: 'y' | 'm' | 'd') => parts[order.indexOf(which)] ?? '';
  const year = part('y').length === 2 ? `20${part('y')}` : part('y');
  const month = /^\d/.test(part('m')) ? part('m') : String(MONTHS.indexOf(part('m').slice(0, 3).toLowerCase()) + 1);
  return calendarDay(`${year}-${month.padStart(2, '0')}-${part('d').padStart(2, '0')}`);
}
