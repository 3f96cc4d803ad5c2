import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { Route as Place, Routes, useLocation, useNavigate } from 'react-router-dom';
import { NavigationProvider, type Navigation } from '../session/navigation.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { useSession } from '../session/session.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { destinationOf } from './link-clicks.ts';
import { Frame } from './frame.tsx';
import { ROUTES } from './routes.ts';

const SCREENS = ROUTES.map(({ pattern, load }) => ({ pattern, Screen: lazy(load) }));

/** The screens by their addresses; expects to stand inside of a router. */
export function Screens() {
  const { pathname } = useLocation();
  const { say } = useSession();
  return (
    <RouterNavigation>
      <Frame>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Waiting text={say('app.loading')} />}>
            <Routes>
              {SCREENS.map(({ pattern, Screen }) => (
                <Place
                  key={pattern}
                  path={pattern}
                  element={
                    <Arrival path={pathname}>
                      <Screen />
                    </Arrival>
                  }
                />
              ))}
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </Frame>
    </RouterNavigation>
  );
}

function RouterNavigation({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = destinationOf(event, window.location);
      if (to === null) return;
      event.preventDefault();
      void navigate(to);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  const navigation = useMemo<Navigation>(
    () => ({ path: pathname, go: (to, { replace = false } = {}) => void navigate(to, { replace }) }),
    [pathname, navigate],
  );
  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}

/** Where the last screen was: the first one of a page is a load, and the browser has arrived there itself. */
let lastPath: string | null = null;

/** After each step the new page is read from its top, by eyes and by screen readers. */
function Arrival({ path, children }: { path: string; children: ReactNode }) {
  useEffect(() => {
    if (lastPath !== null && lastPath !== path) {
      window.scrollTo(0, 0);
      const heading = document.querySelector<HTMLElement>('h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
    lastPath = path;
  }, [path]);
  return children;
}
