import type { Feed } from './client.ts';
import { within } from './deadline.ts';

type Waiter<View> = (event: { readonly view: View } | { readonly error: Error }) => void;

/** Buffers listener events until the scenario reads them. */
export class ListenerFeed<View> implements Feed<View> {
  readonly #views: View[] = [];
  readonly #waiters: Waiter<View>[] = [];
  #error: Error | undefined;
  #unsubscribe: () => void = () => undefined;

  constructor(subscribe: (onView: (view: View) => void, onError: (error: Error) => void) => () => void) {
    this.#unsubscribe = subscribe(
      (view) => {
        const waiter = this.#waiters.shift();
        if (waiter) waiter({ view });
        else this.#views.push(view);
      },
      (error) => {
        this.#error = error;
        for (const waiter of this.#waiters.splice(0)) waiter({ error });
      },
    );
  }

  async next(what: string): Promise<View> {
    const event = await within(what, this.#event());
    if ('error' in event) throw event.error;
    return event.view;
  }

  async until(what: string, condition: (view: View) => boolean): Promise<View> {
    const search = async () => {
      for (;;) {
        const event = await this.#event();
        if ('error' in event) throw event.error;
        if (condition(event.view)) return event.view;
      }
    };
    return within(what, search());
  }

  async failure(what: string): Promise<Error> {
    const search = async () => {
      for (;;) {
        const event = await this.#event();
        if ('error' in event) return event.error;
      }
    };
    return within(what, search());
  }

  stop(): void {
    this.#unsubscribe();
  }

  #event(): Promise<{ readonly view: View } | { readonly error: Error }> {
    const view = this.#views.shift();
    if (view !== undefined) return Promise.resolve({ view });
    if (this.#error) return Promise.resolve({ error: this.#error });
    return new Promise((resolve) => this.#waiters.push(resolve));
  }
}
