import { useMemo } from 'react';
import { useSession } from '../../session/session.tsx';

/** Answers the address of the picture; `onProgress` hears from 0 to 1. */
export type UploadPicture = (picture: Blob, onProgress: (share: number) => void) => Promise<string>;

/** The pictures of gifts, in Storage. The same for as long as the page is there. */
export interface Pictures {
  readonly upload: UploadPicture;
  /** Nothing names them any more. */
  readonly discard: (addresses: readonly string[]) => void;
}

/** Made small in the browser first. Storage is loaded when somebody chooses a picture, or takes one back. */
export function usePictures(): Pictures {
  const { connection } = useSession();
  return useMemo(
    () => ({
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
    }),
    [connection],
  );
}
