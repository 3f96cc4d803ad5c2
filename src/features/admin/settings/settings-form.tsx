import { useState } from 'react';
import { mergedAnnouncements } from '../../../domain/announcements.ts';
import { checkSettings, type SettingsForm as Form, settingsFormOf } from '../../../domain/forms/settings-form.ts';
import type { SettingsWithChange } from '../../../data/admin/read-settings.ts';
import type { PlatformSettings } from '../../../domain/platform.ts';
import { useCheckedForm, useTyped } from '../../../session/forms/checked-form.ts';
import { sayFailure } from '../../../session/language/language-wording.ts';
import { LeaveDialog } from '../../../session/navigation/leave-dialog.tsx';
import { useLeaveWarning } from '../../../session/navigation/leave-warning.ts';
import { outcomeOf } from '../../../session/outcome.ts';
import { useSession } from '../../../session/session.tsx';
import { keepSettings } from '../../../session/settings/kept-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { areEqual, ChangedMeanwhile, type Conflict } from './changed-meanwhile.tsx';
import { useAnnouncementSheet } from './announcement-sheet.tsx';
import { AnnouncementsField } from './announcements-field.tsx';
import { ContributionsSwitch } from './contributions-switch.tsx';
import { FeeField } from './fee-field.tsx';
import { MaintenanceSwitch } from './maintenance-switch.tsx';
import type { SettingsApi } from './api.ts';

interface SettingsFormProps {
  readonly initial: SettingsWithChange;
  readonly save: SettingsApi['save'];
  readonly onSaved: () => void;
}

/** Changes nothing until it is saved; a failed save keeps the input. */
export function SettingsForm({ initial, save, onSaved }: SettingsFormProps) {
  const { say, languages } = useSession();
  const [base, setBase] = useState<Pick<SettingsWithChange, 'settings' | 'version'>>(initial);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const stored = settingsFormOf(base.settings);
  const { form, change, errorOf, isBusy, failure, element, onSubmit } = useCheckedForm({
    typed: useTyped(stored),
    check: checkSettings,
    send: async (value) => {
      const outcome = await outcomeOf(() => save(value, base.version));
      if (!outcome.ok) toast.error(say('admin-settings.save-failed'));
      else if (outcome.value.isSaved) {
        setConflict(null);
        setBase({ settings: value, version: outcome.value.version });
        change(settingsFormOf(value));
        // The admin's own pages use the new settings immediately.
        await keepSettings(value, languages);
        toast.success(say('admin-settings.saved'));
        onSaved();
      } else {
        const { current } = outcome.value;
        setConflict({ before: base.settings, current, mine: value });
        setBase(current);
        // Keeps this admin's changes and takes the other admin's for the rest.
        change(settingsFormOf({ ...current.settings, ...changesBetween(base.settings, value, current.settings) }));
        onSaved();
      }
      return outcome;
    },
    onInvalid: toast.error,
  });
  const isUnsaved = (Object.keys(stored) as (keyof Form)[]).some((field) => !areEqual(form[field], stored[field]));
  const warning = useLeaveWarning(isUnsaved);
  const announcement = useAnnouncementSheet(form.announcements, (announcements) => change({ announcements }));

  return (
    <>
      {/* Outside of the form, because it is one. */}
      {announcement.sheet}
      <form ref={element} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-6">
        <Card title={say('admin-settings.fee')}>
          <FeeField
            typed={form.feePercent}
            onType={(feePercent) => change({ feePercent })}
            error={errorOf('feePercent')}
          />
        </Card>
        <Card title={say('admin-settings.announcements')}>
          <AnnouncementsField
            value={form.announcements}
            onChange={(announcements) => change({ announcements })}
            onEdit={announcement.open}
            error={errorOf('announcements')}
          />
        </Card>
        <Card title={say('admin-settings.giving')}>
          <ContributionsSwitch
            isOn={form.contributionsEnabled}
            wasOn={stored.contributionsEnabled}
            isDisabled={form.maintenance}
            onSwitch={(contributionsEnabled) => change({ contributionsEnabled })}
          />
        </Card>
        <Card title={say('admin-settings.maintenance')}>
          <MaintenanceSwitch
            isOn={form.maintenance}
            wasOn={stored.maintenance}
            // The rules require it, so that they need no further condition for each contribution.
            onSwitch={(maintenance) => change({ maintenance, contributionsEnabled: !maintenance })}
          />
        </Card>
        {conflict && (
          <div
            key={conflict.current.version}
            ref={showConflict}
            tabIndex={-1}
            role="alert"
            aria-label={say('admin-settings.conflict')}
            className="scroll-mt-20"
          >
            <ChangedMeanwhile
              {...conflict}
              onTakeTheirs={() => {
                change(stored);
                setConflict(null);
              }}
            />
          </div>
        )}
        <div className="bottom-bar sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
          {failure && (
            <div className="w-full">
              <Notice text={`${say('admin-settings.save-failed')}. ${sayFailure(say, failure)}`} />
            </div>
          )}
          <p role="status" className="grow text-sm text-faded">
            {say(isUnsaved ? 'admin-settings.unsaved' : 'admin-settings.unchanged')}
          </p>
          {isUnsaved && (
            <Button look="link" disabled={isBusy} onClick={() => change(stored)}>
              {say('admin-settings.undo')}
            </Button>
          )}
          <Button type="submit" disabled={!isUnsaved} busy={isBusy} busyLabel={say('admin-settings.saving')}>
            {say('admin-settings.save')}
          </Button>
        </div>
        <LeaveDialog warning={warning} words="admin-settings.leave" text={say('admin-settings.leave.text')} />
      </form>
    </>
  );
}

/** What this admin changed, to be applied to what another one has saved. */
function changesBetween(
  before: PlatformSettings,
  mine: PlatformSettings,
  theirs: PlatformSettings,
): Partial<PlatformSettings> {
  const changed = Object.entries(mine).filter(([field, value]) => value !== before[field as keyof Form]);
  const announcements = mergedAnnouncements(before.announcements, mine.announcements, theirs.announcements);
  return { ...Object.fromEntries(changed), announcements };
}

/** The conflict needs a decision, so it is scrolled into view and focused. */
function showConflict(element: HTMLElement | null): void {
  element?.focus();
}
