import type { Locator } from '@playwright/test';

/** Texts in a part of a page that do not fit: broken within a word, wider than a box around them, or cut off. */
export const overflowing = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const found = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      const content = text.textContent ?? '';
      if (!content.trim() || !holder?.checkVisibility({ visibilityProperty: true })) continue;
      if (holder.closest('.sr-only, option')) continue;
      if (wordsOf(content).some(isBroken)) found.add(`“${content}” is broken within a word`);
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()];
      const tooNarrow = boxesAround(holder).find((outer) => boxes.some((box) => leaves(box, outer)));
      const { overflowY } = getComputedStyle(holder);
      if (overflowY === 'hidden' && holder.scrollHeight > holder.clientHeight + 1) found.add(`“${content}” is cut off`);
      if (tooNarrow) found.add(`“${content}” does not fit into <${tooNarrow.tagName.toLowerCase()}>`);

      function isBroken([start, end]: readonly [number, number]): boolean {
        range.setStart(text!, start);
        range.setEnd(text!, end);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      }
    }
    // In the pseudo-language every option is longer than any translation.
    const selects = document.documentElement.lang === 'en-XA' ? [] : root.querySelectorAll('select');
    for (const select of selects) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      for (const { text } of select.options)
        if (pen.measureText(text).width > room) found.add(`“${text}” is cut off in <select>`);
    }
    const wider = document.documentElement.scrollWidth - innerWidth;
    if (wider > 0) found.add(`The page is ${wider} px too wide`);
    return [...found];

    /** Where words start and end. A line may break after a hyphen, a slash or between other punctuation. */
    function wordsOf(content: string): (readonly [number, number])[] {
      return [...content.matchAll(/[\p{L}\p{M}\p{N}\p{Join_Control}₹,’]+/gu)].map(
        ({ 0: word, index }) => [index, index + word.length] as const,
      );
    }

    /** What contains it horizontally, up to a container that scrolls. */
    function boxesAround(element: Element): Element[] {
      const { display, overflowX } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX)) return [];
      const rest = element.parentElement ? boxesAround(element.parentElement) : [];
      return /inline$|contents/.test(display) ? rest : [element, ...rest];
    }

    function leaves({ left, right }: DOMRect, outer: Element): boolean {
      const room = outer.getBoundingClientRect();
      return left < room.left - 1 || right > room.right + 1;
    }
  });
