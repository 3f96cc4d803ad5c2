import { useEffect, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useAuth } from '../../session/auth/auth-provider.tsx';
import { useNavigation } from '../../session/navigation/navigation.tsx';

export interface GoingOn {
  /** The user may already be signed in, so the form waits until that is known. */
  readonly isExpected: boolean;
  /** Call this on submit: the form then stays until the next page is shown. */
  readonly onTry: () => void;
  readonly isIn: boolean;
}

/** Redirects a signed-in user to where they came from, or to the dashboard. */
export function useGoingOn(back: string | null): GoingOn {
  const { who } = useAuth();
  const { go } = useNavigation();
  const [hasTried, setTried] = useState(false);
  const isIn = who.state === 'signed-in';
  useEffect(() => {
    if (isIn) go(back ?? paths.dashboard.to(), { replace: true });
  }, [isIn, go, back]);
  return {
    isExpected: !hasTried && (isIn || who.state === 'loading'),
    onTry: () => setTried(true),
    isIn,
  };
}
