import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { Onboarding } from '../features/onboarding/onboarding.tsx';

/** Combines the dashboard and the tour, which do not import each other. */
export function DashboardRoute() {
  return <Onboarding>{(takeTour) => <DashboardScreen onTakeTour={takeTour} />}</Onboarding>;
}
