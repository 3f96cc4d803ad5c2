import type { FirebaseApp } from 'firebase/app';
import {
  initializeAppCheck,
  type AppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
} from 'firebase/app-check';
import type { AppCheckKey } from '../../config/environment.ts';

/** Adds App Check tokens to all requests of the app. Has no effect the second time. */
export function attachAppCheck(app: FirebaseApp, { siteKey, recaptcha }: AppCheckKey): AppCheck {
  const provider =
    recaptcha === 'enterprise' ? new ReCaptchaEnterpriseProvider(siteKey) : new ReCaptchaV3Provider(siteKey);
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
