import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import { ACTIVE_USER_DAYS } from '../../../domain/admin.ts';
import { useSession } from '../../../session/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, TextLink } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ServerQuery } from '../../../session/server-state/use-server-query.ts';
import { Counted } from './counted.tsx';

/** Above this, the database counts as slow: twice what a phone on 4G needs for one small document. */
const SLOW_ABOVE_MS = 1_000;

interface PlatformHealthProps {
  /** In milliseconds. */
  readonly latency: ServerQuery<number>;
  readonly activeUsers: ServerQuery<number>;
  readonly openReports: ServerQuery<number>;
}

export function PlatformHealth({ latency, activeUsers, openReports }: PlatformHealthProps) {
  const { say } = useSession();
  return (
    <Section title={say('admin-dashboard.health')}>
      <dl className="divide-y divide-line rounded-2xl border border-line bg-card px-5 lift">
        <Row
          label={say('admin-dashboard.status')}
          value={<Status latency={latency} />}
          detail={
            <>
              <Latency latency={latency} /> <span>{say('admin-dashboard.status.measured', { ms: SLOW_ABOVE_MS })}</span>
            </>
          }
        />
        <Row
          label={say('admin-dashboard.active')}
          value={<Count query={activeUsers} what={say('admin-dashboard.active')} />}
          detail={say('admin-dashboard.active.days', { days: ACTIVE_USER_DAYS })}
        />
        <Row
          label={say('admin-dashboard.reports')}
          value={<Count query={openReports} what={say('admin-dashboard.reports')} />}
          detail={
            <TextLink
              href={`${paths.adminWishlists.to()}?tab=reports`}
              className="inline-flex min-h-touch items-center"
            >
              {say('admin-dashboard.reports.review')}
            </TextLink>
          }
        />
      </dl>
    </Section>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly detail: ReactNode;
}

function Row({ label, value, detail }: RowProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 py-4">
      <dt className="font-medium">{label}</dt>
      <dd className="flex min-h-9 flex-wrap items-center justify-end text-xl font-semibold text-wine figures">
        {value}
      </dd>
      <dd className="col-span-2 text-sm text-faded">{detail}</dd>
    </div>
  );
}

function Count({ query, what }: { readonly query: ServerQuery<number>; readonly what: string }) {
  const { format } = useSession();
  return (
    <Counted query={query} what={what}>
      {(count) => format.number(count)}
    </Counted>
  );
}

function Status({ latency: { shown, isRefreshing, refresh } }: { readonly latency: ServerQuery<number> }) {
  const { say } = useSession();
  switch (shown.state) {
    case 'loading':
      return <Skeleton className="h-6 w-20" />;
    case 'ready': {
      const status = shown.value > SLOW_ABOVE_MS ? 'slow' : 'healthy';
      return <Badge tone={status === 'healthy' ? 'leaf' : 'marigold'}>{say(`admin-dashboard.status.${status}`)}</Badge>;
    }
    case 'denied':
    case 'missing':
    case 'failed':
      return (
        <span role="alert" className="flex flex-wrap items-center justify-end gap-x-3 text-base">
          <Badge tone="alarm">{say('admin-dashboard.status.unreachable')}</Badge>
          <Button
            look="link"
            busy={isRefreshing}
            aria-label={say('admin-dashboard.retry-of', { what: say('admin-dashboard.status') })}
            onClick={refresh}
          >
            {say('failure.retry')}
          </Button>
        </span>
      );
  }
}

function Latency({ latency: { shown } }: { readonly latency: ServerQuery<number> }) {
  const { say } = useSession();
  if (shown.state === 'loading') return null;
  return shown.state === 'ready'
    ? say('admin-dashboard.status.latency', { ms: Math.ceil(shown.value) })
    : say('admin-dashboard.status.unanswered');
}
