import type { LastChange } from '../../../data/admin/read-settings.ts';
import { formatMoment } from '../../../domain/format.ts';
import { useSession } from '../../../session/session.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { PartView } from '../frame/part-view.tsx';
import { usePart } from '../frame/use-part.ts';
import { LoadingSettings } from './loading-settings.tsx';
import { type SettingsDesk, useSettingsDesk } from './settings-desk.ts';
import { SettingsForm } from './settings-form.tsx';

export function SettingsScreen() {
  return <SettingsScreenWith desk={useSettingsDesk()} />;
}

export function SettingsScreenWith({ desk }: { readonly desk: SettingsDesk }) {
  const { say } = useSession();
  const settings = usePart(desk.read);
  return (
    <AdminPage title={say('admin-settings.title')} lead={say('admin-settings.lead')} asked={[settings.shown]}>
      <div className="max-w-3xl">
        <PartView part={settings} failed={say('admin-settings.failed')} waiting={<LoadingSettings />}>
          {(stored) => (
            <>
              <Changed change={stored.lastChange} />
              <SettingsForm initial={stored} save={desk.save} onSaved={settings.refresh} />
            </>
          )}
        </PartView>
      </div>
    </AdminPage>
  );
}

function Changed({ change }: { readonly change: LastChange | null }) {
  const { say } = useSession();
  return (
    <p className="mb-5 text-faded">
      {change === null
        ? say('admin-settings.never')
        : change.by === null
          ? say('admin-settings.changed.nobody', { when: formatMoment(change.at) })
          : say('admin-settings.changed', { when: formatMoment(change.at), name: change.by })}
    </p>
  );
}
