import type { UploadMetadata } from 'firebase/storage';

/** The types that the Storage rules allow. */
const PICTURE = /^image\/(jpeg|png|webp)$/;

export function isPictureFile({ type }: Blob): boolean {
  return PICTURE.test(type);
}

/** The Storage rules require these values. The file has a random name and never changes. */
export function pictureMetadata({ type }: Blob): UploadMetadata {
  return {
    contentType: type,
    contentDisposition: 'inline',
    contentEncoding: 'identity',
    cacheControl: 'public, max-age=31536000, immutable',
  };
}
