import { useState } from 'react';
import type { Theme } from '../../domain/wishlist-options.ts';
import { lightProperties } from '../../ui/theme-drawing.ts';
import { PrintCard, type PrintCardProps } from './print-card.tsx';
import styles from './print-cards.css?inline';

interface PrintSheetProps extends PrintCardProps {
  readonly theme: Theme;
  readonly label: string;
}

/** A picture of a sheet of paper. Its letters are as large as on the paper, not as the reader's setting says. */
export function PrintSheet({ theme, label, ...card }: PrintSheetProps) {
  const [colours] = useState(() => Object.fromEntries(lightProperties(theme)));
  const { layout } = card;
  return (
    <div role="img" aria-label={label}>
      <style>{styles}</style>
      <div aria-hidden className="paper-sheet" data-theme={theme} data-layout={layout} style={colours}>
        {Array.from({ length: layout === 'cards' ? 4 : 2 }, (_, index) => (
          <PrintCard key={index} {...card} />
        ))}
        <div className="marks" />
      </div>
    </div>
  );
}
