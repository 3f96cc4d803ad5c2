import { useMember } from '../../session/auth/use-member.ts';
import { useWishlists } from '../../session/wishlists/wishlists-provider.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { useOwnCounts, useWatchOwnAnalytics } from './use-own-counts.ts';

/** `onTakeTour`: shows the way around once more. */
export function DashboardScreen({ onTakeTour }: { readonly onTakeTour: () => void }) {
  const { profile } = useMember();
  const { own, retry } = useWishlists();
  const { countsOf, deleted } = useOwnCounts(profile.id, useWatchOwnAnalytics());
  return (
    <DashboardPage
      displayName={profile.displayName}
      wishlists={own}
      countsOf={countsOf}
      deleted={deleted}
      onRetry={retry}
      onTakeTour={onTakeTour}
    />
  );
}
