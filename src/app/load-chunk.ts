import { fetchBuilt } from '../session/browser/fetch-built.ts';

/** The page's own script is already loaded. */
const fetched = new Map([[addressOf(import.meta.url), Promise.resolve()]]);

/**
 * Replaces Vite's preload helper (scripts/build/recoverable-imports.ts); every `import()` of a build goes through here.
 * `files` are the chunk and its imports, or empty if it has none. They are fetched into the HTTP cache before the
 * import, because Chromium never retries a module that failed to load once (whatwg/html#6768). Style sheets are
 * skipped, because the page includes all of them.
 */
export async function loadChunk<Module>(load: () => Promise<Module>, files?: readonly string[]): Promise<Module> {
  const alone = /import\(\W*([^"'`]+)/.exec(String(load))?.[1];
  const addresses = files?.length ? files.map((file) => `/${file}`) : alone ? [addressOf(alone)] : [];
  await Promise.all(addresses.filter((address) => address.endsWith('.js')).map(fetchOnce));
  return load();
}

function addressOf(file: string): string {
  return new URL(file, import.meta.url).pathname;
}

function fetchOnce(address: string): Promise<void> {
  const before = fetched.get(address);
  // The pending fetch may have started before a retry that joins it. If it fails, the retry fetches again.
  if (before) return before.catch(() => fetchOnce(address));
  const fetching = fetchInto(address).catch((error: unknown) => {
    fetched.delete(address);
    throw error;
  });
  fetched.set(address, fetching);
  return fetching;
}

async function fetchInto(address: string): Promise<void> {
  const response = await fetchBuilt(address);
  await response.arrayBuffer();
}
