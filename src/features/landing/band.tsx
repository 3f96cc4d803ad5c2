import { useId, type ReactNode } from 'react';

interface BandProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A full-width section of the page. */
export function Band({ title, lead, children }: BandProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="far-192 mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-20">
      <div className="mx-auto mb-8 max-w-2xl text-center lg:mb-12">
        <h2 id={id} className="font-display text-3xl/10 text-wine sm:text-4xl/12">
          {title}
        </h2>
        {lead !== undefined && <p className="mt-2 text-lg text-faded">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
