import { DEMO_PROJECT, LOOPBACK } from './project.ts';
import { type SuitePorts } from './ports.ts';

/** The emulators with which an application is connected. */
export type AppPorts = Pick<SuitePorts, 'auth' | 'firestore' | 'storage'>;

/** The environment variables of an application of the demo project that uses Google's hosts. See src/config/environment.ts. */
export const WITHOUT_EMULATORS: Readonly<Record<string, string>> = {
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
  VITE_FIREBASE_AUTH_DOMAIN: `${DEMO_PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_STORAGE_BUCKET: `${DEMO_PROJECT}.appspot.com`,
  VITE_FIREBASE_APP_ID: 'demo-app',
};

/** The same, connected to a suite's emulators. */
export function appVariables(ports: AppPorts): Readonly<Record<string, string>> {
  return {
    ...WITHOUT_EMULATORS,
    VITE_EMULATOR_HOST: LOOPBACK,
    VITE_EMULATOR_AUTH_PORT: String(ports.auth),
    VITE_EMULATOR_FIRESTORE_PORT: String(ports.firestore),
    VITE_EMULATOR_STORAGE_PORT: String(ports.storage),
  };
}
