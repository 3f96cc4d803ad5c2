import { useState } from 'react';
import { calendarDay } from '../../domain/calendar.ts';
import { formatDay, formatNumber } from '../../domain/format.ts';
import type { Say } from '../../session/language.ts';
import { useSession } from '../../session/session.tsx';
import { ChipGroup } from '../../ui/chip.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type DayShown, type Metric, METRICS } from './last-thirty-days.ts';

/** Bars of one number over thirty days, and all of them in a table. */
export function DaysChart({ days }: { readonly days: readonly DayShown[] }) {
  const { say } = useSession();
  const [metric, setMetric] = useState<Metric>('views');
  const most = Math.max(1, ...days.map((day) => day[metric]));
  return (
    <div className="rounded-2xl border border-line bg-card p-4 sm:p-6">
      <ChipGroup
        label={say('analytics.days.show')}
        value={metric}
        onChange={setMetric}
        options={METRICS.map((value) => ({ value, label: say(`analytics.${value}`) }))}
      />
      <figure className="mt-3">
        <div className="flex gap-3">
          <div aria-hidden className="flex min-w-6 flex-col justify-between text-right text-xs text-faded figures">
            <span>{formatNumber(most)}</span>
            <span>0</span>
          </div>
          {/* Stretched to whatever room there is; only bars and lines are in it, so nothing looks stretched. */}
          <svg
            role="img"
            aria-label={summaryOf(say, days, metric)}
            viewBox={`0 0 ${days.length} 100`}
            preserveAspectRatio="none"
            className="h-44 w-full overflow-visible"
          >
            {[0, 50, 100].map((height) => (
              <line
                key={height}
                x1={0}
                x2={days.length}
                y1={height}
                y2={height}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            {days.map((day, index) => {
              const height = (day[metric] / most) * 100;
              return (
                <rect
                  key={day.day}
                  x={index + 0.15}
                  y={100 - height}
                  width={0.7}
                  height={height}
                  className="fill-marigold"
                >
                  <title>{`${sayDay(day)}: ${formatNumber(day[metric])}`}</title>
                </rect>
              );
            })}
          </svg>
        </div>
        <figcaption className="mt-1 flex justify-between pl-9 text-xs text-faded">
          <span>{days[0] && sayDay(days[0])}</span>
          <span>{days.at(-1) && sayDay(days.at(-1))}</span>
        </figcaption>
      </figure>
      <div className="mt-3">
        <Disclosure summary={say('analytics.days.table')}>
          <p className="mb-3 text-sm">{say('analytics.days.zone')}</p>
          <div className="text-ink">
            <DataTable
              caption={say('analytics.days')}
              rows={days.toReversed()}
              rowKey={({ day }) => day}
              columns={[
                { key: 'day', header: say('analytics.days.day'), cell: sayDay },
                ...METRICS.map((key) => ({
                  key,
                  header: say(`analytics.${key}`),
                  numeric: true,
                  cell: (day: DayShown) => formatNumber(day[key]),
                })),
              ]}
            />
          </div>
        </Disclosure>
      </div>
    </div>
  );
}

function sayDay(shown: DayShown | undefined): string {
  const day = shown ? calendarDay(shown.day) : null;
  return day ? formatDay(day) : '';
}

function summaryOf(say: Say, days: readonly DayShown[], metric: Metric): string {
  const total = days.reduce((sum, day) => sum + day[metric], 0);
  const best = days.reduce((one, other) => (other[metric] > one[metric] ? other : one));
  const values = { what: say(`analytics.${metric}`), total: formatNumber(total) };
  return total === 0
    ? say('analytics.days.summary', values)
    : say('analytics.days.summary.most', { ...values, day: sayDay(best), most: formatNumber(best[metric]) });
}
