import type { Toasts } from '../session/toasts.ts';
import { toast } from '../ui/toast.ts';

/** What the session says in passing, on the page. */
export const pageToasts: Toasts = {
  success: (text) => toast.success(text),
  failure: (text, detail) => toast.error(detail === undefined ? text : `${text}. ${detail}`),
  // With a key, so that it answers no error.
  news: (text, icon) => toast.success(`${icon} ${text}`, { key: `news ${text}` }),
};
