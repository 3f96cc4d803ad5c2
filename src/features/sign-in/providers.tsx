import { useEffect, useState } from 'react';
import { brand } from '../../config/brand.ts';
import { useAccountActions } from '../../session/auth/account-actions.ts';
import { FacebookIcon, GoogleIcon } from '../../session/auth/provider-icons.tsx';
import { useGoogleWindow } from '../../session/auth/use-google-window.tsx';
import type { Outcome } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';

interface ProvidersProps {
  readonly hasFacebook?: boolean;
  /** Another action is running. */
  readonly disabled: boolean;
  readonly keepForm: () => void;
}

/** Sign-in with an account of another provider. */
export function Providers({ hasFacebook = brand.hasFacebookSignIn, disabled, keepForm }: ProvidersProps) {
  const { say } = useSession();
  const { prepare, signInWithGoogle, signInWithFacebook, signInWithGoogleCredential } = useAccountActions();
  const [busy, setBusy] = useState<'google' | 'facebook' | null>(null);
  // Browsers block a pop-up that opens long after the click, so its code is loaded early.
  useEffect(() => prepare(), [prepare]);

  const go = async (provider: 'google' | 'facebook', way: () => Promise<Outcome<unknown>>) => {
    keepForm();
    setBusy(provider);
    await way();
    setBusy(null);
  };
  const google = useGoogleWindow((idToken) => {
    void go('google', idToken === undefined ? signInWithGoogle : () => signInWithGoogleCredential(idToken));
  });
  return (
    <div className="grid gap-3">
      <Button
        look="quiet"
        size="large"
        wide
        icon={<GoogleIcon />}
        busy={busy === 'google'}
        disabled={disabled || busy === 'facebook'}
        onClick={google.ask}
      >
        {say('sign-in.google')}
      </Button>
      {hasFacebook && (
        <Button
          look="quiet"
          size="large"
          wide
          icon={<FacebookIcon />}
          busy={busy === 'facebook'}
          disabled={disabled || busy === 'google'}
          onClick={() => void go('facebook', signInWithFacebook)}
        >
          {say('sign-in.facebook')}
        </Button>
      )}
      <p className="flex items-center gap-3 py-1 text-sm text-faded before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {say('sign-in.or')}
      </p>
      {google.picker}
    </div>
  );
}
