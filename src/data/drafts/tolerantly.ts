/** Ignores errors: browsers may block storage, and scripts on Node have none. Then nothing is remembered. */
export function tolerantly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
