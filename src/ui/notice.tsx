import { type ReactNode } from 'react';

/** A failure, said where it happened. */
export function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-lg border border-alarm px-4 py-3 text-alarm">
      <p className="grow">{text}</p>
      {children}
    </div>
  );
}
