import type { ReactNode } from 'react';
import type { MessageKey } from '../../../config/messages/en.ts';
import { LOG_TYPES, loggedName, type SystemLogEntry } from '../../../domain/system-log.ts';
import type { Say } from '../../../session/language/catalogue.ts';
import { useSession } from '../../../session/session.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LogIcon } from './log-icon.tsx';
import { subjectsOf } from './subjects.ts';

/** Entries whose description names only the contribution. */
const WORDS: ReadonlyMap<string, MessageKey> = new Map([
  ['contribution_set_aside', 'admin.log.set-aside'],
  ['contribution_restored', 'admin.log.restored'],
]);

const ROW = 'flex min-h-18 items-center gap-4 py-3';

interface LogEntryProps {
  readonly entry: SystemLogEntry;
  /** After the time. */
  readonly children?: ReactNode;
}

/** An entry of the system log. Its description links to what it is about. */
export function LogEntry({ entry, children }: LogEntryProps) {
  const { say, format, language } = useSession();
  const { type, timestamp, amount } = entry;
  const [subject] = subjectsOf(entry);
  const words = language === 'en' ? sayInEnglish(say, entry) : sayEntry(say, entry);
  return (
    <li className={ROW}>
      <LogIcon type={type} />
      <div className="min-w-0 grow">
        <p lang={words === entry.description ? 'en' : undefined}>
          {subject ? (
            <a
              href={subject.href}
              className="-mt-2 inline-block pt-2 text-wine decoration-1 underline-offset-4 hover:underline"
            >
              {words}
            </a>
          ) : (
            words
          )}
        </p>
        <div className="flex flex-wrap items-baseline gap-x-3 text-sm text-faded">
          <time dateTime={timestamp.toISOString()}>{format.moment(timestamp)}</time>
          {children}
        </div>
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

/** As it is stored. */
function sayInEnglish(say: Say, { type, description }: SystemLogEntry): string {
  const key = WORDS.get(type);
  return key === undefined ? description : say(key, { description });
}

/** Its type, and whom or what it names. */
function sayEntry(say: Say, entry: SystemLogEntry): string {
  const type = LOG_TYPES.find((known) => known === entry.type);
  if (!type) return entry.description;
  const event = say(`admin-log.type.${type}`);
  const name = loggedName(entry);
  return name === null ? event : say('admin-log.event-of', { event, name });
}

export function LogEntries({ children }: { readonly children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

export function AwaitedLogEntries({ count }: { readonly count: number }) {
  return (
    <div className="divide-y divide-line">
      {Array.from({ length: count }, (_, row) => (
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
