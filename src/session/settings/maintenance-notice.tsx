import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { useMember } from '../auth/use-member.ts';
import { useSession } from '../session.tsx';
import { maintenance } from './kept-settings.ts';

/** Tells members that nothing can be saved, and admins that only they can, as soon as this window knows. */
export function MaintenanceNotice() {
  const { say } = useSession();
  const { isAdmin } = useMember();
  const isOn = useSyncExternalStore(maintenance.subscribe, maintenance.read, () => '') === 'on';
  if (!isOn) return null;
  return (
    <div role="status" className="mx-auto max-w-2xl px-4 pt-4">
      <Notice tone="information" text={say(isAdmin ? 'offline.maintenance.admin' : 'offline.maintenance')} />
    </div>
  );
}
