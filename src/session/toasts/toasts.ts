/** Short messages in a corner of the page, which disappear after four seconds. */
export interface Toasts {
  success(text: string): void;
  /** `detail`: why, where that is known. */
  failure(text: string, detail?: string): void;
  /** Stays until dismissed: there is something to copy, or too much to read in passing. */
  lasting(text: string): void;
  /** Something happened elsewhere. */
  news(text: string, icon: string): void;
}
