import postcss, { type AnyNode, type AtRule, type Declaration, type Rule } from 'postcss';
import { browsersWithout } from '../browsers/targets.js';

/** CSS features that some targets lack, with what happens there. */
const ENHANCEMENTS: Readonly<Record<string, string>> = {
  '@property': 'Tailwind sets the same initial values behind @supports.',
  '@starting-style': 'Things appear without moving.',
  ':has(:focus-visible)': 'The ring is around the control instead of its card.',
  ':has([data-wide])': 'A sheet is as narrow as the others, and its buttons wrap.',
  ':has(dialog:modal)': 'The page behind a dialog can be scrolled.',
  ':modal': 'The page behind a dialog can be scrolled.',
  ':popover-open': 'It stands beside [open], which src/ui/popover.ts sets.',
  ':open': 'It stands beside [open], which every details element has.',
  'contain-intrinsic-size': 'It belongs to content-visibility.',
  'content-visibility': 'What is out of sight is rendered too.',
  cursor: 'A phone has none.',
  'field-sizing': 'A text area keeps its height, and scrolls.',
  'font-synthesis-weight': 'Headings are a little bolder.',
  lh: 'The room for two lines is not kept while they load.',
  'overscroll-behavior': 'The page scrolls on at the end of a dialog.',
  'print-color-adjust: exact': 'It stands beside the prefixed property, which they have.',
  resize: 'A text area keeps its height.',
  'scrollbar-gutter': 'The page moves a little when a dialog hides its scroll bar.',
  'scrollbar-width': 'Rows that scroll show a scroll bar.',
  'text-size-adjust': 'Browsers without it do not enlarge the text of a page that has a viewport.',
  'text-wrap': 'Lines break less evenly.',
  'user-select: all': 'A reference is selected by hand, or copied with its button.',
};

/** Features that a target lacks and that have no fallback, one line each. */
export function unsupportedCss(css: string): readonly string[] {
  const found = new Map<string, string>();
  const report = (name: string, path: readonly string[], where: string) => {
    const browsers = browsersWithout(...path);
    const [property = ''] = name.split(': ');
    if (browsers.length > 0 && !(name in ENHANCEMENTS || property in ENHANCEMENTS))
      found.set(name, `${name} in “${where}”: ${browsers.join(', ')}`);
  };

  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (isGuarded(rule)) return;
    report(`@${rule.name}`, ['css', 'at-rules', rule.name], `@${rule.name} ${rule.params}`);
    if (rule.name === 'media' && /[<>]/.test(rule.params))
      report('media ranges', ['css', 'at-rules', 'media', 'range_syntax'], rule.params);
  });
  root.walkRules((rule) => {
    if (isGuarded(rule) || isKeyframe(rule)) return;
    for (const name of pseudosOf(rule.selector))
      if (name !== 'has') report(`:${name}`, ['css', 'selectors', name], rule.selector);
    // Reported by the state inside, because styles that depend on it are missing.
    for (const [has] of rule.selector.matchAll(/:has\((?:[^()]|\([^()]*\))*\)/g))
      report(has, ['css', 'selectors', 'has'], rule.selector);
    // Browsers drop the whole selector list if they do not know one selector.
    const unknown = rule.selectors.filter((selector) => pseudosOf(outside(selector)).some(isUnknown));
    if (unknown.length > 0 && unknown.length < rule.selectors.length)
      found.set(rule.selector, `“${rule.selector}” is dropped as a whole for “${unknown.join(', ')}”`);
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (isGuarded(declaration) || prop.startsWith('-')) return;
    if (!isPrefixedBefore(declaration)) report(prop, ['css', 'properties', prop], `${prop}: ${value}`);
    if (hasFallback(declaration)) return;
    for (const [name, path] of partsOf(declaration)) report(name, path, `${prop}: ${value}`);
  });
  return [...found.values()];
}

/** Inside a condition that only supporting browsers apply. */
function isGuarded(node: AtRule | Rule | Declaration): boolean {
  for (let above: AnyNode | undefined = node.parent; above; above = above.parent)
    if (above.type === 'atrule' && ['supports', 'starting-style', 'property'].includes(above.name)) return true;
  return false;
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';
}

function pseudosOf(selector: string): string[] {
  return [...selector.replace(/\\./g, '').matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) => name);
}

const isUnknown = (name: string) => browsersWithout('css', 'selectors', name).length > 0;

/** Without the arguments of `:is()` and `:where()`, which ignore unknown selectors. */
function outside(selector: string): string {
  return selector.replace(/:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g, '');
}

type Part = readonly [name: string, path: readonly string[]];

/** The functions, units and keywords of a value, with their paths in MDN's data. */
function partsOf({ prop, value }: Pick<Declaration, 'prop' | 'value'>): Part[] {
  const functions = [...value.matchAll(/([a-z][\w-]*)\(/g)].flatMap(([, name = '']): Part[] => [
    [`${name}()`, ['css', 'types', 'color', name]],
    [`${name}()`, ['css', 'types', name]],
    [`${prop}: ${name}()`, ['css', 'properties', prop, name]],
  ]);
  const units = [...value.matchAll(/\d(d|s|l)?(vh|vw|lh|cqw|cqi)\b/g)].map(([, dynamic, unit = '']): Part => {
    const place = dynamic === undefined ? unit : 'viewport_percentage_units_dynamic';
    return [`${dynamic ?? ''}${unit}`, ['css', 'types', 'length', place]];
  });
  const keywords = [...value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)].map(([name]): Part => [
    `${prop}: ${name}`,
    ['css', 'properties', prop, name],
  ]);
  return [...functions, ...units, ...keywords];
}

/** An earlier value of the same property that every target supports. */
function hasFallback(declaration: Declaration): boolean {
  for (let earlier = declaration.prev(); earlier; earlier = earlier.prev()) {
    if (earlier.type !== 'decl' || earlier.prop !== declaration.prop) continue;
    if (partsOf(earlier).every(([, path]) => browsersWithout(...path).length === 0)) return true;
  }
  return false;
}

/** The build adds the prefixed property first where a target needs it. */
function isPrefixedBefore(declaration: Declaration): boolean {
  const siblings = declaration.parent?.nodes ?? [];
  return siblings.some((sibling) => sibling.type === 'decl' && sibling.prop === `-webkit-${declaration.prop}`);
}
