import type { Environment } from '../../config/environment.ts';

/** Where a document can be read with nothing but `fetch`. */
export function documentAddress(environment: Environment, path: string): string {
  const { address, key } = databaseOf(environment);
  return `${address}/${path}?key=${key}`;
}

/** All documents: where they can be reached, and what their names begin with. */
export function databaseOf({ firebase, emulators }: Environment): { address: string; name: string; key: string } {
  const origin = emulators ? `http://${emulators.host}:${emulators.firestorePort}` : 'https://firestore.googleapis.com';
  const name = `projects/${firebase.projectId}/databases/(default)/documents`;
  return { address: `${origin}/v1/${name}`, name, key: firebase.apiKey };
}
