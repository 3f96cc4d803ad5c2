import { useMemo } from 'react';
import { useAuth } from '../../session/auth/auth-provider.tsx';
import { useSession } from '../../session/session.tsx';
import { useWishlists } from '../../session/wishlists/wishlists-provider.tsx';
import type { GivingSource } from './giving-source.ts';
import { ProfilePage } from './profile-page.tsx';

/** Stands behind the guard: somebody is signed in. */
export function ProfileScreen() {
  const { connection } = useSession();
  const { who } = useAuth();
  const { own } = useWishlists();
  const id = who.state === 'signed-in' ? who.profile.id : null;
  const giving = useMemo<GivingSource | null>(
    () =>
      id && {
        totals: async () => {
          const { myContributionTotals } = await import('../../data/contributions/my-contribution-totals.ts');
          return myContributionTotals(connection, id);
        },
        page: async (options) => {
          const { listMyContributions } = await import('../../data/contributions/list-contributions.ts');
          return listMyContributions(connection, id, options);
        },
      },
    [connection, id],
  );
  if (who.state !== 'signed-in' || !giving) return null;
  return (
    <ProfilePage key={who.profile.id} account={who.account} profile={who.profile} wishlists={own} giving={giving} />
  );
}
