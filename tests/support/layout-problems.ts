import { type Page } from '@playwright/test';
import { measureSettled } from './settled.ts';

/**
 * What axe cannot see on the settled page: content wider than the window (WCAG 1.4.10), text that is cut off, overlaps or
 * leaves its control (1.4.4), also with the reader's text spacing (1.4.12), fields without the right autocomplete token or
 * without pasting (1.3.5, 3.3.8; but for what is typed twice on purpose), and help in another place than elsewhere (3.2.6).
 */
export async function layoutProblems(
  page: Page,
  { withSpacing }: { readonly withSpacing: boolean },
): Promise<string[]> {
  const misfitsWith = async (css: string) => {
    await page.evaluate(restyle, RENDER_ALL + css);
    return measureSettled(page, () => page.evaluate(misfits));
  };
  const language = await page.locator('html').getAttribute('lang');
  const found = await misfitsWith('');
  const spaced = withSpacing ? await misfitsWith(textSpacing(language)) : [];
  await page.evaluate(restyle, '');
  return [
    ...found,
    ...spaced.filter((problem) => !found.includes(problem)).map((problem) => `with text spacing: ${problem}`),
    ...(await page.evaluate(formProblems)),
  ];
}

/** Content that the browser skips because it is far from the window keeps the height it had before the text spacing. */
const RENDER_ALL = '* { content-visibility: visible !important }';

/** Scripts that tear apart with letter spacing conform without it. */
function textSpacing(language: string | null): string {
  const letters = language === 'en' ? 'letter-spacing: 0.12em !important;' : '';
  return `
    * { line-height: 1.5 !important; word-spacing: 0.16em !important; ${letters} }
    p { margin-bottom: 2em !important }
  `;
}

function restyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

function misfits(): string[] {
  const found = new Set<string>();
  const name = (element: Element) => element.outerHTML.slice(0, 140);

  for (const box of document.querySelectorAll('html, dialog[open], [popover]')) {
    if (!box.checkVisibility() || box.scrollWidth <= box.clientWidth) continue;
    found.add(`${box.tagName} is ${box.scrollWidth} px wide in ${box.clientWidth} px: ${name(widest(box))}`);
  }

  const lines: { text: string; holder: Element; box: DOMRect; layer: Element }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!text.textContent?.trim() || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (holder.closest('.sr-only, option, [aria-hidden=true]')) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const line = { text: text.textContent.trim().slice(0, 40), holder, box, layer: layerOf(holder) };
      if (!isShown(line)) continue;
      lines.push(line);
    }
  }

  lines.forEach((line, index) => {
    const control = line.holder.closest('button, a, label, summary, th, td, [role=tab], [role=status]');
    const frame = control && control.tagName !== 'LABEL' && hasEdges(control) ? control.getBoundingClientRect() : null;
    if (
      frame &&
      (line.box.right > frame.right + 1 || line.box.left < frame.left - 1 || middle(line.box) > frame.bottom)
    )
      found.add(`“${line.text}” leaves ${name(control as Element)}`);
    for (const other of lines.slice(index + 1)) {
      if (other.layer !== line.layer || other.holder === line.holder) continue;
      if (isClamped(line.holder) || isClamped(other.holder)) continue;
      const width = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
      const height = Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top);
      const least = Math.min(line.box.height, other.box.height);
      if (width > 2 && height > least * 0.4) found.add(`“${line.text}” and “${other.text}” overlap`);
    }
  });

  return [...found];

  /** The innermost element that reaches furthest to the right, except for what scrolls or is clipped. */
  function widest(box: Element): Element {
    let found = box;
    const search = (element: Element): void => {
      if (element.getBoundingClientRect().right >= found.getBoundingClientRect().right) found = element;
      if (element === box || getComputedStyle(element).overflowX === 'visible') [...element.children].forEach(search);
    };
    search(box);
    return found;
  }

  /** False if it is scrolled or clipped out of sight on purpose; reports text that is cut off. */
  function isShown({ text, holder, box }: { text: string; holder: Element; box: DOMRect }): boolean {
    let [scrollsX, scrollsY] = [false, false];
    for (let around: Element | null = holder; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(around);
      if (clipPath !== 'none') return false;
      if (around.matches('dialog, [popover]')) return true;
      const edges = around.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX)) scrollsX = true;
      if (/auto|scroll/.test(overflowY)) scrollsY = true;
      const isOutX = box.right > edges.right + 2 || box.left < edges.left - 2;
      const isOutY = middle(box) > edges.bottom || middle(box) < edges.top;
      if (/hidden|clip/.test(overflowX) && !scrollsX && isOutX && textOverflow !== 'ellipsis')
        found.add(`“${text}” is cut off by ${name(around)}`);
      if (/hidden|clip/.test(overflowY) && !scrollsY && isOutY) {
        if (webkitLineClamp !== 'none') return false;
        found.add(`“${text}” is cut off by ${name(around)}`);
      }
      if (webkitLineClamp !== 'none' && isOutY) return false;
      if (scrollsX && isOutX) return false;
      if (scrollsY && isOutY) return false;
    }
    return true;
  }

  /** Only texts of one layer can overlap: others lie over the page on purpose. */
  function layerOf(element: Element): Element {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { position } = getComputedStyle(around);
      if (position === 'fixed' || position === 'sticky' || around.matches('dialog, [popover]')) return around;
      const { zIndex } = getComputedStyle(around);
      if (position === 'absolute' && zIndex !== 'auto') return around;
    }
    return document.body;
  }

  /** The button that opens it lies over its last line. */
  function isClamped(element: Element): boolean {
    return element.closest('[class*=line-clamp]') !== null;
  }

  function hasEdges(element: Element): boolean {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
  }

  function middle({ top, bottom }: DOMRect): number {
    return (top + bottom) / 2;
  }
}

function formProblems(): string[] {
  const found: string[] = [];
  const name = (element: Element) => element.outerHTML.slice(0, 140);
  const TOKENS: Readonly<Record<string, RegExp>> = {
    email: /^(email|username|off)$/,
    password: /^(current|new)-password$/,
    tel: /^tel/,
  };
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (!field.checkVisibility()) continue;
    const token = TOKENS[field.type];
    if (token && !token.test(field.autocomplete)) found.push(`autocomplete “${field.autocomplete}”: ${name(field)}`);
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() });
    if (!('typedTwice' in field.dataset) && !field.dispatchEvent(paste)) found.push(`refuses pasting: ${name(field)}`);
  }

  const help = [...document.querySelectorAll('footer :is(a[href$="/help"], a[href$="/contact"], a[href^="mailto:"])')];
  const order = help.map((link) => link.getAttribute('href')?.split(':')[0]?.split('/').at(-1)).join(', ');
  if (order !== 'contact, help, contact, mailto') found.push(`help is elsewhere: ${order}`);

  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')) {
    if (Number(control.getAttribute('tabindex')) > 0) found.push(`positive tabindex: ${name(control)}`);
  }
  return [...new Set(found)];
}
