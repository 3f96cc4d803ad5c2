import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PagePath } from '../config/paths.ts';
import { BY_LINK, NavigationProvider, type Navigation } from '../session/navigation/navigation.tsx';
import { retryParts } from '../ui/lazy-part.tsx';
import { linkTarget } from '../ui/link-target.ts';
import { leaveOverlays } from '../ui/overlays.ts';
import { focusOnHeading } from './focus-on-heading.ts';

/**
 * Makes the router handle clicks on plain anchors, and provides `useNavigation`. After a navigation, screen readers read the
 * new screen from its heading.
 */
export function RouterNavigation({ page, children }: { page?: PagePath | undefined; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const path = page?.pattern ?? pathname;
  // Browsers announce the first screen themselves, which may not be hydrated when the reader leaves it.
  const announced = useRef(path);
  useEffect(() => {
    if (announced.current === path) return;
    announced.current = path;
    return focusOnHeading();
  }, [path]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = linkTarget(event);
      if (to === null) return;
      event.preventDefault();
      retryParts();
      leaveOverlays(() => void navigate(to, { state: BY_LINK }));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  const navigation = useMemo<Navigation>(
    () => ({
      path,
      search,
      go: (to, { replace = false } = {}) => {
        // Another view of the same screen keeps its scroll position.
        const preventScrollReset = to.replace(/[?#].*$/s, '') === pathname;
        leaveOverlays(() => void navigate(to, { replace, preventScrollReset }));
      },
      leave: leaveOverlays,
    }),
    [path, pathname, search, navigate],
  );
  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}
