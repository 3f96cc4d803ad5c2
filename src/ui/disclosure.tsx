import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';

/** A question that expands to its answer. It works without JavaScript, and the browser's search finds the answer. */
export function Disclosure({ summary, children }: { readonly summary: ReactNode; readonly children: ReactNode }) {
  return (
    <details className="group border-b border-line last:border-b-0">
      <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium text-ink hover:text-wine [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDownIcon className="size-5 text-wine transition-transform group-open:[transform:rotate(180deg)]" />
      </summary>
      <div className="max-w-prose pb-4 text-faded">{children}</div>
    </details>
  );
}
