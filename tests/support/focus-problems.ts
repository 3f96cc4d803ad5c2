import { type Page } from '@playwright/test';
import { settled } from './settled.ts';

/**
 * Moves the focus through the page, or its open dialog. Finds controls that are hidden when focused (WCAG 2.4.11) or have no
 * visible focus (2.4.7), and places where the focus jumps back up (2.4.3).
 */
export async function focusProblems(page: Page): Promise<string[]> {
  await settled(page);
  // Focus set by a script is visible if the last input came from the keyboard.
  await page.keyboard.press('ScrollLock');
  const found = await page.evaluate(walk);
  await settled(page);
  return found;
}

async function walk(): Promise<string[]> {
  // A menu closes when the focus leaves it, and its items are reached with arrow keys.
  if ([...document.querySelectorAll('[role=menu]')].some((menu) => menu.checkVisibility())) return [];
  const found: string[] = [];
  const start = document.activeElement;
  const scrolledTo = scrollY;
  const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const controls = [
    ...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter((control) => control.tabIndex >= 0 && !control.matches(':disabled') && !control.closest('[inert]'));
  const isThere = (control: HTMLElement) => control.checkVisibility({ visibilityProperty: true });
  const name = (control: HTMLElement) => control.outerHTML.slice(0, 140);

  let before: { readonly box: DOMRect; readonly layer: Element } | undefined;
  for (const control of controls) {
    if (!isThere(control)) continue;
    const layer = layerOf(control);
    const box = seen(control).getBoundingClientRect();
    const isAbove =
      before && box.bottom <= before.box.top && box.left < before.box.right && box.right > before.box.left;
    if (isAbove && before?.layer === layer) found.push(`is above what has the focus before: ${name(control)}`);
    before = { box, layer };
  }

  for (const control of controls) {
    if (!isThere(control)) continue;
    control.focus();
    // What lies over it may close now.
    for (let frame = 0; frame < 3 && isHidden(control); frame++) await new Promise(requestAnimationFrame);
    if (document.activeElement !== control) found.push(`cannot be focused: ${name(control)}`);
    else if (isHidden(control)) found.push(`hidden when focused: ${name(control)}`);
    else if (!isMarked(control)) found.push(`nothing marks the focus: ${name(control)}`);
  }
  if (start instanceof HTMLElement && start !== document.body) start.focus({ preventScroll: true });
  else (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, scrolledTo);
  return found;

  /** The label is what is seen of a visually hidden input. */
  function seen(control: HTMLElement): Element {
    const label =
      control.closest('label') ?? (control.matches('.sr-only') && (control as HTMLInputElement).labels?.[0]);
    return label || control;
  }

  function isHidden(control: HTMLElement): boolean {
    // A large one is seen if a part of it is.
    const { left, right, top, bottom } = seen(control).getBoundingClientRect();
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return ![0.05, 0.25, 0.5, 0.75, 0.95].some((x) =>
      [0.05, 0.25, 0.5, 0.75, 0.95].some((y) => {
        const hit = document.elementFromPoint(x0 + (x1 - x0) * x, y0 + (y1 - y0) * y);
        return hit !== null && (seen(control).contains(hit) || hit.contains(seen(control)));
      }),
    );
  }

  function isMarked(control: HTMLElement): boolean {
    return [control, control.closest('label'), control.nextElementSibling].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  }

  /** What is positioned or scrolls has its place in the order, wherever it is on the screen. */
  function layerOf(element: Element): Element {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { position, overflowY } = getComputedStyle(around);
      if (
        /absolute|fixed|sticky/.test(position) ||
        /auto|scroll/.test(overflowY) ||
        around.matches('dialog, [popover]')
      )
        return around;
    }
    return document.body;
  }
}
