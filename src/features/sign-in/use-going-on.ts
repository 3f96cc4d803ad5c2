import { useEffect, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useAuth } from '../../session/auth/auth-provider.tsx';
import { useNavigation } from '../../session/navigation/navigation.tsx';

export interface GoingOn {
  /** Somebody may be signed in already: nobody is asked to before that is known. */
  readonly isExpected: boolean;
  /** Whoever tries sees the form until they are where they wanted to go. */
  readonly onTry: () => void;
  readonly isIn: boolean;
}

/** Whoever is in goes on: back to where they came from, or to the dashboard. */
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
