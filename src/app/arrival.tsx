import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useEarlyTaps } from '../session/browser/early-taps.ts';
import { sayPageTitle } from '../session/navigation/page-meta.ts';
import { useSession } from '../session/session.tsx';
import { useHandle } from './root.tsx';

// The screen is the last part of a page to be hydrated.
const wholePage = () => [document.body];

/** Wraps every screen, and sets its title. */
export function Arrival() {
  const { say } = useSession();
  const { titleKey } = useHandle();
  useEarlyTaps(wholePage);
  useEffect(() => {
    if (titleKey) document.title = sayPageTitle(say, titleKey);
  }, [titleKey, say]);
  return <Outlet />;
}
