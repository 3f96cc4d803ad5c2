import { Failure } from '../domain/failure.ts';

/**
 * Loads code that is needed only now, unless there is no connection. Chromium remembers for as long as the page lives
 * that a module could not be fetched, and never asks for it again: who tries once without a connection could not go on
 * when it is back, but for loading the page anew and losing what they typed.
 */
export async function whenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) throw new Failure('offline', 'The browser has no connection; the code was not asked for.');
  return load();
}
