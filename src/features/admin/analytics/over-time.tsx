import type { PlatformPoint } from '../../../data/admin/platform-over-time.ts';
import { useSession } from '../../../session/session.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { QueryView } from '../../../session/server-state/query-view.tsx';
import type { ServerQuery } from '../../../session/server-state/use-server-query.ts';
import { GrowthChart } from './growth-chart.tsx';
import { type Span, SPANS } from './growth.ts';
import { PeriodTotals } from './period-totals.tsx';

interface OverTimeProps {
  /** The first point is the period before, for comparison. */
  readonly query: ServerQuery<readonly PlatformPoint[]>;
  readonly span: Span;
  readonly onSpan: (span: Span) => void;
}

/** What was created, in total and per week or month. */
export function OverTime({ query, span, onSpan }: OverTimeProps) {
  const { say } = useSession();
  return (
    <Section
      title={say('admin-analytics.over-time')}
      aside={
        <ChipGroup
          label={say('admin-analytics.period')}
          value={span}
          onChange={onSpan}
          options={SPANS.map((value) => ({ value, label: say(`admin-analytics.period.${value}`) }))}
        />
      }
    >
      <QueryView query={query} failed={say('admin-analytics.over-time.failed')} waiting={<Awaited />}>
        {([before, ...points]) => (
          <div className="grid grid-cols-1 gap-4">
            <PeriodTotals points={points} />
            <GrowthChart points={points} before={before} span={span} />
          </div>
        )}
      </QueryView>
    </Section>
  );
}

function Awaited() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <PeriodTotals points={null} />
      <Skeleton className="h-96 rounded-2xl" />
    </div>
  );
}
