import { useCallback } from 'react';
import { useSession } from '../../session/session.tsx';

/** Answers the address of the picture; `onProgress` hears from 0 to 1. */
export type UploadPicture = (picture: Blob, onProgress: (share: number) => void) => Promise<string>;

/** Made small in the browser first. Storage is loaded when somebody chooses a picture. */
export function useUploadPicture(): UploadPicture {
  const { connection } = useSession();
  return useCallback(
    async (picture, onProgress) => {
      const [{ shrinkItemPicture }, { uploadItemPicture }] = await Promise.all([
        import('../../data/wishlists/shrink-item-picture.ts'),
        import('../../data/wishlists/upload-item-picture.ts'),
      ]);
      return uploadItemPicture(connection, await shrinkItemPicture(picture), onProgress);
    },
    [connection],
  );
}
