/** Stores one text in sessionStorage, or in memory if the browser blocks storage. */
export class WindowMemory {
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #unstored = '';

  constructor(key: string) {
    this.#key = key;
  }

  /** '' if there is none. */
  readonly read = (): string => {
    try {
      return sessionStorage.getItem(this.#key) ?? '';
    } catch {
      return this.#unstored;
    }
  };

  write(text: string): void {
    this.keep(text);
    for (const listener of [...this.#listeners]) listener();
  }

  /** Writes without telling the listeners. */
  keep(text: string): void {
    this.#unstored = text;
    try {
      sessionStorage.setItem(this.#key, text);
    } catch {
      // Kept in memory only.
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
