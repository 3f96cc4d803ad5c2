import type { LogFilter } from '../../../data/admin/list-system-log.ts';
import type { LogEntryForReview } from '../../../data/admin/review.ts';
import { ANONYMOUS } from '../../../domain/ids.ts';
import { ListPager } from '../../../session/server-state/list-pager.tsx';
import { ListView } from '../../../session/server-state/list-view.tsx';
import { RefreshButton } from '../../../session/server-state/refresh-button.tsx';
import { usePages } from '../../../session/server-state/use-pages.ts';
import { useSession } from '../../../session/session.tsx';
import { useApi } from '../../../session/use-api.ts';
import { TextLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Diya } from '../../../ui/motifs.tsx';
import { ExportButton } from '../exports/export-button.tsx';
import { logTable } from '../exports/tables.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { LOG, logApi, type LogApi } from './api.ts';
import { AwaitedLogEntries, LogEntries, LogEntry } from './log-entry.tsx';
import { LogFilters } from './log-filters.tsx';
import { addressOf, filterOf, type LogView } from './log-view.ts';
import { subjectsOf } from './subjects.ts';

interface LogScreenProps {
  readonly view: LogView;
  readonly api?: LogApi;
}

/** The system log. */
export function LogScreen({ view, api: given }: LogScreenProps) {
  const { say } = useSession();
  const api = useApi(logApi, given);
  const filter = filterOf(view);
  return (
    <AdminPage title={say('admin-log.title')} lead={say('admin-log.lead')}>
      <LogFilters view={view} />
      {filter && <Entries api={api} filter={filter} isFiltered={addressOf(view) !== addressOf({})} />}
    </AdminPage>
  );
}

interface EntriesProps {
  readonly api: LogApi;
  readonly filter: LogFilter;
  readonly isFiltered: boolean;
}

function Entries({ api, filter, isFiltered }: EntriesProps) {
  const { say, format } = useSession();
  const pages = usePages({ queryKey: [...LOG, filter], read: (options) => api.entries(filter, options) });
  return (
    <>
      <div className="mb-2 flex flex-wrap justify-end gap-2 sm:gap-3">
        <RefreshButton queries={[pages]} />
        <ExportButton tables={[logTable({ say, format }, api, filter)]} />
      </div>
      <ListView
        query={pages}
        failed={say('admin-log.failed')}
        waiting={<AwaitedLogEntries count={20} />}
        empty={
          <EmptyState
            title={say(`admin-log.none.${isFiltered ? 'found' : 'yet'}`)}
            text={say(`admin-log.none.${isFiltered ? 'found' : 'yet'}.text`)}
            motif={<Diya />}
          />
        }
      >
        {(items) => (
          <LogEntries>
            {items.map((row) => (
              <LogEntry key={row.entry.id} entry={row.entry}>
                <About row={row} />
              </LogEntry>
            ))}
          </LogEntries>
        )}
      </ListView>
      <ListPager label={say('admin-log.pages')} pages={pages} />
    </>
  );
}

/** The actor, the entry's further subjects, and a link to related entries. */
function About({ row: { entry, actor } }: { readonly row: LogEntryForReview }) {
  const { say } = useSession();
  const { actorId, targetId } = entry;
  const [, ...further] = subjectsOf(entry);
  const name = actor && (actor.displayName.trim() || actor.email);
  const link = 'inline-block overflow-hidden py-1';
  return (
    <>
      {actorId === ANONYMOUS ? (
        <span>{say('admin-log.by-anonymous')}</span>
      ) : (
        <TextLink href={addressOf({ actor: actorId })} className={link}>
          {name ? say('admin-log.by', { name }) : say('admin-log.by-unknown')}
        </TextLink>
      )}
      {further.map(({ kind, href }) => (
        <TextLink key={kind} href={href} className={link}>
          {say(`admin-log.subject.${kind}`)}
        </TextLink>
      ))}
      <TextLink href={addressOf({ target: targetId })} className={link}>
        {say('admin-log.related')}
      </TextLink>
    </>
  );
}
