import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PagePath } from '../config/paths.ts';
import { BY_LINK, NavigationProvider, type Navigation } from '../session/navigation/navigation.tsx';
import { retryParts } from '../ui/lazy-part.tsx';
import { linkTarget } from '../ui/link-target.ts';
import { leaveOverlays } from '../ui/overlays.ts';

/** Makes the router handle clicks on plain anchors, and provides `useNavigation`. */
export function RouterNavigation({ page, children }: { page?: PagePath | undefined; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
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
      path: page?.pattern ?? pathname,
      search,
      go: (to, { replace = false } = {}) => {
        // Another view of the same screen keeps its scroll position.
        const preventScrollReset = to.replace(/[?#].*$/s, '') === pathname;
        leaveOverlays(() => void navigate(to, { replace, preventScrollReset }));
      },
      leave: leaveOverlays,
    }),
    [page, pathname, search, navigate],
  );
  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}
