import { type BrowserContext, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What a screen reader has announced of live regions, in order. */
    announced?: string[];
  }
}

/** Records, in every page of the context, what a screen reader announces of live regions. */
export async function recordAnnouncements(context: BrowserContext): Promise<void> {
  await context.addInitScript(record);
}

export const announcedOn = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.announced ?? []);

/** Removes the first ones. */
export async function forgetAnnouncements(page: Page, count: number): Promise<void> {
  await page.evaluate((first) => window.announced?.splice(0, first), count);
}

/**
 * Runs in the page. A region is announced when it changes, an alert also when it appears: of a status or an alert the whole
 * text, of others what was added. Nothing that is hidden or behind a modal dialog is announced.
 */
function record(): void {
  const announced: string[] = (window.announced = []);
  const REGION = '[role=status],[role=alert],[aria-live=polite],[aria-live=assertive]';
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

  const isPerceivable = (element: Element) => {
    const modals = [...document.querySelectorAll('dialog:modal')];
    return (
      element.isConnected &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true],[inert]') &&
      (modals.length === 0 || modals.some((modal) => modal.contains(element)))
    );
  };

  const textOf = (node: Node): string => {
    if (node instanceof Text) return elementOf(node)?.closest('[aria-hidden=true]') ? '' : node.data;
    if (node instanceof Element && !node.checkVisibility({ visibilityProperty: true })) return '';
    return [...node.childNodes].map(textOf).join(' ');
  };

  new MutationObserver((changes) => {
    const said = new Map<Node, Element>();
    for (const { type, target, addedNodes } of changes) {
      const added = type === 'childList' ? [...addedNodes] : [target];
      for (const node of added)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('*')].filter(({ role }) => role === 'alert'))
            said.set(alert, alert);
      const region = elementOf(target)?.closest(REGION);
      if (!region || added.some((node) => said.has(node) || (node instanceof Element && node.ariaLive === 'off')))
        continue;
      if (region.role === 'status' || region.role === 'alert') said.set(region, region);
      else for (const node of added) said.set(node, region);
    }
    for (const [node, region] of said) {
      const text = isPerceivable(region) ? textOf(node).replace(/\s+/g, ' ').trim() : '';
      if (text !== '') announced.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
