import type { Toasts } from '../toasts/toasts.ts';

/** Records toasts instead of showing them. */
export function recordToasts(): Toasts & { readonly shownToasts: string[] } {
  const shownToasts: string[] = [];
  return {
    shownToasts,
    success: (text) => shownToasts.push(`✓ ${text}`),
    failure: (text, detail) => shownToasts.push(detail === undefined ? `✗ ${text}` : `✗ ${text}: ${detail}`),
    lasting: (text) => shownToasts.push(`✗ ${text}`),
    news: (text, icon) => shownToasts.push(`${icon} ${text}`),
  };
}
