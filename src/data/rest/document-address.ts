import type { Environment } from '../../config/environment.ts';

/** Where a document can be read with nothing but `fetch`. */
export function documentAddress({ firebase, emulators }: Environment, path: string): string {
  const origin = emulators ? `http://${emulators.host}:${emulators.firestorePort}` : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${firebase.projectId}/databases/(default)/documents/${path}?key=${firebase.apiKey}`;
}
