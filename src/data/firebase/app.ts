import { initializeApp } from 'firebase/app';
import { oncePerConnection } from '../connection.ts';
import { attachAppCheck } from './app-check.ts';

export const appOf = oncePerConnection(({ environment, name }) => {
  const app = initializeApp(environment.firebase, name);
  // Before any other part of Firebase: what they ask for until then would be refused for want of proof.
  if (environment.appCheck) attachAppCheck(app, environment.appCheck);
  return app;
});
