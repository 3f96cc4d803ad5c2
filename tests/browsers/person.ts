import { DeadlineError, until } from '../../scripts/suite/until.ts';
import type { Driver } from './driver.ts';

type Kind = 'button' | 'link' | 'field' | 'heading';

/** `shown`: visible. `ready`: also not moving, enabled and not covered. */
interface Found {
  readonly shown: boolean;
  readonly ready: boolean;
  readonly x: number;
  readonly y: number;
}

const PATIENCE_MS = 30_000;

/**
 * Runs in the page, also in old browsers. `name` is the complete accessible name, or a prefix ending in `*`. The last
 * match wins, because overlays follow the page in the DOM.
 */
function look(kind: Kind, name: string): Found {
  const selectors: Record<Kind, string> = {
    button: 'button',
    link: 'a[href]',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3',
  };
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels;
    return tidy(element.getAttribute('aria-label') || ((labels && labels[0]) || (element as HTMLElement)).innerText);
  };
  const isNamed = (text: string) => (name.slice(-1) === '*' ? text.indexOf(name.slice(0, -1)) === 0 : text === name);
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const place = document.querySelector('dialog[open]') || document;
  const found = Array.from(place.querySelectorAll(selectors[kind])).filter(
    (one) => isNamed(nameOf(one)) && isSeen(one),
  );
  const element = found[found.length - 1];
  if (!element) return { shown: false, ready: false, x: 0, y: 0 };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
  const ready = isHit && !(element as HTMLButtonElement).disabled;
  const memory = window as { pressed?: boolean };
  memory.pressed = false;
  element.addEventListener('click', () => (memory.pressed = true), { once: true, capture: true });
  return { shown: true, ready, x, y };
}

/** A user who acts through what is visible on the screen. */
export class Person {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async opens(url: string): Promise<void> {
    await this.#driver.open(url);
    await this.#until('React has taken the page over', () =>
      this.#is(`document.querySelector('[data-hydrated=true]')`),
    );
  }

  async sees(kind: Kind, name: string): Promise<void> {
    await this.#until(`there is a ${kind} “${name}”`, async () => (await this.#look(kind, name)).shown);
  }

  async presses(kind: Kind, name: string): Promise<void> {
    let before: Found = { shown: false, ready: false, x: 0, y: 0 };
    await this.#until(`the ${kind} “${name}” is pressed`, async () => {
      const now = await this.#look(kind, name);
      const stands = now.ready && before.ready && now.x === before.x && now.y === before.y;
      before = now;
      if (!stands) return false;
      await this.#driver.clickAt(now.x, now.y);
      // An element that moved at the last moment is clicked again. A page that was left has no state.
      return this.#is('window.pressed !== false');
    });
  }

  async fills(name: string, text: string): Promise<void> {
    await this.presses('field', name);
    await this.#driver.type(text);
  }

  async isAt(path: string): Promise<void> {
    await this.#until(`the page is ${path}`, () => this.#is(`location.pathname === ${JSON.stringify(path)}`));
  }

  async #look(kind: Kind, name: string): Promise<Found> {
    const call = `(${look.toString()})(${JSON.stringify(kind)}, ${JSON.stringify(name)})`;
    return JSON.parse(String(await this.#driver.evaluate(`JSON.stringify(${call})`))) as Found;
  }

  async #is(expression: string): Promise<boolean> {
    return (await this.#driver.evaluate(`Boolean(${expression})`)) === true;
  }

  async #until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    try {
      await until(what, { withinMs: PATIENCE_MS }, isSo);
    } catch (error) {
      if (!(error instanceof DeadlineError)) throw error;
      const text = String(await this.#driver.evaluate('document.body.innerText'));
      throw new Error(`${error.message} The page says:\n${text.slice(0, 2_000)}`, { cause: error });
    }
  }
}
