import { initializeApp } from 'firebase/app';
import { oncePerConnection } from '../connection.ts';
import { attachAppCheck } from './app-check.ts';

export const appOf = oncePerConnection(({ environment, name }) => {
  const app = initializeApp(environment.firebase, name);
  // Before any other part of Firebase: what they ask for until then would be refused for want of proof. A build without
  // the variable, which is a constant there, leaves App Check out altogether.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY && environment.appCheck) attachAppCheck(app, environment.appCheck);
  return app;
});
