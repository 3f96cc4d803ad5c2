import type { ReactNode } from 'react';
import { useSession } from '../../session/session.tsx';
import { useSubscribing } from '../../session/subscription.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Announcement } from './announcement.tsx';
import { useAccountOnceHydrated } from './shell-account.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

interface SiteShellProps extends SiteHeaderProps {
  /** '' when there is none. */
  readonly announcement?: string;
  /** The screen, which stands in the main element. */
  readonly children: ReactNode;
}

/** What is around every screen. */
export function SiteShell({ announcement = '', account, bell, onSignOut, children }: SiteShellProps) {
  const { say } = useSession();
  const known = useAccountOnceHydrated(account);
  const subscribe = useSubscribing('newsletter');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId={CONTENT}>{say('shell.skip')}</SkipLink>
      <SiteHeader account={known} bell={bell} onSignOut={onSignOut} />
      <main id={CONTENT} tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter subscribe={subscribe} />
      <Announcement text={announcement} />
    </div>
  );
}

const CONTENT = 'main';
