/** Finds messages that can be used before their area is loaded, by reading the sources. */
import { posix } from 'node:path';
import ts from 'typescript';

/** The text of each module by its path. */
export type Sources = Readonly<Record<string, string>>;

/** The keys of each area. */
export type Areas = Readonly<Record<string, readonly string[]>>;

/** A script that a page starts with, and the areas that it contains. */
export interface Entry {
  readonly path: string;
  readonly areas: readonly string[];
}

export interface Defect {
  readonly area: string;
  readonly key: string;
  /** From an entry to the declaration that uses the message, without anything that loads the area. */
  readonly path: readonly string[];
}

interface Reference {
  readonly to: string;
  /** The areas loaded before what is referred to is used. */
  readonly areas: readonly string[];
}

interface Mention {
  readonly key: string;
  /** The areas loaded before it is used. */
  readonly areas: readonly string[];
}

/** A top-level name of a module, such as `src/app/routes.ts#routes`. `#` is what the module itself runs, `#*` all it exports. */
interface Declaration {
  readonly references: Reference[];
  /** The messages that it mentions. */
  readonly messages: Mention[];
}

type Declarations = ReadonlyMap<string, Declaration>;

/** Declarations that need none of these areas, although they mention their messages or refer to what does. */
export type Exceptions = Readonly<Record<string, { readonly areas: readonly string[]; readonly why: string }>>;

/** For each area, follows the references that do not load it. A message of it that is mentioned there is a defect. */
export function messageDefects(
  sources: Sources,
  areas: Areas,
  entries: readonly Entry[],
  exceptions: Exceptions = {},
): Defect[] {
  const declarations = new Map<string, Declaration>();
  const areaOf = new Map(Object.entries(areas).flatMap(([area, keys]) => keys.map((key) => [key, area] as const)));
  for (const [path, text] of Object.entries(sources)) readModule(path, text, areaOf, declarations);
  return Object.keys(areas).flatMap((area) => {
    const starts = entries.filter((entry) => !entry.areas.includes(area)).map(({ path }) => `${path}#`);
    const isException = (name: string) => exceptions[name]?.areas.includes(area) ?? false;
    return reachedWithout(area, starts, declarations, isException).flatMap((path) => {
      const mentioned = declarations.get(path.at(-1) ?? '')?.messages ?? [];
      return mentioned
        .filter((message) => areaOf.get(message.key) === area && !message.areas.includes(area))
        .map(({ key }) => ({ area, key, path }));
    });
  });
}

function reachedWithout(
  area: string,
  starts: readonly string[],
  declarations: Declarations,
  isException: (name: string) => boolean,
): (readonly string[])[] {
  const paths = new Map(starts.map((start) => [start, [start] as readonly string[]]));
  for (const [name, path] of paths) {
    // A name that the module does not declare is one of another module, all of which it exports.
    const declaration = declarations.get(name) ?? declarations.get(name.replace(/#.*/, '#*'));
    for (const { to, areas } of declaration?.references ?? [])
      if (!areas.includes(area) && !paths.has(to) && !isException(to)) paths.set(to, [...path, to]);
  }
  return [...paths.values()];
}

function readModule(
  path: string,
  text: string,
  keys: ReadonlyMap<string, string>,
  found: Map<string, Declaration>,
): void {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const resolve = (specifier: string) => posix.join(posix.dirname(path), specifier);
  /** What the names of this module mean: `src/ui/button.tsx#Button`. */
  const meanings = new Map<string, string>();
  /** Functions that only import a module: `const adminRoutes = () => import('./admin-routes.tsx')`. */
  const importers = new Map<string, string>();
  const declared = (name: string): Declaration => {
    const known = found.get(`${path}#${name}`) ?? { references: [{ to: `${path}#`, areas: [] }], messages: [] };
    found.set(`${path}#${name}`, known);
    return known;
  };
  const refer = (from: string, to: string) => declared(from).references.push({ to, areas: [] });
  found.set(`${path}#`, { references: [], messages: [] });

  const parts = source.statements.flatMap(namedParts);
  for (const { name } of parts) if (name !== '') meanings.set(name, `${path}#${name}`);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement);
    else if (ts.isExportDeclaration(statement)) readExport(statement);
  }
  for (const { name, node, isExported } of parts) {
    const value = ts.isVariableDeclaration(node) ? node.initializer : undefined;
    const imported = value && ts.isArrowFunction(value) ? importedBy(value.body) : undefined;
    if (imported) importers.set(name, imported);
    if (isExported) refer('*', `${path}#${name}`);
  }
  for (const { name, node } of parts) look(node, declared(name), []);

  function readImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): void {
    const from = resolve((moduleSpecifier as ts.StringLiteral).text);
    if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
    if (importClause.name) meanings.set(importClause.name.text, `${from}#default`);
    const bindings = importClause.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) meanings.set(bindings.name.text, `${from}#*`);
    else
      for (const { isTypeOnly, name, propertyName } of bindings?.elements ?? [])
        if (!isTypeOnly) meanings.set(name.text, `${from}#${(propertyName ?? name).text}`);
  }

  function readExport({ exportClause, moduleSpecifier, isTypeOnly }: ts.ExportDeclaration): void {
    if (isTypeOnly) return;
    const from = moduleSpecifier && resolve((moduleSpecifier as ts.StringLiteral).text);
    if (!exportClause || !ts.isNamedExports(exportClause)) {
      refer('*', `${from}#*`);
      return;
    }
    for (const { name, propertyName } of exportClause.elements) {
      const original = (propertyName ?? name).text;
      const to = from ? `${from}#${original}` : meanings.get(original);
      if (to && to !== `${path}#${name.text}`) refer(name.text, to);
      refer('*', `${path}#${name.text}`);
    }
  }

  function importedBy(node: ts.Node): string | undefined {
    if (!ts.isCallExpression(node)) return undefined;
    const [first] = node.arguments;
    if (node.expression.kind === ts.SyntaxKind.ImportKeyword && first && ts.isStringLiteral(first))
      return first.text.startsWith('.') ? resolve(first.text) : undefined;
    return ts.isIdentifier(node.expression) ? importers.get(node.expression.text) : undefined;
  }

  function look(node: ts.Node, into: Declaration, areas: readonly string[]): void {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    const imported = importedBy(node);
    if (imported) {
      for (const name of namesTakenFrom(node)) into.references.push({ to: `${imported}#${name}`, areas });
      return;
    }
    const meaning = ts.isIdentifier(node) && !isPropertyName(node) && meanings.get(node.text);
    if (meaning) into.references.push({ to: meaning, areas });
    into.messages.push(...keysIn(node, keys).map((key) => ({ key, areas })));
    const loaded = [...areas, ...areasLoadedFor(node)];
    node.forEachChild((child) => {
      // A child route is rendered after the layouts around it are loaded.
      const around = isProperty(child, 'children') && ts.isObjectLiteralExpression(node) ? areasLoadedIn(node) : [];
      look(child, into, [...loaded, ...around]);
    });
  }
}

interface NamedPart {
  /** Empty if it declares nothing. */
  readonly name: string;
  readonly node: ts.Node;
  readonly isExported: boolean;
}

function namedParts(statement: ts.Statement): NamedPart[] {
  if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) return [];
  const modifiers = ts.canHaveModifiers(statement) ? (statement.modifiers ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  const isExported = has(ts.SyntaxKind.ExportKeyword);
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((node) =>
      boundNames(node.name).map((name) => ({ name, node, isExported })),
    );
  if (ts.isExportAssignment(statement)) return [{ name: 'default', node: statement, isExported: true }];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    const name = has(ts.SyntaxKind.DefaultKeyword) ? 'default' : (statement.name?.text ?? 'default');
    return [{ name, node: statement, isExported }];
  }
  return [{ name: '', node: statement, isExported: false }];
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

/** `X` in `(await withAreas(import('…'), …)).X` and in `const { X } = await import('…')`, else everything. */
function namesTakenFrom(call: ts.Node): string[] {
  let outer = call;
  while (
    ts.isAwaitExpression(outer.parent) ||
    ts.isParenthesizedExpression(outer.parent) ||
    (ts.isCallExpression(outer.parent) && isWithAreas(outer.parent))
  )
    outer = outer.parent;
  const { parent } = outer;
  if (outer === call) return ['*'];
  if (ts.isPropertyAccessExpression(parent) && !['then', 'catch'].includes(parent.name.text)) return [parent.name.text];
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))
    return parent.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText());
  return ['*'];
}

const isWithAreas = ({ expression: called }: ts.CallExpression): boolean =>
  (ts.isPropertyAccessExpression(called) ? called.name : called).getText() === 'withAreas';

const isProperty = (node: ts.Node, name: string): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && node.name.getText() === name;

function isPropertyName({ parent, text }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText() === text;
  return ts.isJsxAttribute(parent);
}

/** `withAreas(import('…'), 'guest')`, and `{ component: () => import('…'), areas: ['guest'] }` of a screen. */
function areasLoadedFor(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && isWithAreas(node)) return texts(node.arguments);
  if (!ts.isObjectLiteralExpression(node) || !node.properties.some((each) => isProperty(each, 'component'))) return [];
  return node.properties.flatMap((each) =>
    isProperty(each, 'areas') && ts.isArrayLiteralExpression(each.initializer) ? texts(each.initializer.elements) : [],
  );
}

function areasLoadedIn(node: ts.Node): string[] {
  if (isProperty(node, 'children')) return [];
  const within: string[] = areasLoadedFor(node);
  node.forEachChild((child) => void within.push(...areasLoadedIn(child)));
  return within;
}

const texts = (nodes: readonly ts.Node[]) => nodes.filter(ts.isStringLiteral).map(({ text }) => text);

/** `'guest.title'`, and everything that `guest.${part}` can be. */
function keysIn(node: ts.Node, keys: ReadonlyMap<string, string>): string[] {
  if (ts.isStringLiteralLike(node)) return keys.has(node.text) ? [node.text] : [];
  if (!ts.isTemplateExpression(node) || !/^[a-z-]+\./.test(node.head.text)) return [];
  const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  const pattern = new RegExp(`^${texts.map((text) => text.replaceAll('.', '\\.')).join('[^.]+')}$`);
  return [...keys.keys()].filter((key) => pattern.test(key));
}
