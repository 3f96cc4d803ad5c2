/** The server no longer has a file of this build: there is a newer one, and only a reload gets it. */
const outdatedBuild = (address: string) => Object.assign(new Error(address), { isOutdated: true });

/** The page's own script is here already. */
const fetched = new Map([[addressOf(import.meta.url), Promise.resolve()]]);

/**
 * Stands in for Vite's preload helper (scripts/build/recoverable-imports.ts): every `import()` of a build goes through
 * here. `files` are the part's own file and what it imports, or nothing if it imports nothing. They are fetched into the
 * HTTP cache before the import, because Chromium never asks again for a module that failed to load once
 * (whatwg/html#6768). Style sheets are skipped: they all come with the page.
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
  // A pending fetch may be older than a retry that joins it: if it fails, the retry fetches again.
  if (before) return before.catch(() => fetchOnce(address));
  const fetching = fetchInto(address).catch((error: unknown) => {
    fetched.delete(address);
    throw error;
  });
  fetched.set(address, fetching);
  return fetching;
}

async function fetchInto(address: string): Promise<void> {
  const response = await fetch(address);
  if (response.status === 404) throw outdatedBuild(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.arrayBuffer();
}
