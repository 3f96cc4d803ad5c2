import { useMember } from '../../session/auth/use-member.ts';
import { useApi } from '../../session/use-api.ts';
import { useOwnWishlists } from '../../session/wishlists/wishlists-provider.tsx';
import { accountApi } from './account/account-api.ts';
import { profileApi } from './api.ts';
import { ProfilePage } from './profile-page.tsx';

export function ProfileScreen() {
  const { account, profile } = useMember();
  const own = useOwnWishlists();
  const api = useApi((connection) => profileApi(connection, profile.id));
  const accountSettings = useApi(accountApi);
  return (
    <ProfilePage
      key={profile.id}
      account={account}
      profile={profile}
      wishlists={own.shown}
      api={api}
      accountApi={accountSettings}
    />
  );
}
