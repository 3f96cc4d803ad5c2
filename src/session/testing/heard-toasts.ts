import type { Toasts } from '../toasts/toasts.ts';

/** Records toasts instead of showing them. */
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
