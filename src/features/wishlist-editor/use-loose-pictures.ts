import { useEffect, useRef } from 'react';
import type { Pictures, UploadPicture } from './use-pictures.ts';

export interface LoosePictures {
  readonly upload: UploadPicture;
  /** A gift names it now, or may: it is tried to save it. */
  readonly keep: (address: string) => void;
  /** Nothing more is sent or saved here. */
  readonly dropRest: () => void;
}

/** Pictures that were sent for a gift that does not name them yet: those that it never names are deleted again. */
export function useLoosePictures({ upload, discard }: Pictures): LoosePictures {
  const loose = useRef(new Set<string>());
  const isOver = useRef(false);
  useEffect(() => {
    const sent = loose.current;
    isOver.current = false;
    return () => {
      isOver.current = true;
      discard([...sent]);
      sent.clear();
    };
  }, [discard]);
  return {
    upload: async (picture, onProgress) => {
      const address = await upload(picture, onProgress);
      if (isOver.current) discard([address]);
      else loose.current.add(address);
      return address;
    },
    keep: (address) => void loose.current.delete(address),
    dropRest: () => {
      isOver.current = true;
      discard([...loose.current]);
      loose.current.clear();
    },
  };
}
