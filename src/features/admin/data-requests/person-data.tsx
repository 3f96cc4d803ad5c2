import { DATA_KINDS, type DataSubject } from '../../../domain/data-request.ts';
import { QueryView } from '../../../session/server-state/query-view.tsx';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { useSession } from '../../../session/session.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { DATA_REQUESTS, type DataRequestsApi } from './api.ts';
import { PersonRemoval } from './person-removal.tsx';
import { PersonDownload } from './person-download.tsx';

interface PersonDataProps {
  readonly api: DataRequestsApi;
  readonly subject: DataSubject;
}

/** What is held about a person, by kind. */
export function PersonData({ api, subject }: PersonDataProps) {
  const { say, format } = useSession();
  const { id, email, name } = subject;
  const counts = useServerQuery({
    queryKey: [...DATA_REQUESTS, id, email],
    queryFn: () => api.counts(subject),
    // Each time is logged.
    staleTime: Infinity,
  });
  return (
    <section aria-label={name || email || say('admin-users.data')}>
      <h3 className="text-lg font-semibold break-words">{name || email || id}</h3>
      <p className="pb-3 text-sm break-words text-faded">{[name && email, id].filter(Boolean).join(' · ')}</p>
      {email !== '' && (
        <div className="pb-3">
          <Notice tone="information" text={say('admin-users.data.unverified')} />
        </div>
      )}
      <QueryView
        query={counts}
        failed={say('admin-users.data.failed')}
        waiting={<SkeletonLines count={DATA_KINDS.length} />}
      >
        {(found) => (
          <>
            <dl className="pb-5">
              {DATA_KINDS.map((kind) => (
                <div
                  key={kind}
                  className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0"
                >
                  <dt className="text-sm text-faded">{say(`admin-users.data.kind.${kind}`)}</dt>
                  <dd className="font-medium figures">{format.number(found[kind])}</dd>
                </div>
              ))}
            </dl>
            <PersonDownload api={api} subject={subject} />
            <PersonRemoval api={api} subject={subject} onRemoved={counts.refresh} />
          </>
        )}
      </QueryView>
    </section>
  );
}
