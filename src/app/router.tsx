import { Fragment, lazy, Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Route as Place, Routes, useLocation, useNavigate } from 'react-router-dom';
import { NavigationProvider, type Navigation } from '../session/navigation.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { useSession } from '../session/session.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { destinationOf } from './link-clicks.ts';
import { ROUTES } from './routes.ts';
import { Lost } from './lost.tsx';

const SCREENS = ROUTES.map(({ pattern, load }) => ({ pattern, Screen: lazy(load) }));

/** The screens by their addresses; expects to stand inside of a router. */
export function Screens() {
  const { pathname } = useLocation();
  const { say } = useSession();
  return (
    <RouterNavigation>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<Waiting text={say('app.loading')} />}>
          <Arrival path={pathname}>
            <Routes>
              {SCREENS.map(({ pattern, Screen }) => (
                <Place key={pattern} path={pattern} element={<Screen />} />
              ))}
              <Place path="*" element={<Lost />} />
            </Routes>
          </Arrival>
        </Suspense>
      </ErrorBoundary>
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

/** After each step the new page is read from its top, by eyes and by screen readers. Not after the first: that is a load. */
function Arrival({ path, children }: { path: string; children: ReactNode }) {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [path]);
  return <Fragment>{children}</Fragment>;
}
