import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { BY_LINK, NavigationProvider, type Navigation } from '../navigation/navigation.tsx';

interface Parts {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

const PartsContext = createContext<Parts | null>(null);

/** A screen within a router that follows its links. A followed link calls `navigation.go`; the screen stays. */
export function InRouter(parts: Parts) {
  const [router] = useState(() => {
    window.history.replaceState(null, '', parts.navigation.path + window.location.search);
    return createBrowserRouter([{ path: '*', Component: Screen }]);
  });
  useEffect(() => () => router.dispose(), [router]);
  return (
    <PartsContext value={parts}>
      <RouterProvider router={router} />
    </PartsContext>
  );
}

function Screen() {
  const { navigation, children } = use(PartsContext) as Parts;
  const { pathname } = useLocation();
  useFollowedLinks();
  const arrive = useEffectEvent((path: string) => {
    if (path !== navigation.path) navigation.go(path);
  });
  useEffect(() => arrive(pathname), [pathname]);
  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}

/** As the application does, see app/router-navigation.tsx. */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!anchor || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(anchor.pathname, { state: BY_LINK });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
