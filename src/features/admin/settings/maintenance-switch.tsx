import { useState } from 'react';
import { useSession } from '../../../session/session.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface MaintenanceSwitchProps {
  readonly isOn: boolean;
  /** The stored value. */
  readonly wasOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Asks for confirmation before maintenance begins, and shows the notice that guests and members will see. */
export function MaintenanceSwitch({ isOn, wasOn, onSwitch }: MaintenanceSwitchProps) {
  const { say } = useSession();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Switch
        label={say('admin-settings.maintenance.label')}
        description={say('admin-settings.maintenance.hint')}
        checked={isOn}
        onChange={({ target }) => {
          if (target.checked && !wasOn) setAsking(true);
          else onSwitch(target.checked);
        }}
      />
      {isOn && (
        <div className="mt-3">
          <Notice tone="information" text={say('admin-settings.maintenance.on')} />
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={say('admin-settings.maintenance.confirm.title')}
        confirmLabel={say('admin-settings.maintenance.confirm.start')}
        cancelLabel={say('admin-settings.maintenance.confirm.keep')}
        danger
        onConfirm={() => {
          setAsking(false);
          onSwitch(true);
        }}
        onCancel={() => setAsking(false)}
      >
        <div className="grid gap-3">
          <p>{say('admin-settings.maintenance.confirm.text')}</p>
          <p>{say('admin-settings.maintenance.confirm.see')}</p>
          <blockquote className="rounded-xl bg-marigold-wash px-4 py-3 text-ink">
            {say('offline.maintenance')}
          </blockquote>
          <p className="text-faded">{say('admin-settings.giving.confirm.later')}</p>
        </div>
      </ConfirmDialog>
    </>
  );
}
