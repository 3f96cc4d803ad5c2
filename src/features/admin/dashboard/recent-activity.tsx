import { paths } from '../../../config/paths.ts';
import type { Listed } from '../../../data/listed.ts';
import type { SystemLogEntry } from '../../../domain/system-log.ts';
import { useSession } from '../../../session/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Diya } from '../../../ui/motifs.tsx';
import { Section } from '../../../ui/page.tsx';
import { ListView } from '../../../session/server-state/list-view.tsx';
import type { ServerQuery } from '../../../session/server-state/use-server-query.ts';
import { AwaitedLogEntries, LogEntries, LogEntry } from '../log/log-entry.tsx';

/** The latest entries of the system log. */
export function RecentActivity({ log }: { readonly log: ServerQuery<Listed<SystemLogEntry>> }) {
  const { say } = useSession();
  return (
    <Section
      title={say('admin-dashboard.activity')}
      aside={
        <ButtonLink look="link" href={paths.adminLog.to()}>
          {say('admin-dashboard.activity.all')}
        </ButtonLink>
      }
    >
      <ListView
        query={log}
        failed={say('admin-dashboard.activity.failed')}
        waiting={<AwaitedLogEntries count={10} />}
        empty={
          <EmptyState
            title={say('admin-dashboard.activity.none')}
            text={say('admin-dashboard.activity.none.text')}
            motif={<Diya />}
          />
        }
      >
        {(items) => (
          <LogEntries>
            {items.map((entry) => (
              <LogEntry key={entry.id} entry={entry} />
            ))}
          </LogEntries>
        )}
      </ListView>
    </Section>
  );
}
