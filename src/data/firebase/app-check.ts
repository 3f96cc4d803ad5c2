import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider, ReCaptchaV3Provider } from 'firebase/app-check';
import type { AppCheckKey } from '../../config/environment.ts';

/** From now on every request of the app carries proof that it comes from this application. */
export function attachAppCheck(app: FirebaseApp, { siteKey, recaptcha }: AppCheckKey): void {
  const provider =
    recaptcha === 'enterprise' ? new ReCaptchaEnterpriseProvider(siteKey) : new ReCaptchaV3Provider(siteKey);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
