import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useEarlyTaps } from '../session/browser/early-taps.ts';
import { sayPageTitle } from '../session/navigation/page-meta.ts';
import { useSession } from '../session/session.tsx';
import { focusOnHeading } from './focus-on-heading.ts';
import { useHandle } from './root.tsx';

// The screen is the last part of a page to be hydrated.
const wholePage = () => [document.body];

/** The path of the previous screen. Browsers announce the first one themselves, because it is a page load. */
let lastPath: string | null = null;

/** Wraps every screen. After a navigation, screen readers read the new screen from its heading, under its own title. */
export function Arrival() {
  const { say } = useSession();
  const { titleKey, page } = useHandle();
  const { pathname } = useLocation();
  const path = page?.pattern ?? pathname;
  useEarlyTaps(wholePage);
  useEffect(() => {
    if (titleKey) document.title = sayPageTitle(say, titleKey);
  }, [titleKey, say]);
  useEffect(() => {
    const isStep = lastPath !== null && lastPath !== path;
    lastPath = path;
    return isStep ? focusOnHeading() : undefined;
  }, [path]);
  return <Outlet />;
}
