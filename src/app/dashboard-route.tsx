import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { Onboarding } from '../features/onboarding/onboarding.tsx';

/** The tour leads around the dashboard; neither knows the other. */
export function DashboardRoute() {
  return <Onboarding>{(takeTour) => <DashboardScreen onTakeTour={takeTour} />}</Onboarding>;
}
