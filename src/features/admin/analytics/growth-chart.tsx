import { useState } from 'react';
import type { PlatformPoint } from '../../../data/admin/platform-over-time.ts';
import { sayComparison } from '../../../session/language/comparison.ts';
import { useSession } from '../../../session/session.tsx';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type Metric, METRICS, sayAmount, sayGrowth, sayPeriod, type Span, totalOf } from './growth.ts';

interface GrowthChartProps {
  readonly points: readonly PlatformPoint[];
  readonly before: PlatformPoint | undefined;
  readonly span: Span;
}

/** A chart of one number over time, with a table of all numbers. */
export function GrowthChart({ points, before, span }: GrowthChartProps) {
  const catalogue = useSession();
  const { say, format } = catalogue;
  const [metric, setMetric] = useState<Metric>('contributed');
  const nameOf = (point: PlatformPoint) => {
    const when = sayPeriod(format, point.period, span);
    return point === points.at(-1) ? say('admin-analytics.so-far', { when }) : when;
  };
  return (
    <div className="rounded-2xl border border-line bg-card p-4 sm:p-6">
      <ChipGroup
        label={say('admin-analytics.show')}
        value={metric}
        onChange={setMetric}
        options={METRICS.map((value) => ({ value, label: say(`admin-analytics.${value}`) }))}
      />
      {before && (
        <p className="phrases mt-3 text-sm">
          <strong className="figures">{sayAmount(format, metric, totalOf(points, metric))}</strong>
          <span className="text-faded">{sayComparison(say, totalOf(points, metric), before[metric])}</span>
        </p>
      )}
      <div className="mt-3 border-t border-line pt-3">
        <BarChart
          label={sayGrowth(catalogue, points, span, metric)}
          bars={points.map((point) => ({
            key: point.period.firstDay,
            value: point[metric],
            name: nameOf(point),
            isIncomplete: point === points.at(-1),
          }))}
          pickLabel={say(`admin-analytics.${span === 'weeks' ? 'week' : 'month'}`)}
          formatValue={(value) => sayAmount(format, metric, value)}
        />
      </div>
      <p className="mt-4 text-sm text-faded">{say('admin-analytics.zone')}</p>
      <Disclosure summary={say('admin-analytics.table')}>
        <div className="text-ink">
          <DataTable
            caption={say(`admin-analytics.period.${span}`)}
            rows={[...points].reverse()}
            rowKey={({ period }) => period.firstDay}
            columns={[
              { key: 'period', header: say(`admin-analytics.${span === 'weeks' ? 'week' : 'month'}`), cell: nameOf },
              ...METRICS.map((key) => ({
                key,
                header: say(`admin-analytics.${key}`),
                numeric: true,
                cell: (point: PlatformPoint) => sayAmount(format, key, point[key]),
              })),
            ]}
          />
        </div>
      </Disclosure>
    </div>
  );
}
