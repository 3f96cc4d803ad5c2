import { PICTURE_SIZES, SUFFIXES } from '../../domain/picture.ts';
import { parsedUrl } from '../../domain/web-address.ts';
import type { Connection } from '../connection.ts';

/** The path of our picture in Storage, from its URL: `/v0/b/{bucket}/o/items%2F{uid}%2F{name}`. */
const STORED = /^\/v0\/b\/[^/]+\/o\/((?:items|profiles)%2F[^%/]+%2F[^%/]+)$/;

/**
 * Deletes pictures that are no longer used, after the change has been saved. Failures are ignored, because the user's
 * change succeeded. Pictures stored elsewhere, such as a photo at Google, are not touched.
 */
export async function discardPictures(connection: Connection, addresses: Iterable<string>): Promise<void> {
  return discardPaths(connection, [...new Set(addresses)].flatMap(pathsOf));
}

export async function discardPaths(connection: Connection, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  try {
    const { deletePicture } = await import('./delete-picture.ts');
    const outcomes = await Promise.allSettled(paths.map((path) => deletePicture(connection, path)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  } catch (thrown) {
    console.info('A picture that nothing names any more could not be deleted.', thrown);
  }
}

/** The paths of all files of a picture. Only an address with a description has several. */
export function pathsOf(address: string): readonly string[] {
  const url = parsedUrl(address);
  const encoded = url && STORED.exec(url.pathname)?.[1];
  if (!encoded) return [];
  const path = decodeURIComponent(encoded);
  return url.hash === '' ? [path] : PICTURE_SIZES.map((size) => path + SUFFIXES[size]);
}
