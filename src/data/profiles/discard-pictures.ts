import type { Connection } from '../connection.ts';

/** Where a picture of ours lies in Storage, as its address tells: `/v0/b/{bucket}/o/items%2F{uid}%2F{name}`. */
const STORED = /^\/v0\/b\/[^/]+\/o\/((?:items|profiles)%2F[^%/]+%2F[^%/]+)$/;

/**
 * Deletes pictures that nothing names any more, once that is stored. Whoever changed something has what they wanted: that
 * a picture could not be deleted is not for them to mend. What lies elsewhere, like a photo at Google, is left alone.
 */
export async function discardPictures(connection: Connection, addresses: Iterable<string>): Promise<void> {
  const paths = [...new Set(addresses)].flatMap((address) => pathOf(address) ?? []);
  if (paths.length === 0) return;
  try {
    const { deletePicture } = await import('./delete-picture.ts');
    const outcomes = await Promise.allSettled(paths.map((path) => deletePicture(connection, path)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  } catch (thrown) {
    console.info('A picture that nothing names any more could not be deleted.', thrown);
  }
}

function pathOf(address: string): string | null {
  try {
    const path = STORED.exec(new URL(address).pathname)?.[1];
    return path === undefined ? null : decodeURIComponent(path);
  } catch {
    return null;
  }
}
