import { useEffect, useRef } from 'react';
import type { Pictures, UploadPicture } from './api.ts';

export interface LoosePictures {
  readonly upload: UploadPicture;
  /** An item or the invitation uses this picture, or is being saved with it. */
  readonly keep: (address: string) => void;
  /** Nothing more will be uploaded or saved here. */
  readonly dropRest: () => void;
}

/** Tracks pictures uploaded in a form that is not saved yet; those that remain unused are deleted. */
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
    upload: async (...picture) => {
      const address = await upload(...picture);
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
