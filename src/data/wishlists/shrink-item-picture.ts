import { shrinkPicture } from '../profiles/shrink-photo.ts';

/** Sharp on the widest card, and quick to load on 4G. */
const LIMITS = { longestEdge: 1280, mostBytes: 300 * 1024 };

export async function shrinkItemPicture(file: Blob): Promise<Blob> {
  return shrinkPicture(file, LIMITS);
}
