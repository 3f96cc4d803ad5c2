import { useState } from 'react';
import { type PictureProblem, whyUnreadable } from '../../domain/picture-refused.ts';

export interface PhotoState {
  /** The photo to display: the chosen one, otherwise the stored one. */
  readonly shown: string | null;
  /** Chosen but not stored yet. */
  readonly file: File | undefined;
  /** The stored photo is to be removed. */
  readonly isRemoved: boolean;
  /** Why the file that was chosen last cannot be used. */
  readonly problem: PictureProblem | null;
  readonly pick: (file: File) => void;
  readonly remove: () => void;
  readonly refuse: (problem: PictureProblem) => void;
  /** The browser cannot show the chosen file. */
  readonly refuseUnreadable: () => void;
}

type Choice =
  | { readonly kind: 'stored' | 'removed'; readonly problem: PictureProblem | null }
  | { readonly kind: 'chosen'; readonly file: File; readonly preview: string };

const STORED: Choice = { kind: 'stored', problem: null };

/** A photo that can be previewed before it is saved. */
export function usePhoto(stored: string | null): PhotoState {
  const [choice, setChoice] = useState<Choice>(STORED);
  const refuse = (problem: PictureProblem) => setChoice({ kind: 'stored', problem });
  const isRemoved = choice.kind === 'removed';
  return {
    shown: choice.kind === 'chosen' ? choice.preview : isRemoved ? null : stored,
    file: choice.kind === 'chosen' ? choice.file : undefined,
    isRemoved: isRemoved && stored !== null,
    problem: choice.kind === 'chosen' ? null : choice.problem,
    pick: (file) => {
      const isBroken = () => refuse('broken');
      if (!file.type.startsWith('image/')) isBroken();
      else inlined(file).then((preview) => setChoice({ kind: 'chosen', file, preview }), isBroken);
    },
    remove: () => setChoice({ kind: 'removed', problem: null }),
    refuse,
    refuseUnreadable: () => {
      if (choice.kind === 'chosen') whyUnreadable(choice.file).then(refuse, () => refuse('broken'));
    },
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
