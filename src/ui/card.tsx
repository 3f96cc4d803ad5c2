import type { ReactNode } from 'react';

/** A card. With a title it is a labelled region. */
export function Card({
  title,
  level: Heading = 'h2',
  children,
  className = '',
}: {
  readonly title?: string;
  readonly level?: 'h1' | 'h2' | 'h3';
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <div className={`rounded-2xl border border-line bg-card p-5 lift sm:p-6 ${className}`}>
      {title !== undefined && (
        <Heading tabIndex={Heading === 'h1' ? -1 : undefined} className="mb-3 font-display text-2xl/8 text-wine">
          {title}
        </Heading>
      )}
      {children}
    </div>
  );
}
