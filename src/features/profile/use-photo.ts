import { useState } from 'react';

export interface PhotoState {
  /** What is seen of it: what was chosen, or else what is stored. */
  readonly shown: string | null;
  /** Chosen, and not stored yet. */
  readonly file: File | undefined;
  /** What is stored is to go, and nothing comes in its place. */
  readonly isRemoved: boolean;
  readonly isUnusable: boolean;
  readonly pick: (file: File) => void;
  readonly remove: () => void;
  /** What was chosen turned out to be no picture. */
  readonly refuse: () => void;
}

type Choice =
  | { readonly kind: 'stored' | 'removed'; readonly isUnusable: boolean }
  | { readonly kind: 'chosen'; readonly file: File; readonly preview: string };

const STORED: Choice = { kind: 'stored', isUnusable: false };

/** A photo that is looked at before it is saved. */
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
