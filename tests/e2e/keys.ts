import { type Locator, type Page } from '@playwright/test';
import { expectOn } from '../support/expect-on.ts';

type Role = Parameters<Page['getByRole']>[0];

interface Target {
  /** Backwards, with Shift. */
  readonly back?: boolean;
  /** Steps after which it counts as out of reach. */
  readonly within?: number;
}

/** Somebody at a keyboard: no pointer, and no focus but where keys lead. */
export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** Into whatever has the focus, in place of what stands there. */
  async type(text: string): Promise<void> {
    await this.press('Control+A');
    await this.#page.keyboard.type(text);
  }

  /** Presses Tab until it has the focus, and can be seen to have it. */
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

  /** The focus is there, in sight, and marked. */
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

/** Runs on the page. Headings and regions get the focus to be read, and need no mark. */
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
