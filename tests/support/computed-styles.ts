/**
 * Testing Library asks for the computed style of the same elements again and again, to skip the hidden ones and to name the
 * others. jsdom computed it each time, in a sixth of the time of the unit tests; now it does so once until the document
 * changes. The result is not live: read it again after a change.
 */
let styles = new WeakMap<Element, CSSStyleDeclaration>();
const forget = () => {
  styles = new WeakMap();
};
const changes = new MutationObserver(forget);
changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

const compute = window.getComputedStyle.bind(window);
window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement || !element.isConnected) return compute(element, pseudoElement);
  if (changes.takeRecords().length > 0) forget();
  const style = styles.get(element) ?? compute(element);
  styles.set(element, style);
  return style;
};
