import type { ReactNode } from 'react';
import { Toran } from './motifs.tsx';
import { Page } from './page.tsx';

/** A screen with a single message, such as an error. */
export function MessagePage({
  title,
  level: Heading = 'h1',
  motif,
  children,
  actions,
}: {
  readonly title: string;
  readonly level?: 'h1' | 'h2' | 'h3';
  readonly motif?: ReactNode;
  readonly children?: ReactNode;
  /** Links to other pages. */
  readonly actions?: ReactNode;
}) {
  return (
    <Page width="narrow">
      <div className="overflow-hidden rounded-2xl border border-line bg-card text-center lift">
        <Toran />
        <div className="grid grid-cols-1 justify-items-center gap-4 px-6 pt-6 pb-8">
          {motif}
          <Heading tabIndex={-1} className="font-display text-3xl/10 text-wine">
            {title}
          </Heading>
          {children}
          {actions !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
        </div>
      </div>
    </Page>
  );
}
