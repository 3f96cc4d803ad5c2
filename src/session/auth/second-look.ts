const AT_MOST_EVERY_MS = 60_000;

/**
 * When to look again at who is here: something about them may have changed elsewhere. Whoever only comes back to the page
 * costs one look a minute; whoever was refused something is looked at in any case, but once at a time.
 */
export class SecondLook {
  readonly #look: () => Promise<boolean>;
  #looking: Promise<boolean> | null = null;
  #last = Date.now();

  /** `look` resolves to whether they are banned. */
  constructor(look: () => Promise<boolean>) {
    this.#look = look;
  }

  readonly inPassing = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - this.#last >= AT_MOST_EVERY_MS) void this.now();
  };

  readonly now = (): Promise<boolean> => {
    this.#last = Date.now();
    this.#looking ??= this.#look()
      // What cannot be found out now is found out the next time.
      .catch(() => false)
      .finally(() => {
        this.#looking = null;
      });
    return this.#looking;
  };
}
