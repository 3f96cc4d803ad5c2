import type { Connection } from '../../data/connection.ts';

/** Resolves to the picture's URL; `onProgress` receives values from 0 to 1. */
export type UploadPicture = (picture: Blob, onProgress: (share: number) => void) => Promise<string>;

/** The pictures of items, in Storage. */
export interface Pictures {
  readonly upload: UploadPicture;
  /** Deletes pictures that are no longer used. */
  readonly discard: (addresses: readonly string[]) => void;
}

/** Resizes pictures in the browser before the upload. Storage is loaded on first use. */
export function picturesApi(connection: Connection): Pictures {
  return {
    upload: async (picture, onProgress) => {
      const [{ shrinkItemPicture }, { uploadItemPicture }] = await Promise.all([
        import('../../data/wishlists/shrink-item-picture.ts'),
        import('../../data/wishlists/upload-item-picture.ts'),
      ]);
      return uploadItemPicture(connection, await shrinkItemPicture(picture), onProgress);
    },
    discard: (addresses) => {
      if (addresses.length === 0) return;
      import('../../data/profiles/discard-pictures.ts')
        .then(({ discardPictures }) => discardPictures(connection, addresses))
        .catch((thrown: unknown) => console.info('A picture could not be deleted.', thrown));
    },
  };
}
