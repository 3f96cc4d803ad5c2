import { useState } from 'react';
import { calendarDay } from '../../domain/calendar.ts';
import { formatDay, formatNumber } from '../../domain/format.ts';
import type { Say } from '../../session/language.ts';
import { useSession } from '../../session/session.tsx';
import { BarChart } from '../../ui/bar-chart.tsx';
import { ChipGroup } from '../../ui/chip.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type DayShown, type Metric, METRICS } from './last-thirty-days.ts';

/** Bars of one number over thirty days, and all of them in a table. */
export function DaysChart({ days }: { readonly days: readonly DayShown[] }) {
  const { say } = useSession();
  const [metric, setMetric] = useState<Metric>('views');
  return (
    <div className="rounded-2xl border border-line bg-card p-4 sm:p-6">
      <ChipGroup
        label={say('analytics.days.show')}
        value={metric}
        onChange={setMetric}
        options={METRICS.map((value) => ({ value, label: say(`analytics.${value}`) }))}
      />
      <div className="mt-3">
        <BarChart
          label={summaryOf(say, days, metric)}
          bars={days.map((day) => ({
            key: day.day,
            value: day[metric],
            title: `${sayDay(day)}: ${formatNumber(day[metric])}`,
          }))}
          formatValue={formatNumber}
          from={sayDay(days[0])}
          to={sayDay(days.at(-1))}
        />
      </div>
      <div className="mt-3">
        <Disclosure summary={say('analytics.days.table')}>
          <p className="mb-3 text-sm">{say('analytics.days.zone')}</p>
          <div className="text-ink">
            <DataTable
              caption={say('analytics.days')}
              rows={[...days].reverse()}
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
