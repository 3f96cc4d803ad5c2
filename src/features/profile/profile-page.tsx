import { useRef, useState } from 'react';
import type { Listed } from '../../data/listed.ts';
import { paths } from '../../config/paths.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Account, User } from '../../domain/user.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EditIcon } from '../../ui/rare-icons.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import type { AccountApi } from './account/account-api.ts';
import { DeleteSection } from './account/delete-section.tsx';
import { DownloadSection } from './account/download-section.tsx';
import { SecurityCard } from './account/security-card.tsx';
import { Counters } from './counters.tsx';
import { GivingHistory } from './giving-history.tsx';
import type { ProfileApi } from './api.ts';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileEditor } from './profile-editor.tsx';

interface ProfilePageProps {
  readonly account: Account;
  readonly profile: User;
  readonly wishlists: Loadable<Listed<Wishlist>>;
  readonly api: ProfileApi;
  readonly accountApi: AccountApi;
}

export function ProfilePage({ account, profile, wishlists, api, accountApi }: ProfilePageProps) {
  const { say, language } = useSession();
  const [isEditing, setEditing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const stop = () => {
    setEditing(false);
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Page width="medium">
      <PageHeading
        title={say('profile.title')}
        lead={say('profile.lead')}
        aside={
          !isEditing && (
            <Button icon={<EditIcon />} onClick={() => setEditing(true)}>
              {say('profile.edit')}
            </Button>
          )
        }
      />
      <div ref={place} tabIndex={-1} className="scroll-mt-20">
        {isEditing ? (
          <ProfileEditor profile={profile} onDone={stop} />
        ) : (
          <ProfileDetails profile={profile} account={account} />
        )}
      </div>
      <Counters wishlists={wishlists} api={api} />
      <GivingHistory api={api} />
      <SecurityCard account={account} api={accountApi} />
      <DownloadSection profile={profile} api={accountApi} />
      <DeleteSection />
      <div className="mt-10">
        <Card title={say('profile.help')}>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="text-faded">{say('profile.help.text')}</p>
            <ButtonLink look="quiet" href={paths.help.to(language)}>
              {say('profile.help.link')}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </Page>
  );
}
