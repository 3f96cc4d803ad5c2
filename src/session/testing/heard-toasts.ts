import type { Toasts } from '../toasts/toasts.ts';

/** Toasts that are only written down, in the order in which they would have been shown. */
export function heardToasts(): Toasts & { readonly heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    success: (text) => heard.push(`✓ ${text}`),
    failure: (text, detail) => heard.push(detail === undefined ? `✗ ${text}` : `✗ ${text}: ${detail}`),
    lasting: (text) => heard.push(`✗ ${text}`),
    news: (text, icon) => heard.push(`${icon} ${text}`),
  };
}
