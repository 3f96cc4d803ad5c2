/** The data directory cannot be used. The message names the remedy. */
export class DataDirError extends Error {
  override readonly name = 'DataDirError';
}
