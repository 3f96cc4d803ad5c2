import { Suspense, useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { matchPath, Route as Place, Routes, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { Announcement } from '../features/shell/announcement.tsx';
import { CompactFooter } from '../features/shell/compact-footer.tsx';
import { NavigationProvider, type Navigation } from '../session/navigation/navigation.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { linkTarget } from '../ui/link-target.ts';
import { leaveOverlays } from '../ui/overlays.ts';
import { Waiting } from '../ui/waiting.tsx';
import { useSession } from '../session/session.tsx';
import { arriving } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AdminsOnly } from './guards.tsx';
import { Frame } from './frame.tsx';
import { ADMIN_ROUTES, MEMBER_ROUTES, PUBLIC_ROUTES, type Route } from './routes.ts';
import { screenOf, type Load } from './screen-of.tsx';

const MemberArea = screenOf(async () => ({ default: (await import('./member-area.tsx')).MemberArea }));

const screensOf = (routes: readonly Route[], made: (load: Load) => ComponentType) =>
  routes.map(({ pattern, load }) => ({ pattern, Screen: made(arriving(load)) }));
const SCREENS = {
  // What came rendered is taken over by React, which waits for it in its own way.
  public: screensOf(PUBLIC_ROUTES, (load) => lazyPart(async () => (await load()).default)),
  members: screensOf(MEMBER_ROUTES, screenOf),
  admins: screensOf(ADMIN_ROUTES, screenOf),
};

/** Where members and admins work: no place for a newsletter. */
const WORKPLACES = [...MEMBER_ROUTES, ...ADMIN_ROUTES, paths.createWishlist].map(({ pattern }) => pattern);

/** The screens by their addresses; expects to stand inside of a router. */
export function Screens() {
  const { say } = useSession();
  useMemberScreenEarly();
  // A guest came for a wedding, and for one document.
  const isGuestsPage = useMatch(paths.wishlist.pattern) !== null;
  const { pathname } = useLocation();
  const isWorkplace = WORKPLACES.some((pattern) => matchPath(pattern, pathname));
  return (
    <RouterNavigation>
      <Frame announcement={isGuestsPage ? null : <Announcement />} footer={isWorkplace ? <CompactFooter /> : undefined}>
        <Suspense fallback={<Waiting text={say('app.loading')} className="min-h-[60dvh]" />}>
          <Routes>
            {SCREENS.public.map(place)}
            <Place element={<ErrorBoundary children={<MemberArea />} />}>
              {SCREENS.members.map(place)}
              <Place element={<AdminsOnly />}>{SCREENS.admins.map(place)}</Place>
            </Place>
          </Routes>
        </Suspense>
      </Frame>
    </RouterNavigation>
  );
}

function place({ pattern, Screen }: (typeof SCREENS)['public'][number]) {
  return <Place key={pattern} path={pattern} element={<Shown Screen={Screen} />} />;
}

function Shown({ Screen }: { Screen: ComponentType }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Screen />
    </ErrorBoundary>
  );
}

/** A member's screen is fetched while we learn who is there. */
function useMemberScreenEarly(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const route = [...MEMBER_ROUTES, ...ADMIN_ROUTES].find(({ pattern }) => matchPath(pattern, pathname));
    // What cannot be fetched now is fetched again, and its failure shown, when it is needed.
    route?.load().catch(() => undefined);
  }, [pathname]);
}

function RouterNavigation({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = linkTarget(event);
      if (to === null) return;
      event.preventDefault();
      leaveOverlays(() => void navigate(to));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  const navigation = useMemo<Navigation>(
    () => ({
      path: pathname,
      search,
      go: (to, { replace = false } = {}) => leaveOverlays(() => void navigate(to, { replace })),
      leave: leaveOverlays,
    }),
    [pathname, search, navigate],
  );
  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}
