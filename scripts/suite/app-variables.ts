import { DEMO_PROJECT, LOOPBACK } from './project.ts';
import { type SuitePorts } from './ports.ts';

/** The environment variables of an application connected to a suite's emulators. See src/config/environment.ts. */
export function appVariables(
  ports: Pick<SuitePorts, 'auth' | 'firestore' | 'storage'>,
): Readonly<Record<string, string>> {
  return {
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
    VITE_FIREBASE_AUTH_DOMAIN: `${DEMO_PROJECT}.firebaseapp.com`,
    VITE_FIREBASE_STORAGE_BUCKET: `${DEMO_PROJECT}.appspot.com`,
    VITE_FIREBASE_APP_ID: 'demo-app',
    VITE_EMULATOR_HOST: LOOPBACK,
    VITE_EMULATOR_AUTH_PORT: String(ports.auth),
    VITE_EMULATOR_FIRESTORE_PORT: String(ports.firestore),
    VITE_EMULATOR_STORAGE_PORT: String(ports.storage),
  };
}
