import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useAuth } from '../session/auth/auth-provider.tsx';
import { useLastKnownMember } from '../session/auth/last-known-member.ts';
import { LastKnownMember } from '../session/auth/use-member.ts';
import { sayFailure } from '../session/language/language-wording.ts';
import { signInPath } from '../session/navigation/return-path.ts';
import { useSession } from '../session/session.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { Marigold } from '../ui/marigold.tsx';
import { toast } from '../ui/toast.ts';
import { Waiting } from '../ui/waiting.tsx';

/** Shown before the sign-in is confirmed, with what this device keeps. No form there could overwrite newer data. */
const SHOWN_AT_ONCE: readonly string[] = [paths.dashboard.to()];

/**
 * Requires a signed-in user. Signed-out visitors are sent to sign in and come back; a user who signs out here goes
 * home.
 */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { say, language } = useSession();
  const { who, retry } = useAuth();
  const { pathname, search, hash } = useLocation();
  const lastKnown = useLastKnownMember();
  const [wasIn, setWasIn] = useState(false);
  if (who.state === 'signed-in' && !wasIn) setWasIn(true);
  switch (who.state) {
    case 'loading':
      if (lastKnown && SHOWN_AT_ONCE.includes(pathname))
        return <LastKnownMember value={lastKnown}>{children}</LastKnownMember>;
      return <Waiting text={say('guard.loading')} className="min-h-[60dvh]" />;
    case 'signed-out':
      return (
        <Navigate
          replace
          to={wasIn ? paths.home.to(language) : signInPath(paths.login.to(), `${pathname}${search}${hash}`)}
        />
      );
    case 'failed':
      if (who.failure.reason === 'erasing') return <Navigate replace to={paths.erasure.to()} />;
      return (
        <MessagePage
          title={say('guard.failed')}
          motif={<Marigold />}
          actions={
            <>
              <Button onClick={retry}>{say('failure.retry')}</Button>
              <ButtonLink look="quiet" href={paths.home.to(language)}>
                {say('guard.home')}
              </ButtonLink>
            </>
          }
        >
          <p className="text-faded">
            {who.failure.reason === 'offline' ? say('guard.offline') : sayFailure(say, who.failure)}
          </p>
        </MessagePage>
      );
    case 'signed-in':
      return <LastKnownMember value={null}>{children}</LastKnownMember>;
  }
}

/**
 * Must be inside `MembersOnly`. This decides only what is shown; the security rules decide what is allowed. An admin who
 * loses the rights stays: the admin pages explain it once the server denies a query.
 */
export function AdminsOnly() {
  const { who } = useAuth();
  const [wasAdmin, setWasAdmin] = useState(false);
  if (who.state === 'signed-in' && who.isAdmin && !wasAdmin) setWasAdmin(true);
  return wasAdmin ? <Outlet /> : <TurnedAway />;
}

function TurnedAway() {
  const { say } = useSession();
  useEffect(() => toast.error(say('access-denied.title')), [say]);
  return <Navigate replace to={paths.dashboard.to()} />;
}
