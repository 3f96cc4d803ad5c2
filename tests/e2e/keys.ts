import { type Locator, type Page } from '@playwright/test';
import { expectOn } from '../support/expect-on.ts';

type Role = Parameters<Page['getByRole']>[0];

interface Target {
  /** Backwards, with Shift. */
  readonly back?: boolean;
  /** The most presses allowed. */
  readonly within?: number;
}

/** A keyboard user: no pointer, and the focus moves only by keys. */
export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** Replaces the text of the focused element. */
  async type(text: string): Promise<void> {
    await this.press('Control+A');
    await this.#page.keyboard.type(text);
  }

  /** Presses Tab until the element has a visible focus. */
  async tabTo(role: Role, name: string | RegExp, { back = false, within = 60 }: Target = {}): Promise<void> {
    const wanted = this.#named(role, name);
    await expectOn(wanted, `there is a ${role} “${name}”`).not.toHaveCount(0);
    const passed: string[] = [];
    for (let step = 0; step < within; step++) {
      await this.press(back ? 'Shift+Tab' : 'Tab');
      if ((await wanted.and(this.#page.locator(':focus')).count()) > 0) return this.isOn(role, name);
      passed.push(await this.#page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ''));
    }
    throw new Error(`No ${role} “${name}” within ${within} steps. Passed:\n${passed.join('\n')}`);
  }

  /** Asserts that the element has the focus, is in view and shows a focus indicator. */
  async isOn(role: Role, name: string | RegExp): Promise<void> {
    const focused = this.#named(role, name).and(this.#page.locator(':focus'));
    await expectOn(focused, `the focus is on ${role} “${name}”`).toHaveCount(1);
    await expectOn
      .poll(() => focused.evaluate(whatIsWrong), { message: `the focus on ${role} “${name}” is seen` })
      .toBeNull();
  }

  #named(role: Role, name: string | RegExp): Locator {
    return this.#page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) });
  }
}

/** Runs in the page. Headings and regions receive focus only to be read, so they need no indicator. */
function whatIsWrong(element: Element): string | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const inSight = [0.5, 0.1, 0.9].some((part) => {
    const found = document.elementFromPoint(left + width * part, top + height / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  });
  if (!inSight) return 'it is out of sight, or something lies over it';
  if (element.getAttribute('tabindex') === '-1' && !/menuitem|tab/.test(element.role ?? '')) return null;
  if (!element.matches(':focus-visible')) return 'it does not match :focus-visible';
  const marked = [element, element.closest('label')].some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const { backgroundColor } = getComputedStyle(element);
  const isFilled = element.role === 'menuitem' && backgroundColor !== 'rgba(0, 0, 0, 0)';
  return marked || isFilled ? null : 'nothing marks it';
}
