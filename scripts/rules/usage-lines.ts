import type { Peak, UsageOfMatch, UsageReport } from '../../emulator/rules/usage.ts';

/** How close requests came to the rules limits, per match and operation, and the maximum overall. */
export function usageLines({ maxExpressions, matches, documentsOfCommit }: UsageReport): string[] {
  if (matches.length === 0) return [];
  const inWords = ({ most }: Peak) => (most > maxExpressions ? 'too many' : number(most));
  const rows = matches.map(({ expressions, expressionsAllowed, documents, requests, operation, match }) => {
    const figures = [inWords(expressions), number(expressionsAllowed), number(documents.most), number(requests)];
    return `${figures.map((figure) => figure.padStart(11)).join(' ')}  ${operation} ${match}`;
  });
  const expressions = highest(matches, (usage) => usage.expressions);
  const documents = highest(matches, (usage) => usage.documents);
  const ofCommit = documentsOfCommit > 0 ? `; ${number(documentsOfCommit)} for one commit` : '';
  return [
    '\nthe most that one request used',
    'expressions  if allowed   documents    requests',
    ...rows,
    `\nmost expressions: ${inWords(expressions)} of ${number(maxExpressions)} (${expressions.of})`,
    `most documents looked at: ${number(documents.most)} (${documents.of})${ofCommit}`,
  ];
}

function highest(matches: readonly UsageOfMatch[], peakOf: (usage: UsageOfMatch) => Peak): Peak & { of: string } {
  const [first, ...others] = matches.map((usage) => ({
    ...peakOf(usage),
    of: `${usage.operation} ${usage.match}, line ${peakOf(usage).line}`,
  }));
  return others.reduce((best, each) => (each.most > best.most ? each : best), first ?? { most: 0, line: 0, of: '' });
}

const number = (value: number) => value.toLocaleString('en');
