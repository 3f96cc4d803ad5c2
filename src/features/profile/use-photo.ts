import { useState } from 'react';

export interface PhotoState {
  /** The photo to display: the chosen one, otherwise the stored one. */
  readonly shown: string | null;
  /** Chosen but not stored yet. */
  readonly file: File | undefined;
  /** The stored photo is to be removed. */
  readonly isRemoved: boolean;
  readonly isUnusable: boolean;
  readonly pick: (file: File) => void;
  readonly remove: () => void;
  /** The chosen file is not a picture. */
  readonly refuse: () => void;
}

type Choice =
  | { readonly kind: 'stored' | 'removed'; readonly isUnusable: boolean }
  | { readonly kind: 'chosen'; readonly file: File; readonly preview: string };

const STORED: Choice = { kind: 'stored', isUnusable: false };

/** A photo that can be previewed before it is saved. */
export function usePhoto(stored: string | null): PhotoState {
  const [choice, setChoice] = useState<Choice>(STORED);
  const refuse = () => setChoice({ kind: 'stored', isUnusable: true });
  const isRemoved = choice.kind === 'removed';
  return {
    shown: choice.kind === 'chosen' ? choice.preview : isRemoved ? null : stored,
    file: choice.kind === 'chosen' ? choice.file : undefined,
    isRemoved: isRemoved && stored !== null,
    isUnusable: choice.kind !== 'chosen' && choice.isUnusable,
    pick: (file) => {
      if (!file.type.startsWith('image/')) refuse();
      else inlined(file).then((preview) => setChoice({ kind: 'chosen', file, preview }), refuse);
    },
    remove: () => setChoice({ kind: 'removed', isUnusable: false }),
    refuse,
  };
}

function inlined(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('No text.')));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
