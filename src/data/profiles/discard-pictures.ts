import type { Connection } from '../connection.ts';

/** The path of our picture in Storage, from its URL: `/v0/b/{bucket}/o/items%2F{uid}%2F{name}`. */
const STORED = /^\/v0\/b\/[^/]+\/o\/((?:items|profiles)%2F[^%/]+%2F[^%/]+)$/;

/**
 * Deletes pictures that are no longer used, after the change has been saved. Failures are ignored, because the user's
 * change succeeded. Pictures stored elsewhere, such as a photo at Google, are not touched.
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
