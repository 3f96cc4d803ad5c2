import { useState } from 'react';
import { calendarDay } from '../../../domain/calendar.ts';
import { sayComparison } from '../../../session/language/comparison.ts';
import type { Catalogue } from '../../../session/language/catalogue.ts';
import type { Formatters } from '../../../session/language/formatters.ts';
import { useSession } from '../../../session/session.tsx';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type DayShown, type Metric, METRICS } from './last-thirty-days.ts';

interface DaysChartProps {
  readonly days: readonly DayShown[];
  /** The same number of days before, for comparison. */
  readonly before: readonly DayShown[];
}

/** A chart of one number over thirty days, with a table of all numbers. */
export function DaysChart({ days, before }: DaysChartProps) {
  const catalogue = useSession();
  const { say, format } = catalogue;
  const [metric, setMetric] = useState<Metric>('views');
  const nameOf = (day: DayShown) =>
    day === days.at(-1) ? say('analytics.days.so-far', { day: sayDay(format, day) }) : sayDay(format, day);
  return (
    <div className="rounded-2xl border border-line bg-card p-4 sm:p-6">
      <ChipGroup
        label={say('analytics.days.show')}
        value={metric}
        onChange={setMetric}
        options={METRICS.map((value) => ({ value, label: say(`analytics.${value}`) }))}
      />
      <p className="phrases mt-3 text-sm">
        <strong className="figures">{format.number(totalOf(days, metric))}</strong>
        <span className="text-faded">{sayComparison(say, totalOf(days, metric), totalOf(before, metric))}</span>
      </p>
      <div className="mt-3 border-t border-line pt-3">
        <BarChart
          label={summaryOf(catalogue, days, metric)}
          bars={days.map((day) => ({
            key: day.day,
            value: day[metric],
            name: nameOf(day),
            isIncomplete: day === days.at(-1),
          }))}
          pickLabel={say('analytics.days.day')}
          formatValue={format.number}
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
                { key: 'day', header: say('analytics.days.day'), cell: nameOf },
                ...METRICS.map((key) => ({
                  key,
                  header: say(`analytics.${key}`),
                  numeric: true,
                  cell: (day: DayShown) => format.number(day[key]),
                })),
              ]}
            />
          </div>
        </Disclosure>
      </div>
    </div>
  );
}

function totalOf(days: readonly DayShown[], metric: Metric): number {
  return days.reduce((sum, day) => sum + day[metric], 0);
}

function sayDay(format: Formatters, shown: DayShown | undefined): string {
  const day = shown ? calendarDay(shown.day) : null;
  return day ? format.day(day) : '';
}

function summaryOf({ say, format }: Catalogue, days: readonly DayShown[], metric: Metric): string {
  const total = totalOf(days, metric);
  const best = days.reduce((one, other) => (other[metric] > one[metric] ? other : one));
  const values = { what: say(`analytics.${metric}`), total };
  return total === 0
    ? say('analytics.days.summary', values)
    : say('analytics.days.summary.most', { ...values, day: sayDay(format, best), most: best[metric] });
}
