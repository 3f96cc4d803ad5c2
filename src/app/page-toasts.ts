import type { Toasts } from '../session/toasts/toasts.ts';
import { toast } from '../ui/toast.ts';

/** Shows the session's toasts on the page. */
export const pageToasts: Toasts = {
  success: (text) => toast.success(text),
  failure: (text, detail) => toast.error(detail === undefined ? text : `${text}. ${detail}`),
  lasting: (text) => toast.error(text, { stays: true }),
  // With a key of its own, so that it does not remove an error.
  news: (text, icon) => toast.success(`${icon} ${text}`, { key: `news ${text}` }),
};
