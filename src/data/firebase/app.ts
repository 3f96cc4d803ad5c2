import { initializeApp } from 'firebase/app';
import { oncePerConnection } from '../connection.ts';
import { attachAppCheck } from './app-check.ts';

export const appOf = oncePerConnection(({ environment, name }) => {
  const app = initializeApp(environment.firebase, name);
  // Before any other part of Firebase, whose requests would be denied without a token. The variable is a build-time
  // constant, so a build without it does not include App Check.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY && environment.appCheck) attachAppCheck(app, environment.appCheck);
  return app;
});
