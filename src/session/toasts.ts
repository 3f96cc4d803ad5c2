/** Short words in a corner of the page that go away by themselves after four seconds. The application says how. */
export interface Toasts {
  success(text: string): void;
  /** `detail`: why, where that is known. */
  failure(text: string, detail?: string): void;
  /** Something happened elsewhere. */
  news(text: string, icon: string): void;
}
