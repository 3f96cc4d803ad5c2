import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import { useNavigation } from '../../../session/navigation/navigation.tsx';
import { usePermissionLoss } from '../../../session/server-state/use-permission-loss.ts';
import { useSession } from '../../../session/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Paisley } from '../../../ui/paisley.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { ADMIN } from './admin-key.ts';

interface AdminPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Buttons next to the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** An admin page with links to the others. If the server denies any of its queries, it shows only "Access Denied". */
export function AdminPage({ title, lead, aside, children }: AdminPageProps) {
  if (usePermissionLoss(ADMIN)) return <AccessDenied />;
  return (
    <Page>
      <AdminLinks />
      <PageHeading title={title} lead={lead} aside={aside} />
      {children}
    </Page>
  );
}

const PLACES = [
  ['admin.nav.dashboard', paths.admin.to()],
  ['admin.nav.users', paths.adminUsers.to()],
  ['admin.nav.wishlists', paths.adminWishlists.to()],
  ['admin.nav.transactions', paths.adminTransactions.to()],
  ['admin.nav.log', paths.adminLog.to()],
  ['admin.nav.analytics', paths.adminAnalytics.to()],
  ['admin.nav.support', paths.adminSupport.to()],
  ['admin.nav.settings', paths.adminSettings.to()],
] as const;

function AdminLinks() {
  const { say } = useSession();
  const { path } = useNavigation();
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // On a phone the links are wider than the screen.
    if (nav.current && current)
      nav.current.scrollLeft =
        current.offsetLeft - nav.current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
  }, [path]);
  return (
    <nav
      ref={nav}
      aria-label={say('admin.nav')}
      className="-mx-4 mb-6 flex gap-1 overflow-x-auto border-b border-line px-4 scrollbar-none sm:mx-0 sm:px-0"
    >
      {PLACES.map(([name, to]) => (
        <a
          key={to}
          href={to}
          aria-current={path === to ? 'page' : undefined}
          className="inline-flex min-h-touch shrink-0 items-center border-b-3 border-transparent px-3 font-medium text-faded -outline-offset-3 hover:text-wine aria-[current]:border-seal aria-[current]:text-wine"
        >
          {say(name)}
        </a>
      ))}
    </nav>
  );
}

/** Shown when the server denies access to an admin page. */
function AccessDenied() {
  const { say } = useSession();
  return (
    <MessagePage
      title={say('access-denied.title')}
      motif={<Paisley />}
      actions={<ButtonLink href={paths.dashboard.to()}>{say('admin.to-dashboard')}</ButtonLink>}
    >
      <p className="text-faded">{say('access-denied.text')}</p>
    </MessagePage>
  );
}
