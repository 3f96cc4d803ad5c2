import { createBrowserRouter, Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { LandingScreen } from '../features/landing/landing-screen.tsx';
import { useSession } from '../session/session.tsx';
import { Card } from '../ui/card.tsx';
import { CrashScreen } from './crash-screen.tsx';

export function createRouter() {
  return createBrowserRouter([
    { path: paths.home.pattern, element: <LandingScreen />, errorElement: <CrashScreen /> },
    { path: '*', element: <Lost />, errorElement: <CrashScreen /> },
  ]);
}

function Lost() {
  const { say } = useSession();
  return (
    <Card title={say('app.lost.title')}>
      <Link to={paths.home.to()} className="inline-flex min-h-touch items-center font-semibold text-wine underline">
        {say('app.lost.home')}
      </Link>
    </Card>
  );
}
