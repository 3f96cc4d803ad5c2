import type { FirebaseApp } from 'firebase/app';
import {
  initializeAppCheck,
  type AppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
} from 'firebase/app-check';
import type { AppCheckKey } from '../../config/environment.ts';

/** From now on every request of the app carries proof that it comes from this application. The second time nothing happens. */
export function attachAppCheck(app: FirebaseApp, { siteKey, recaptcha }: AppCheckKey): AppCheck {
  const provider =
    recaptcha === 'enterprise' ? new ReCaptchaEnterpriseProvider(siteKey) : new ReCaptchaV3Provider(siteKey);
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
