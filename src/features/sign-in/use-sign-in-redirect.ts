import { useEffect, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useAuth } from '../../session/auth/auth-provider.tsx';
import { useNavigation } from '../../session/navigation/navigation.tsx';

export interface SignInRedirect {
  /** The user may already be signed in, so the form waits until that is known. */
  readonly isPending: boolean;
  /** Call this on submit: the form then stays until the next page is shown. */
  readonly keepForm: () => void;
  readonly isIn: boolean;
}

/** Redirects a signed-in user to where they came from, or to the dashboard. */
export function useSignInRedirect(back: string | null): SignInRedirect {
  const { who } = useAuth();
  const { go } = useNavigation();
  const [hasTried, setTried] = useState(false);
  const isIn = who.state === 'signed-in';
  const isErasing = who.state === 'failed' && who.failure.reason === 'erasing';
  useEffect(() => {
    if (isIn) go(back ?? paths.dashboard.to(), { replace: true });
    else if (isErasing) go(paths.erasure.to(), { replace: true });
  }, [isIn, isErasing, go, back]);
  return {
    isPending: !hasTried && (isIn || who.state === 'loading'),
    keepForm: () => setTried(true),
    isIn,
  };
}
