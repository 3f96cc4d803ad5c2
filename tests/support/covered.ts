import type { Locator } from '@playwright/test';

/** The names of the controls that the element covers and that would be clickable otherwise. */
export function coveredBy(element: Locator): Promise<string[]> {
  return element.evaluate((over) => {
    const area = over.getBoundingClientRect();
    const before = over.style.visibility;
    over.style.visibility = 'hidden';
    const covered = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((control) => !over.contains(control))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        if (left >= area.right || right <= area.left || top >= area.bottom || bottom <= area.top) return false;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && control.contains(hit);
      })
      .map((control) => control.ariaLabel ?? control.textContent ?? control.tagName);
    over.style.visibility = before;
    return covered;
  });
}
