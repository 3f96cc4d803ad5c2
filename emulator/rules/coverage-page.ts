import type { CoverageNode, CoverageReport } from './coverage.ts';

/** Renders the report as HTML: the source, with each evaluated expression annotated with its results. */
export function coveragePage({ rules, report }: CoverageReport): string {
  const source = rules.files[0]?.content ?? '';
  const marks = report.flatMap((node) => [...marksOf(node)]);
  return `<!doctype html>
<meta charset="utf-8">
<title>Rules coverage</title>
<style>
  body { font: 14px/1.6 ui-monospace, monospace; margin: 2rem; white-space: pre-wrap; }
  span.reached { background: #d9f2dd; }
  span.failed { background: #fbe3c0; }
  span.never { background: #f8d3d3; }
</style>
<body>${paint(source, marks)}</body>
`;
}

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly className: string;
  readonly title: string;
}

function* marksOf(node: CoverageNode): Generator<Mark> {
  const { sourcePosition, values, children = [] } = node;
  const failed = values?.some(({ value }) => 'undefined' in value) ?? false;
  yield {
    start: sourcePosition.currentOffset,
    end: sourcePosition.endOffset,
    className: values ? (failed ? 'failed' : 'reached') : 'never',
    title: values
      ? values.map(({ value, count }) => `${JSON.stringify(value)} × ${count}`).join('\n')
      : 'never evaluated',
  };
  for (const child of children) yield* marksOf(child);
}

/** Marks nest: an outer mark opens before and closes after the inner ones. */
function paint(source: string, marks: readonly Mark[]): string {
  const opening = [...marks].sort((a, b) => a.start - b.start || b.end - a.end);
  const open: Mark[] = [];
  let painted = '';
  let at = 0;
  const closeUpTo = (offset: number): void => {
    for (let inner = open.at(-1); inner && inner.end <= offset; inner = open.at(-1)) {
      painted += `${escape(source.slice(at, inner.end))}</span>`;
      at = inner.end;
      open.pop();
    }
  };
  for (const mark of opening) {
    closeUpTo(mark.start);
    painted += `${escape(source.slice(at, mark.start))}<span class="${mark.className}" title="${escape(mark.title)}">`;
    at = mark.start;
    open.push(mark);
  }
  closeUpTo(source.length);
  return painted + escape(source.slice(at));
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
