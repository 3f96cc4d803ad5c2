import type { ReactNode } from 'react';

/** The guest's page before its scripts are loaded. Rendered at build time. */
export function ToBePainted({ children }: { children: ReactNode }) {
  return <div data-painted>{children}</div>;
}

/**
 * The page as the inline script has painted it (app/first-paint). React does not touch its content, so it can be
 * painted and tapped until the wishlist replaces it. `html` must not change.
 */
export function Painted({ html }: { html: string }) {
  return <div data-painted suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The HTML for `Painted`; empty if the page was not prerendered. */
export function paintedHtml(): string {
  return document.querySelector('[data-painted]')?.innerHTML ?? '';
}
