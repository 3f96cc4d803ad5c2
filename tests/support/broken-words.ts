import type { Page } from '@playwright/test';
import { measureSettled } from './settled.ts';

export const brokenWords = (page: Page): Promise<string[]> =>
  measureSettled(page, () => page.evaluate(findBrokenWords));

/** Runs in the page: words of normal length that wrap in the middle because of a narrow container. */
export function findBrokenWords(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.closest('.sr-only')) continue;
    // Text with punctuation, such as a URL, may wrap there.
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<![^\s])[\p{L}\p{N}₹,]{2,18}(?![^\s])/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.add(`“${word}” in ${holder.outerHTML.slice(0, 200)}`);
    }
  }
  return [...found];
}
