import { useId, type ReactNode } from 'react';

type Width = 'narrow' | 'medium' | 'wide';

const WIDTHS: Readonly<Record<Width, string>> = { narrow: 'max-w-md', medium: 'max-w-3xl', wide: 'max-w-6xl' };

/** The content area between header and footer. */
export function Page({ width = 'wide', children }: { readonly width?: Width; readonly children: ReactNode }) {
  return <div className={`mx-auto w-full px-4 pt-6 pb-16 sm:px-6 sm:pt-10 ${WIDTHS[width]}`}>{children}</div>;
}

/** The h1 of a screen. It can receive the focus after a navigation. */
export function PageHeading({
  title,
  lead,
  aside,
}: {
  readonly title: ReactNode;
  /** A short introduction below it. */
  readonly lead?: ReactNode;
  /** Buttons, on the right if there is room. */
  readonly aside?: ReactNode;
}) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4 sm:mb-8">
      <div className="min-w-0 grow">
        <h1 tabIndex={-1} className="font-display text-3xl/10 text-wine sm:text-4xl/12">
          {title}
        </h1>
        {lead !== undefined && <p className="mt-1 max-w-2xl text-lg text-faded">{lead}</p>}
      </div>
      {aside !== undefined && <div className="flex max-w-full min-w-0 flex-wrap gap-3">{aside}</div>}
    </header>
  );
}

/** A part of a screen with its own heading. */
export function Section({
  title,
  aside,
  children,
}: {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 first:mt-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-display text-2xl/8 text-wine">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
