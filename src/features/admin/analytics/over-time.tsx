import type { PlatformPoint } from '../../../data/admin/platform-over-time.ts';
import { useSession } from '../../../session/session.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PartView } from '../frame/part-view.tsx';
import type { Part } from '../frame/use-part.ts';
import { GrowthChart } from './growth-chart.tsx';
import { type Span, SPANS } from './growth.ts';
import { PeriodTotals } from './period-totals.tsx';

interface OverTimeProps {
  /** The first one is the time before, to compare with. */
  readonly part: Part<readonly PlatformPoint[]>;
  readonly span: Span;
  readonly onSpan: (span: Span) => void;
}

/** What was new, in all and in each week or month. */
export function OverTime({ part, span, onSpan }: OverTimeProps) {
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
      <PartView part={part} failed={say('admin-analytics.over-time.failed')} waiting={<Awaited />}>
        {([before, ...points]) => (
          <div className="grid grid-cols-1 gap-4">
            <PeriodTotals points={points} />
            <GrowthChart points={points} before={before} span={span} />
          </div>
        )}
      </PartView>
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
