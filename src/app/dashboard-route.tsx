import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { Onboarding } from '../features/onboarding/onboarding.tsx';
import { useOwnWishlists } from '../session/wishlists/wishlists-provider.tsx';

/** Combines the dashboard and the tour, which do not import each other. */
export function DashboardRoute() {
  const [search] = useSearchParams();
  // A shortcut of the installed application (web-manifest.ts).
  const opensRegister = search.get('open') === 'register';
  const { shown } = useOwnWishlists({ isKeptShown: !opensRegister });
  const newest = opensRegister && shown.state === 'ready' ? shown.value.items[0] : undefined;
  if (newest) return <Navigate replace to={paths.wishlistAnalytics.to(newest.id)} />;
  return <Onboarding>{(takeTour) => <DashboardScreen onTakeTour={takeTour} />}</Onboarding>;
}
