import { Suspense, useMemo } from 'react';
import { paths } from '../config/paths.ts';
import { BellPlace } from '../features/notifications/bell-place.tsx';
import { shellAccountOf } from '../features/shell/shell-account.tsx';
import { SiteShell, type SiteShellProps } from '../features/shell/site-shell.tsx';
import { useAuth } from '../session/auth/auth-provider.tsx';
import { useNavigation } from '../session/navigation/navigation.tsx';
import { useLanguages, useSession } from '../session/session.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Toasts } from '../ui/toasts.tsx';

const MemberBell = lazyPart(
  async ({ withAreas }) =>
    (await withAreas(import('./member-bell.tsx'), 'accounts', 'notifications', 'figures')).MemberBell,
  useLanguages,
);

/** The header, footer and banner around every screen. */
export function Frame({ children, ...parts }: Pick<SiteShellProps, 'announcement' | 'footer' | 'children'>) {
  const { say, language } = useSession();
  const { go } = useNavigation();
  const { who, signOut } = useAuth();
  const bell =
    who.state === 'signed-in' ? (
      <Suspense fallback={<BellPlace />}>
        <MemberBell key={who.profile.id} />
      </Suspense>
    ) : (
      <BellPlace />
    );
  const partWords = useMemo(
    () => ({
      failed: say('app.part-failed'),
      retry: say('failure.retry'),
      outdated: say('app.outdated'),
      reload: say('app.crashed.retry'),
    }),
    [say],
  );
  const leave = async () => {
    const left = await signOut();
    if (left.ok) go(paths.home.to(language), { replace: true });
  };
  return (
    <>
      <SiteShell {...parts} account={shellAccountOf(who)} bell={bell} onSignOut={() => void leave()}>
        {children}
      </SiteShell>
      <Toasts dismissLabel={say('app.dismiss')} partWords={partWords} />
    </>
  );
}
