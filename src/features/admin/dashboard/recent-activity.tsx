import type { MessageKey } from '../../../config/messages/en.ts';
import type { Listed } from '../../../data/listed.ts';
import type { SystemLogEntry } from '../../../domain/system-log.ts';
import { useSession } from '../../../session/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Diya } from '../../../ui/motifs.tsx';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ListView } from '../../../session/server-state/list-view.tsx';
import type { ServerQuery } from '../../../session/server-state/use-server-query.ts';
import { LogIcon } from './log-icon.tsx';

/** Entries whose description names only the contribution. */
const WORDS: ReadonlyMap<string, MessageKey> = new Map([
  ['contribution_set_aside', 'admin-dashboard.activity.set-aside'],
  ['contribution_restored', 'admin-dashboard.activity.restored'],
]);

const ROW = 'flex min-h-18 items-center gap-4 py-3';

/** The latest entries of the system log. */
export function RecentActivity({ log }: { readonly log: ServerQuery<Listed<SystemLogEntry>> }) {
  const { say } = useSession();
  return (
    <Section title={say('admin-dashboard.activity')}>
      <ListView
        query={log}
        failed={say('admin-dashboard.activity.failed')}
        waiting={<Awaited />}
        empty={
          <EmptyState
            title={say('admin-dashboard.activity.none')}
            text={say('admin-dashboard.activity.none.text')}
            motif={<Diya />}
          />
        }
      >
        {(items) => (
          <ul className="divide-y divide-line">
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </ListView>
    </Section>
  );
}

function Entry({ entry: { type, description, timestamp, amount } }: { readonly entry: SystemLogEntry }) {
  const { say, format } = useSession();
  const words = WORDS.get(type);
  return (
    <li className={ROW}>
      <LogIcon type={type} />
      <div className="min-w-0 grow">
        <p>{words === undefined ? description : say(words, { description })}</p>
        <time dateTime={timestamp.toISOString()} className="text-sm text-faded">
          {format.moment(timestamp)}
        </time>
      </div>
      {amount !== undefined && (
        <span
          className={`shrink-0 figures ${type === 'contribution_set_aside' ? 'text-faded line-through' : 'font-semibold text-leaf'}`}
        >
          {format.rupees(amount)}
        </span>
      )}
    </li>
  );
}

function Awaited() {
  return (
    <div className="divide-y divide-line">
      {Array.from({ length: 10 }, (_, row) => (
        <div key={row} className={ROW}>
          <Skeleton className="size-10 rounded-full" />
          <div className="grow">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="mt-2 h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
