import type { LastChange } from '../../../data/admin/read-settings.ts';
import { useSession } from '../../../session/session.tsx';
import { useApi } from '../../../session/use-api.ts';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { QueryView } from '../../../session/server-state/query-view.tsx';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { SETTINGS, settingsApi, type SettingsApi } from './api.ts';
import { SettingsForm } from './settings-form.tsx';

export function SettingsScreen({ api: given }: { readonly api?: SettingsApi }) {
  const { say } = useSession();
  const api = useApi(settingsApi, given);
  // A form must not start from a cached version, because saving it would report a conflict.
  const settings = useServerQuery({ queryKey: SETTINGS, queryFn: api.read, gcTime: 0 });
  return (
    <AdminPage title={say('admin-settings.title')} lead={say('admin-settings.lead')}>
      <div className="max-w-3xl">
        <QueryView query={settings} failed={say('admin-settings.failed')} waiting={<LoadingSettings />}>
          {(stored) => (
            <>
              <Changed change={stored.lastChange} />
              <SettingsForm initial={stored} save={api.save} onSaved={settings.refresh} />
            </>
          )}
        </QueryView>
      </div>
    </AdminPage>
  );
}

function Changed({ change }: { readonly change: LastChange | null }) {
  const { say, format } = useSession();
  return (
    <p className="mb-5 line-clamp-3 text-faded">
      {change === null
        ? say('admin-settings.never')
        : change.by === null
          ? say('admin-settings.changed.nobody', { when: format.moment(change.at) })
          : say('admin-settings.changed', { when: format.moment(change.at), name: change.by })}
    </p>
  );
}

function LoadingSettings() {
  const { say } = useSession();
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{say('app.loading')}</span>
      <Skeleton className="h-5 w-72 max-w-full" />
      {['h-12', 'h-24', 'h-11'].map((field) => (
        <div key={field} className="grid gap-4 rounded-2xl border border-line bg-card p-5 sm:p-6">
          <Skeleton className="h-8 w-48" />
          <SkeletonLines count={2} />
          <Skeleton className={field} />
        </div>
      ))}
    </div>
  );
}
