/**
 * Two parts of jsdom took more than a third of the time of the unit tests.
 *
 * Testing Library asks for the styles of every element it looks at, to skip the hidden ones. jsdom then matches its whole
 * style sheet and computes all colors. Here `display`, `visibility` and `pointer-events` come from the `style` attribute and
 * the kind of element, because the style sheets of the application are not loaded. All other properties come from jsdom.
 */

/** What jsdom says. */
export const computed = window.getComputedStyle.bind(window);

const inherited = (element: Element, property: string): string | undefined => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = styled(at, property);
    if (value) return value;
  }
  return undefined;
};

const PROPERTIES: Readonly<Record<string, (element: Element) => string>> = {
  display: (element) => styled(element, 'display') || ownDisplay(element),
  visibility: (element) => inherited(element, 'visibility') ?? 'visible',
  pointerEvents: (element) => inherited(element, 'pointer-events') ?? 'auto',
};

/** What an element's `style` attribute says. Most have none, and reading `style` is slow. */
function styled(element: Element, property: string): string {
  return element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';
}

/** For each kind of element, what jsdom's style sheet says. */
const displays = new Map<string, string>();

function ownDisplay(element: Element): string {
  const dependsOnMore = element.hasAttribute('popover') || element.localName === 'summary';
  if (dependsOnMore) return computed(element).display;
  const kind = JSON.stringify([
    element.localName,
    ...['hidden', 'open', 'type'].map((name) => element.getAttribute(name)),
  ]);
  const display = displays.get(kind) ?? computed(element).display;
  displays.set(kind, display);
  return display;
}

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement) return computed(element, pseudoElement);
  const valueOf = (property: string) => PROPERTIES[property]?.(element);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, property) {
      if (property === 'getPropertyValue') {
        return (name: string) => valueOf(name) ?? computed(element).getPropertyValue(name);
      }
      const value: unknown = valueOf(String(property)) ?? Reflect.get(computed(element), property);
      return value;
    },
  });
};

/** jsdom's selector engine for `querySelector` is several times slower than the one for `querySelectorAll`. */
function first(this: ParentNode, selectors: string): Element | null {
  return this.querySelectorAll(selectors)[0] ?? null;
}
for (const { prototype } of [Document, DocumentFragment, Element]) prototype.querySelector = first;
