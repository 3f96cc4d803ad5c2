const AT_MOST_EVERY_MS = 60_000;

/**
 * When to look again at who is here: something about them may have changed elsewhere. Whoever only comes back to the page
 * costs one look a minute; whoever was refused something is looked at in any case, but once at a time.
 */
export class SecondLook {
  readonly #look: () => Promise<void>;
  #looking: Promise<void> | null = null;
  #last = Date.now();

  constructor(look: () => Promise<void>) {
    this.#look = look;
  }

  readonly inPassing = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - this.#last >= AT_MOST_EVERY_MS) this.now();
  };

  readonly now = (): void => {
    this.#last = Date.now();
    this.#looking ??= this.#look()
      // What cannot be found out now is found out the next time.
      .catch(() => undefined)
      .finally(() => {
        this.#looking = null;
      });
  };
}
