import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useMatches, useRouteError } from 'react-router-dom';
import { Announcement } from '../features/shell/announcement.tsx';
import { CompactFooter } from '../features/shell/compact-footer.tsx';
import { SiteFooter } from '../features/shell/site-footer.tsx';
import { useSession } from '../session/session.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { Frame } from './frame.tsx';
import { useAddressOf } from './public-address.ts';
import { RouterNavigation } from './router-navigation.tsx';
import type { RouteHandle } from './routes.ts';

/** The layout around every screen. */
export function Root() {
  const { isGuestPage, isWorkplace, page } = useHandle();
  useAddressOf(page);
  return (
    <RouterNavigation page={page}>
      <Frame
        announcement={isGuestPage ? null : <Announcement />}
        footer={isGuestPage || isWorkplace ? <CompactFooter /> : <SiteFooter />}
      >
        <Suspense fallback={<Waits />}>
          <Outlet />
        </Suspense>
      </Frame>
      <ScrollRestoration />
    </RouterNavigation>
  );
}

/** The merged handles of the matched routes. */
export function useHandle(): RouteHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle as RouteHandle | undefined)) as RouteHandle;
}

export function Waits() {
  const { say } = useSession();
  return <Waiting text={say('app.loading')} className="min-h-[60dvh]" />;
}

export function Crash() {
  return <CrashScreen thrown={useRouteError()} />;
}
