import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { MessageKey } from '../config/messages/en.ts';
import { useEarlyTaps } from '../session/browser/early-taps.ts';
import { sayPageTitle } from '../session/navigation/page-meta.ts';
import { useSession } from '../session/session.tsx';
import { focusOnHeading } from './focus-on-heading.ts';
import type { Route } from './routes.ts';
import { arrive, type Load } from './screen-of.tsx';

/** The same screen, which sets the page's title when it is shown: not before its messages are loaded. */
export function arriving(load: Route['load']): Load {
  return async () => {
    const { default: Screen, titleKey } = await load();
    return {
      default: () => (
        <Arrival titleKey={titleKey}>
          <Screen />
        </Arrival>
      ),
    };
  };
}

// The screen is the last part of a page to be hydrated.
const wholePage = () => [document.body];

/** The path of the previous screen. The first screen of a page is a page load, which the browser announces itself. */
let lastPath: string | null = null;

/** After each navigation the new screen is read from its top, by eyes and by screen readers, under its own title. */
function Arrival({ titleKey, children }: { titleKey: MessageKey | undefined; children: ReactNode }) {
  const { say } = useSession();
  const { pathname } = useLocation();
  useEarlyTaps(wholePage);
  useEffect(() => {
    if (titleKey) document.title = sayPageTitle(say, titleKey);
  }, [titleKey, say]);
  useEffect(() => {
    const isStep = lastPath !== null && lastPath !== pathname;
    lastPath = pathname;
    arrive();
    if (!isStep) return;
    window.scrollTo(0, 0);
    return focusOnHeading();
  }, [pathname]);
  return children;
}
