import type { Environment } from '../../config/environment.ts';

/** The REST URL of a document. */
export function documentAddress(environment: Environment, path: string): string {
  const { address, key } = databaseOf(environment);
  return `${address}/${path}?key=${key}`;
}

/** The REST URL of the documents, and the prefix of their names. */
export function databaseOf({ firebase, emulators }: Environment): { address: string; name: string; key: string } {
  const origin = emulators ? `http://${emulators.host}:${emulators.firestorePort}` : 'https://firestore.googleapis.com';
  const name = `projects/${firebase.projectId}/databases/(default)/documents`;
  return { address: `${origin}/v1/${name}`, name, key: firebase.apiKey };
}
