import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { useSession } from '../session.tsx';
import { maintenance } from './maintenance.ts';

/** Tells members that nothing can be saved, as soon as this window knows. */
export function MaintenanceNotice() {
  const { say } = useSession();
  const isOn = useSyncExternalStore(maintenance.subscribe, maintenance.read, () => '') === 'on';
  if (!isOn) return null;
  return (
    <div role="status" className="mx-auto max-w-2xl px-4 pt-4">
      <Notice tone="information" text={say('offline.maintenance')} />
    </div>
  );
}
