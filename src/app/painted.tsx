import type { ReactNode } from 'react';

/** What the guest's page shows before its scripts are loaded. Rendered at build time. */
export function ToBePainted({ children }: { children: ReactNode }) {
  return <div data-painted>{children}</div>;
}

/**
 * The same, as the page's first lines paint it (app/first-paint). React leaves what is in it alone, so that it can be
 * painted and tapped until the wishlist replaces it. `html` must not change.
 */
export function Painted({ html }: { html: string }) {
  return <div data-painted suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** For `Painted`; empty where the page was not prerendered. */
export function paintedHtml(): string {
  return document.querySelector('[data-painted]')?.innerHTML ?? '';
}
