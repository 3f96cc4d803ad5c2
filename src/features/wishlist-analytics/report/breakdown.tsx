import { type ReactNode, useId } from 'react';
import type { Counts } from '../../../domain/analytics.ts';
import { OTHER } from '../../../domain/visit.ts';
import { useSession } from '../../../session/session.tsx';

const SHOWN = 6;

interface BreakdownProps {
  readonly title: string;
  readonly counts: Counts;
  readonly nameOf: (key: string) => string;
  /** Below the counts, if there are any. */
  readonly action?: ReactNode;
}

/** The shares of a total, largest first. */
export function Breakdown({ title, counts, nameOf, action }: BreakdownProps) {
  const { say, format } = useSession();
  const id = useId();
  const parts = partsOf(counts);
  const total = parts.reduce((sum, [, count]) => sum + count, 0);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-display text-xl text-wine">
        {title}
      </h2>
      {total === 0 ? (
        <p className="text-faded">{say('analytics.nothing')}</p>
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-3">
            {parts.map(([key, count]) => (
              <li key={key}>
                <div className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0">{nameOf(key)}</span>
                  <span className="shrink-0 text-sm text-faded figures">
                    <span className="font-semibold text-ink">{format.number(count)}</span> ·{' '}
                    {say('analytics.percent', { percent: Math.round((count / total) * 100) })}
                  </span>
                </div>
                <div aria-hidden className="mt-1 h-1.5 rounded-full bg-line">
                  <div className="h-full rounded-full bg-marigold" style={{ width: `${(count / total) * 100}%` }} />
                </div>
              </li>
            ))}
          </ul>
          {action}
        </>
      )}
    </section>
  );
}

/** The largest parts by name, the others combined. */
function partsOf(counts: Counts): readonly (readonly [string, number])[] {
  const sorted = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);
  if (sorted.length <= SHOWN) return sorted;
  const named = sorted.filter(([key]) => key !== OTHER).slice(0, SHOWN - 1);
  const all = sorted.reduce((sum, [, count]) => sum + count, 0);
  const rest = named.reduce((left, [, count]) => left - count, all);
  return [...named, [OTHER, rest]];
}
