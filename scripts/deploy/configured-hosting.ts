import { type Environment } from '../../src/config/environment.ts';
import { allow, bucketAddress, type Hosting, withPolicy } from '../suite/hosting.ts';

/** Placeholder in firebase.json for the project's own values. */
const ANY_AUTH_DOMAIN = 'https://*.firebaseapp.com';

const APP_CHECK = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
} as const;

/** The hosting configuration with a Content-Security-Policy that allows only what this environment uses. */
export function configuredHosting(hosting: Hosting, { firebase, appCheck }: Environment): Hosting {
  return withPolicy(hosting, (policy) => {
    const frames = policy.get('frame-src') ?? [];
    policy.set(
      'frame-src',
      frames.map((place) => (place === ANY_AUTH_DOMAIN ? `https://${firebase.authDomain}` : place)),
    );
    allow(policy, 'img-src', bucketAddress(firebase.storageBucket));
    if (!appCheck) return;
    for (const [directive, places] of Object.entries(APP_CHECK)) allow(policy, directive, ...places);
  });
}
