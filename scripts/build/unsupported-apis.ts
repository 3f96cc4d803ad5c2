import { type ESTree, parseAst, Visitor } from 'vite';
import { browsersWithout, browsersWithoutFirst, browsersWithoutGlobal, featuresBelow } from '../browsers/targets.js';

/** What some targets lack, with the reason why it is called all the same. */
const ALLOWED: Readonly<Record<string, string>> = {
  '.dispose()': "A method of Firestore's WebChannel.",
  '.segment()': 'Of an Intl.Segmenter, or a method of Firestore.',
  '.startViewTransition()': 'React and react-router check for it; nothing asks them for a transition.',
  '.toArray()': "A method of Firestore's own collections.",
  '.toBase64()': "A method of Firestore's Bytes.",
  '.use()': 'The hook of React.',
  '.share()': 'Called only where canShare exists.',
  '.showPopover()': 'src/ui/popover.ts checks for it.',
  '.hidePopover()': 'As above.',
  requestIdleCallback: 'src/session/browser/when-idle.ts checks for it.',
  cancelIdleCallback: 'As above.',
  OffscreenCanvas: 'The worker of src/data/pictures, which starts only where it exists.',
  print: 'The button is shown only where it exists.',
};

/**
 * The interfaces of what every script has at hand. With those of all interfaces, most methods of libraries would have the
 * name of one.
 */
const AT_HAND = [
  ...['Window', 'Document', 'Element', 'HTMLElement', 'HTMLDialogElement', 'HTMLInputElement', 'ShadowRoot', 'Range'],
  ...['Navigator', 'Location', 'History', 'Crypto', 'Storage', 'Performance', 'Clipboard', 'CanvasRenderingContext2D'],
  ...['URL', 'URLSearchParams', 'Headers', 'Request', 'Response', 'Blob', 'FormData', 'AbortSignal', 'ReadableStream'],
];
const BUILTINS = ['javascript', 'builtins'] as const;

/**
 * The calls of a script that some targets lack, one line each: globals and static methods exactly, other methods by their
 * names. Calls with `?.`, or under a condition that mentions the name, have a fallback. Our sources are
 * checked by the types of values (scripts/check/unsupported-uses.ts); this reaches the code of packages too.
 */
export function unsupportedApis(script: string): readonly string[] {
  const found = new Map<string, string>();
  const conditions: ESTree.Expression[] = [];
  const isGuarded = (name: string, { start, end }: ESTree.Node) =>
    conditions.some(
      (condition) =>
        (start >= condition.end || end <= condition.start) &&
        script.slice(condition.start, condition.end).includes(name),
    );
  const report = (name: string, browsers: readonly string[], node: ESTree.Node) => {
    const [last = name] = /[\w$]+(?=\W*$)/.exec(name) ?? [];
    if (browsers.length > 0 && !(name in ALLOWED) && !isGuarded(last, node))
      found.set(name, `${name}: ${browsers.join(', ')}`);
  };

  const check = (callee: ESTree.Node) => {
    if (callee.type === 'Identifier') report(callee.name, browsersWithoutGlobal(callee.name), callee);
    if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return;
    const { object, property } = callee;
    if (object.type === 'Identifier') report(object.name, browsersWithoutGlobal(object.name), callee);
    if (object.type === 'Identifier' && isInterface(object.name))
      report(`${object.name}.${property.name}`, withoutStatic(object.name, property.name), callee);
    else report(`.${property.name}()`, methods().get(property.name) ?? [], callee);
  };
  const enter = (condition: ESTree.Expression) => void conditions.push(condition);
  const leave = () => void conditions.pop();
  new Visitor({
    IfStatement: ({ test }) => enter(test),
    'IfStatement:exit': leave,
    ConditionalExpression: ({ test }) => enter(test),
    'ConditionalExpression:exit': leave,
    LogicalExpression: ({ left }) => enter(left),
    'LogicalExpression:exit': leave,
    CallExpression: ({ callee, optional }) => {
      if (!optional) check(callee);
    },
    NewExpression: ({ callee }) => check(callee),
    Literal: (literal) => {
      if (!('regex' in literal)) return;
      const { pattern, flags } = literal.regex;
      const syntax = ['javascript', 'regular_expressions'];
      if (/\(\?<[=!]/.test(pattern)) report('(?<=…)', browsersWithout(...syntax, 'lookbehind_assertion'), literal);
      if (flags.includes('v')) report('/…/v', browsersWithout(...BUILTINS, 'RegExp', 'unicodeSets'), literal);
    },
  }).visit(parseAst(script));
  return [...found.values()];
}

function isInterface(name: string): boolean {
  return featuresBelow('api', name).length > 0 || featuresBelow(...BUILTINS, name).length > 0;
}

function withoutStatic(owner: string, name: string): readonly string[] {
  return browsersWithoutFirst(['api', owner, `${name}_static`], [...BUILTINS, owner, name]);
}

let lackedMethods: ReadonlyMap<string, readonly string[]> | undefined;

/** Names of methods that some target lacks on every interface that has one of this name. */
function methods(): ReadonlyMap<string, readonly string[]> {
  if (lackedMethods) return lackedMethods;
  const interfaces = [['api'], [...BUILTINS], [...BUILTINS, 'Intl']].flatMap((place) =>
    featuresBelow(...place).map((name) => [...place, name]),
  );
  const lacked = new Map<string, readonly string[]>();
  const supported = new Set<string>();
  for (const path of interfaces) {
    const [root, owner = ''] = path;
    for (const name of featuresBelow(...path)) {
      const browsers = browsersWithout(...path, name);
      if (browsers.length === 0) supported.add(name);
      else if (root === 'javascript' || AT_HAND.includes(owner)) lacked.set(name, browsers);
    }
  }
  for (const name of supported) lacked.delete(name);
  return (lackedMethods = lacked);
}
