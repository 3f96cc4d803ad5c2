/** One text, kept for as long as the window; by this page alone where a browser forbids pages to store anything. */
export class WindowMemory {
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #unstored = '';

  constructor(key: string) {
    this.#key = key;
  }

  /** '' when there is none. */
  readonly read = (): string => {
    try {
      return sessionStorage.getItem(this.#key) ?? '';
    } catch {
      return this.#unstored;
    }
  };

  write(text: string): void {
    this.#unstored = text;
    try {
      sessionStorage.setItem(this.#key, text);
    } catch {
      // It is remembered by this page.
    }
    for (const listener of [...this.#listeners]) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
