import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { oncePerConnection } from '../connection.ts';
import { appOf } from './app.ts';

export const storageOf = oncePerConnection((connection) => {
  const storage = getStorage(appOf(connection));
  const { emulators } = connection.environment;
  if (emulators) connectStorageEmulator(storage, emulators.host, emulators.storagePort);
  return storage;
});
