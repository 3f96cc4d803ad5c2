import { useEffect, type ReactNode } from 'react';
import { useSession } from '../../session/session.tsx';
import { useEarlyTaps } from '../../session/browser/early-taps.ts';
import { useIsHydrated } from '../../session/browser/use-is-hydrated.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { UNKNOWN } from './shell-account.tsx';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

export interface SiteShellProps extends SiteHeaderProps {
  /** Between header and screen, in the flow, so that it covers nothing. */
  readonly announcement?: ReactNode;
  readonly footer: ReactNode;
  /** The content of the main element. */
  readonly children: ReactNode;
}

/** The frame around every screen. */
export function SiteShell({ announcement, footer, account, bell, onSignOut, children }: SiteShellProps) {
  const { say } = useSession();
  const isHydrated = useIsHydrated();
  useEarlyTaps(partsAroundScreen);
  useEffect(() => {
    import('../../ui/uncover-focus.ts').then(({ uncoverFocus }) => uncoverFocus()).catch(() => undefined);
  }, []);
  return (
    <div data-hydrated={isHydrated}>
      <SkipLink targetId={CONTENT}>{say('shell.skip')}</SkipLink>
      {/* Hydration must match the prerendered page, which has no account, whatever this browser remembers. */}
      <SiteHeader account={isHydrated ? account : UNKNOWN} bell={bell} onSignOut={onSignOut} />
      {announcement}
      {/* The footer starts below the fold: otherwise it is visible while a screen loads, and shifts afterwards. */}
      <main id={CONTENT} tabIndex={-1} className="flow-root min-h-[calc(100dvh-4rem)]">
        {children}
      </main>
      {footer}
    </div>
  );
}

const CONTENT = 'main';

/** React hydrates the screen after them. */
function partsAroundScreen(): readonly Element[] {
  const main = document.getElementById(CONTENT);
  return [...(main?.parentElement?.children ?? [])].filter((part) => part !== main);
}
