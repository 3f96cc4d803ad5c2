import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { oncePerConnection } from '../connection.ts';
import { appOf } from './app.ts';

/** After this, a request that got no answer fails, and the page offers to try again. By default, uploads retry for ten minutes. */
const RETRY_MS = 15_000;

export const storageOf = oncePerConnection((connection) => {
  const storage = getStorage(appOf(connection));
  storage.maxUploadRetryTime = RETRY_MS;
  storage.maxOperationRetryTime = RETRY_MS;
  const { emulators } = connection.environment;
  if (emulators) connectStorageEmulator(storage, emulators.host, emulators.storagePort);
  return storage;
});
