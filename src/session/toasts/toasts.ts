/** Short messages in a corner of the page that disappear after four seconds. */
export interface Toasts {
  success(text: string): void;
  /** `detail` is the reason, if known. */
  failure(text: string, detail?: string): void;
  /** Stays until dismissed, for a text to copy or a long one. */
  lasting(text: string): void;
  /** An event from elsewhere. */
  news(text: string, icon: string): void;
}
