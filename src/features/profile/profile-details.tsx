import type { Account, User } from '../../domain/user.ts';
import { useSession } from '../../session/session.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailState } from './email-state.tsx';

/** The stored profile. */
export function ProfileDetails({ profile, account }: { profile: User; account: Account }) {
  const { say, format } = useSession();
  const { email } = account;
  const { displayName, phoneNumber, photoURL, createdAt, preferences } = profile;
  const facts = [
    [say('profile.phone'), phoneNumber ?? say('profile.phone.none')],
    [
      say('profile.notifications'),
      say(preferences.notifications ? 'profile.notifications.on' : 'profile.notifications.off'),
    ],
    [say('profile.privacy'), say(`privacy-choice.${preferences.privacy}`)],
    [say('profile.language'), say(`language.${preferences.language}`)],
    [say('profile.currency'), say(`currency.${preferences.currency}`)],
  ] as const;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Avatar
          name={displayName}
          photoUrl={photoURL}
          size="large"
          label={say('profile.photo.of', { name: displayName })}
        />
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="line-clamp-3 font-display text-2xl/8 text-wine">{displayName || say('profile.no-name')}</h2>
          {email !== '' && <EmailState account={account} />}
          <p className="text-sm text-faded">{say('profile.since', { date: format.date(createdAt) })}</p>
        </div>
      </div>
      <dl className="mt-5 divide-y divide-line border-t border-line">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-3 last:pb-0">
            <dt className="text-faded">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
