import { useState } from 'react';
import { useSession } from '../../../session/session.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface ContributionsSwitchProps {
  readonly isOn: boolean;
  /** The stored value. */
  readonly wasOn: boolean;
  readonly isDisabled: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Asks for confirmation before contributions are switched off, and shows the message that guests will see. */
export function ContributionsSwitch({ isOn, wasOn, isDisabled, onSwitch }: ContributionsSwitchProps) {
  const { say } = useSession();
  const [isAsking, setAsking] = useState(false);
  const sentence = say('problem.switched-off');
  return (
    <>
      <Switch
        label={say('admin-settings.giving.label')}
        description={say('admin-settings.giving.hint')}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => {
          if (target.checked || !wasOn) onSwitch(target.checked);
          else setAsking(true);
        }}
      />
      {!isOn && (
        <div className="mt-3">
          <Notice tone="information" text={say(`admin-settings.giving.${wasOn ? 'off' : 'is-off'}`, { sentence })} />
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={say('admin-settings.giving.confirm.title')}
        confirmLabel={say('admin-settings.giving.confirm.off')}
        cancelLabel={say('admin-settings.giving.confirm.keep')}
        danger
        onConfirm={() => {
          setAsking(false);
          onSwitch(false);
        }}
        onCancel={() => setAsking(false)}
      >
        <div className="grid gap-3">
          <p>{say('admin-settings.giving.confirm.text')}</p>
          <p>{say('admin-settings.giving.confirm.guests')}</p>
          <blockquote className="rounded-xl bg-marigold-wash px-4 py-3 text-ink">{sentence}</blockquote>
          <p className="text-faded">{say('admin-settings.giving.confirm.later')}</p>
        </div>
      </ConfirmDialog>
    </>
  );
}
