import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/page.tsx';
import './gallery.css';
import { ActionsShown } from './actions-shown.tsx';
import { type ControlLabels, SOME_LABELS } from './control-labels.ts';
import { DataShown } from './data-shown.tsx';
import { FieldsShown } from './fields-shown.tsx';
import { InvitationShown } from './invitation-shown.tsx';
import { LabelsShown } from './labels-shown.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { OverlaysShown } from './overlays-shown.tsx';
import { PaletteShown } from './palette-shown.tsx';
import { SharingShown } from './sharing-shown.tsx';
import { StatesShown } from './states-shown.tsx';
import { ThemesShown } from './themes-shown.tsx';
import { WordsShown } from './words-shown.tsx';

interface GalleryScreenProps {
  readonly labels?: ControlLabels;
  /** Components of features, which the gallery as a feature cannot import (app/gallery.tsx). */
  readonly children?: ReactNode;
}

/** Every UI component in every state, for development only. */
export function GalleryScreen({ labels = SOME_LABELS, children }: GalleryScreenProps) {
  return (
    <div className="gallery" data-specimen>
      <PageHeading title="Gallery" lead="Every primitive in every state. The colour scheme follows the system." />
      <LanguageChoice />
      <LabelsShown labels={labels} />
      <InvitationShown />
      <ThemesShown />
      {children}
      <WordsShown />
      <ActionsShown />
      <FieldsShown />
      <SharingShown />
      <OverlaysShown />
      <StatesShown />
      <DataShown />
      <PaletteShown />
    </div>
  );
}
