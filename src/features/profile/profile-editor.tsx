import { useEffect, useState } from 'react';
import { checkProfile, type ProfileForm, profileFormOf } from '../../domain/forms/profile-form.ts';
import { LANGUAGES } from '../../domain/language.ts';
import { PictureRefused } from '../../domain/picture-refused.ts';
import { PROFILE_PRIVACIES } from '../../domain/profile-privacy.ts';
import { CURRENCIES, type Preferences, profileForm, type User } from '../../domain/user.ts';
import { useAccountActions } from '../../session/auth/account-actions.ts';
import { useCheckedForm, useTyped } from '../../session/forms/checked-form.ts';
import { LeaveDialog } from '../../session/navigation/leave-dialog.tsx';
import { useLeaveWarning } from '../../session/navigation/leave-warning.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/choice.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { EmailField, SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { PhotoChoice } from './photo-choice.tsx';
import { usePhoto } from './use-photo.ts';

/** The form for the profile; nothing is stored until it is saved. `onDone` is called when it was saved or cancelled. */
export function ProfileEditor({ profile, onDone }: { profile: User; onDone: () => void }) {
  const { say } = useSession();
  const { updateProfile } = useAccountActions();
  const photo = usePhoto(profile.photoURL);
  const [initial] = useState(() => profileFormOf(profile));
  const { form, change, errorOf, isBusy, failure, element, onSubmit } = useCheckedForm({
    typed: useTyped(initial),
    check: checkProfile,
    send: async (edits) => {
      const outcome = await updateProfile(photo.isRemoved ? { ...edits, photoURL: null } : edits, photo.file);
      if (outcome.ok) onDone();
      else if (outcome.failure instanceof PictureRefused) photo.refuse(outcome.failure.why);
      return outcome;
    },
    onInvalid: toast.error,
  });
  const isChanged = photo.file !== undefined || photo.isRemoved || !isSame(form, initial);
  const warning = useLeaveWarning(isChanged && !isBusy);
  const prefer = (changes: Partial<Preferences>) => change({ preferences: { ...form.preferences, ...changes } });
  const { notifications, privacy, language, currency } = form.preferences;

  useEffect(() => element.current?.querySelector<HTMLElement>('[name=displayName]')?.focus(), [element]);

  return (
    <form ref={element} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-6">
      <Card title={say('profile.details')}>
        <div className="grid grid-cols-1 gap-2">
          <PhotoChoice name={form.displayName} photo={photo} disabled={isBusy} />
          <TextField
            name="displayName"
            autoComplete="name"
            label={say('profile.name')}
            maxLength={profileForm.displayName.most}
            value={form.displayName}
            onChange={({ target }) => change({ displayName: target.value })}
            error={errorOf('displayName')}
          />
          <EmailField
            label={say('profile.email')}
            hint={say('profile.email.fixed')}
            value={profile.email}
            readOnly
            className="bg-paper text-faded"
          />
          <TextField
            name="phoneNumber"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
            label={say('profile.phone')}
            note={say('profile.phone.note')}
            hint={say('profile.phone.hint')}
            value={form.phoneNumber}
            onChange={({ target }) => change({ phoneNumber: target.value })}
            error={errorOf('phoneNumber')}
          />
        </div>
      </Card>
      <Card title={say('profile.preferences')}>
        <div className="grid grid-cols-1 gap-5">
          <Switch
            label={say('profile.notifications')}
            description={say('profile.notifications.hint')}
            checked={notifications}
            onChange={({ target }) => prefer({ notifications: target.checked })}
          />
          <RadioCards
            legend={say('profile.privacy')}
            hint={say('profile.privacy.hint')}
            options={PROFILE_PRIVACIES.map((value) => ({
              value,
              label: say(`privacy-choice.${value}`),
              description: say(`privacy-choice.${value}.more`),
            }))}
            value={privacy}
            onChange={(chosen) => prefer({ privacy: chosen })}
          />
          <div className="grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-2">
            <SelectField
              name="language"
              label={say('profile.language')}
              value={language}
              options={LANGUAGES.map((value) => ({ value, label: say(`language.${value}`) }))}
              onChange={({ target }) =>
                prefer({ language: LANGUAGES.find((known) => known === target.value) ?? language })
              }
            />
            <SelectField
              name="currency"
              label={say('profile.currency')}
              value={currency}
              options={CURRENCIES.map((value) => ({ value, label: say(`currency.${value}`) }))}
              onChange={({ target }) =>
                prefer({ currency: CURRENCIES.find((known) => known === target.value) ?? currency })
              }
            />
          </div>
          <p className="-mt-5 text-sm text-faded">{say('profile.currency.hint')}</p>
        </div>
      </Card>
      <div className="bottom-bar sticky bottom-0 z-10 -mx-4 flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:mx-0 sm:px-0">
        {failure && (
          <div className="w-full">
            <Notice text={sayFailure(say, failure)} />
          </div>
        )}
        <Button look="quiet" disabled={isBusy} onClick={onDone}>
          {say('profile.cancel')}
        </Button>
        <Button type="submit" busy={isBusy} busyLabel={say('profile.saving')}>
          {say('profile.save')}
        </Button>
      </div>
      <LeaveDialog warning={warning} words="profile.leave" text={say('profile.leave.text')} />
    </form>
  );
}

function isSame(one: ProfileForm, other: ProfileForm): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
