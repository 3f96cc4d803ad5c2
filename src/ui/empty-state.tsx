import type { ReactNode } from 'react';
import { Paisley } from './paisley.tsx';

/** The state of an empty list, and what the user can do. */
export function EmptyState({
  title,
  text,
  motif = <Paisley />,
  children,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly motif?: ReactNode;
  /** The action that creates the first one. */
  readonly children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 rounded-2xl border border-dashed border-edge px-6 py-10 text-center">
      {motif}
      <p className="font-display text-xl text-wine">{title}</p>
      {text !== undefined && <p className="max-w-prose text-faded">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
