import { NEVER_LOOKED_AT, type Result } from './examine.ts';

export interface Report {
  readonly text: string;
  /** 0 only if every check was made and found nothing. */
  readonly exitCode: 0 | 1;
}

export function reportOf(project: string, results: readonly Result[]): Report {
  const differences = results.flatMap((result) => ('reason' in result ? [] : result.differences)).length;
  const unseen = results.filter((result) => 'reason' in result).length;
  const verdict =
    differences > 0
      ? `${differences} ${differences === 1 ? 'difference' : 'differences'}.`
      : unseen === 0
        ? 'No differences.'
        : 'No differences in what could be looked at.';
  const lines = [
    `${project}, compared with this repository:`,
    ...results.flatMap(linesOf),
    '',
    `Never looked at: ${NEVER_LOOKED_AT.join('; ')}.`,
    '',
    unseen > 0 ? `${verdict} ${unseen} of ${results.length} checks could not be made.` : verdict,
  ];
  return { text: lines.join('\n'), exitCode: differences + unseen === 0 ? 0 : 1 };
}

function linesOf(result: Result): readonly string[] {
  if ('reason' in result) return ['', `?  ${result.title}: could not be looked at: ${result.reason}`];
  const { title, differences, notes = [] } = result;
  return [
    '',
    `${differences.length === 0 ? '✓ ' : '✗ '} ${title}`,
    ...differences.flatMap(({ what, remedy }) => [`   • ${what}`, `     → ${remedy}`]),
    ...notes.map((note) => `   ${note}`),
  ];
}
