/**
 * Compares firestore.rules with the domain's schemas. Follows each condition of the rules through the functions it
 * calls, and compares every constraint on a stored value with the schema.
 */
import type { Expression, FunctionDeclaration, Match } from '../../emulator/rules/language/ast.ts';
import { parseRules } from '../../emulator/rules/language/parser.ts';
import { childrenOf } from '../../emulator/rules/language/walk.ts';
import { COLLECTIONS } from '../../src/domain/testing/collections.ts';
import { SEEN } from '../../src/domain/readable-text.ts';
import { type AnySchema, patternOf } from '../../src/domain/testing/schema-values.ts';

interface Place {
  readonly schema: AnySchema;
  /** 'wishlists.items[].price' */
  readonly path: string;
}

type Value =
  | { readonly is: 'place'; readonly place: Place }
  | { readonly is: 'constant'; readonly value: unknown }
  | { readonly is: 'list'; readonly items: readonly Value[] }
  | { readonly is: 'map'; readonly entries: ReadonlyMap<string, Value> }
  /** The keys of a map, or those that differ from `base`. */
  | { readonly is: 'keys'; readonly place: Place; readonly changed: boolean; readonly base: readonly string[] }
  | { readonly is: 'size'; readonly place: Place; readonly unit: 'most' | 'mostBytes' }
  /** `get(path)`, whose `.data` is the document. */
  | { readonly is: 'snapshot'; readonly collection: string }
  | { readonly is: 'alternatives'; readonly of: readonly Value[] }
  | { readonly is: 'unknown' };

const UNKNOWN: Value = { is: 'unknown' };

/** These check parts of a list, padded to ten: their bounds are not those of the list. */
const OF_PARTS = ['thirtyAreNew', 'otherThirtyAreNew'];

/** Rules that are stricter than the schema in one situation. */
const STRICTER = [
  // A new wishlist has at least one item, which may be removed later.
  'wishlists.totalValue least',
  // Only anonymous contributors have no name.
  'transactions.displayName least',
  // The account with this address is protected from some admins; any other address is allowed too.
  'users.email pattern',
];

interface Scope {
  readonly collection: string;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly names: ReadonlyMap<string, Value>;
  readonly inFunction: string;
}

export interface Comparison {
  /** One line each: the rule, its constraint, and the schema's. */
  readonly mismatches: readonly string[];
  /** Schema bounds, options and patterns without a rule: 'wishlists.title most'. */
  readonly missing: readonly string[];
}

export function compareRulesWithSchemas(source: string): Comparison {
  const { file, issues } = parseRules(source);
  if (!file) throw new Error(issues.map(({ message }) => message).join('\n'));
  const comparer = new Comparer();
  for (const service of file.services) for (const match of service.matches) comparer.visit(match, new Map());
  return { mismatches: [...comparer.mismatches], missing: comparer.missing() };
}

class Comparer {
  readonly mismatches = new Set<string>();
  /** 'wishlists.title most', and "users.status = 'banned'" */
  readonly #claimed = new Set<string>();

  visit(match: Match, outer: ReadonlyMap<string, FunctionDeclaration>): void {
    const functions = new Map([...outer, ...match.functions.map((each) => [each.name, each] as const)]);
    const [first] = match.pattern;
    const collection = first?.kind === 'literal' ? first.text : '';
    const scope: Scope = { collection, functions, names: new Map(), inFunction: '' };
    for (const { condition } of match.allows) if (condition) this.#value(condition, scope);
    for (const inner of match.matches) this.visit(inner, functions);
  }

  missing(): string[] {
    return Object.entries(COLLECTIONS).flatMap(([name, schema]) => this.#missingIn({ schema, path: name }));
  }

  #missingIn({ schema, path }: Place): string[] {
    const inside = [
      ...Object.entries(schema.fields ?? {}).map(([key, field]) => ({ schema: field, path: `${path}.${key}` })),
      ...(schema.variants ?? []).map((variant) => ({ schema: variant, path })),
      ...(schema.of ? [{ schema: schema.of, path: `${path}[]` }] : []),
    ].flatMap((place) => this.#missingIn(place));
    const ofKind = schema.kind === 'line' || schema.kind === 'lines' ? ['pattern', 'seen'] : [];
    const aspects = ['least', 'most', 'mostBytes', 'pattern', 'options'] as const;
    const own = aspects.filter((aspect) => {
      const isSet = schema[aspect] !== undefined && schema[aspect] !== 0 && schema[aspect] !== Infinity;
      const isImplied = aspect === 'least' && (ofKind.length > 0 || schema.pattern?.test('') === false);
      const isEnumerated =
        aspect === 'options' && schema.options?.every((each) => this.#claimed.has(`${path} = ${each}`));
      return isSet && !isImplied && !isEnumerated && !this.#claimed.has(`${path} ${aspect}`);
    });
    const unchecked = ofKind.filter((aspect) => !this.#claimed.has(`${path} ${aspect}`));
    return [...[...own, ...unchecked].map((aspect) => `${path} ${aspect}`), ...inside];
  }

  /** The meaning of an expression. Compares every constraint in it. */
  #value(expression: Expression, scope: Scope): Value {
    switch (expression.kind) {
      case 'literal':
        return constant(expression.value);
      case 'name':
        return scope.names.get(expression.name) ?? UNKNOWN;
      case 'list':
        return { is: 'list', items: expression.items.map((item) => this.#value(item, scope)) };
      case 'map': {
        const entries = expression.entries.map(({ key, value }) => [key, this.#value(value, scope)] as const);
        return { is: 'map', entries: new Map(entries.map(([key, value]) => [textOf(key), value])) };
      }
      case 'member':
        return this.#member(expression, scope);
      case 'index':
      case 'slice':
        return this.#entry(expression, scope);
      case 'call':
        return this.#call(expression, scope);
      case 'method':
        return this.#method(expression, scope);
      case 'binary':
        return this.#binary(expression, scope);
      case 'conditional': {
        const [, then = UNKNOWN, otherwise = UNKNOWN] = childrenOf(expression).map((child) =>
          this.#value(child, scope),
        );
        if (then.is === 'map' && otherwise.is === 'map') return { is: 'alternatives', of: [then, otherwise] };
        return then.is === 'unknown' ? otherwise : then;
      }
      default:
        for (const child of childrenOf(expression)) this.#value(child, scope);
        return UNKNOWN;
    }
  }

  #member({ object, name, span }: Extract<Expression, { kind: 'member' }>, scope: Scope): Value {
    if (name === 'data' && isResource(object)) return documentOf(scope.collection);
    const of = this.#value(object, scope);
    if (of.is === 'snapshot' && name === 'data') return documentOf(of.collection);
    if (of.is === 'map') return of.entries.get(name) ?? UNKNOWN;
    return of.is === 'place' ? this.#field(of.place, name, span.start.line) : UNKNOWN;
  }

  #field({ schema, path }: Place, key: string, line: number): Value {
    const found = (schema.variants ?? [schema]).flatMap(({ fields }) => fields?.[key] ?? []);
    if (found.length > 0) return place(merged(found), `${path}.${key}`);
    if (schema.fields || schema.variants) this.#report(line, `reads ${path}.${key}`, 'no such key');
    return UNKNOWN;
  }

  #entry(expression: Extract<Expression, { kind: 'index' | 'slice' }>, scope: Scope): Value {
    const [of] = childrenOf(expression).map((child) => this.#value(child, scope));
    if (of?.is !== 'place' || expression.kind === 'slice') return of ?? UNKNOWN;
    const { schema, path } = of.place;
    return schema.of ? place(schema.of, `${path}[]`) : UNKNOWN;
  }

  #call({ name, args }: Extract<Expression, { kind: 'call' }>, scope: Scope): Value {
    const values = args.map((arg) => this.#value(arg, scope));
    const declared = scope.functions.get(name);
    if (declared) {
      const bound = declared.parameters.map((parameter, at) => [parameter, values[at] ?? UNKNOWN] as const);
      let inner: Scope = { ...scope, names: new Map(bound), inFunction: name };
      for (const { name: local, value } of declared.lets)
        inner = { ...inner, names: new Map([...inner.names, [local, this.#value(value, inner)]]) };
      return this.#value(declared.result, inner);
    }
    const [path] = args;
    if ((name !== 'get' && name !== 'getAfter') || path?.kind !== 'path') return UNKNOWN;
    const segment = path.segments.at(-2);
    if (segment?.kind === 'literal') return { is: 'snapshot', collection: segment.text };
    const named = segment ? this.#value(segment.value, scope) : UNKNOWN;
    return named.is === 'constant' ? { is: 'snapshot', collection: String(named.value) } : UNKNOWN;
  }

  #method({ object, name, args, span }: Extract<Expression, { kind: 'method' }>, scope: Scope): Value {
    const of = this.#value(object, scope);
    const values = args.map((arg) => this.#value(arg, scope));
    const [first = UNKNOWN] = values;
    const { line } = span.start;
    if (name === 'hasOnly') this.#hasOnly(of, first, line);
    if (name === 'concat' && of.is === 'list' && first.is === 'list')
      return { is: 'list', items: [...of.items, ...first.items] };
    if (name === 'concat' && of.is === 'place') {
      if (!OF_PARTS.includes(scope.inFunction)) this.#equal(of, first, line);
      return of;
    }
    if (name === 'concat') return first;
    if (name === 'toSet' || name === 'affectedKeys' || name === 'lower') return of;
    if (of.is !== 'place') return UNKNOWN;
    switch (name) {
      case 'keys':
        return { is: 'keys', place: of.place, changed: false, base: [] };
      case 'diff':
        return {
          is: 'keys',
          place: of.place,
          changed: true,
          base: first.is === 'map' ? [...first.entries.keys()] : [],
        };
      case 'get':
        return first.is === 'constant' ? this.#field(of.place, String(first.value), line) : UNKNOWN;
      case 'size':
        return { is: 'size', place: of.place, unit: 'most' };
      case 'toUtf8':
        return place({ ...of.place.schema, kind: 'bytes' }, of.place.path);
      case 'matches':
        if (isConstant(first, sourceOf(SEEN))) this.#claimed.add(`${of.place.path} seen`);
        else if (first.is === 'constant') this.#compare(of.place, 'pattern', first.value, line);
        return UNKNOWN;
      default:
        return UNKNOWN;
    }
  }

  #binary({ op, left, right, span }: Extract<Expression, { kind: 'binary' }>, scope: Scope): Value {
    const [one, other] = [this.#value(left, scope), this.#value(right, scope)];
    const { line } = span.start;
    if (op === '+' && isText(one) && isText(other)) return constant(one.value + other.value);
    if (op === 'in' && one.is === 'place' && other.is === 'list') this.#options(one.place, other.items, line);
    if (op === '==') this.#equal(one, other, line);
    if (op === '!=' && one.is === 'place' && isConstant(other, '')) this.#compare(one.place, 'least', 1, line);
    if ((op === '<=' || op === '<' || op === '>=') && other.is === 'constant')
      this.#bound(one, op, other.value, line, scope);
    return UNKNOWN;
  }

  #bound(of: Value, op: '<' | '<=' | '>=', value: unknown, line: number, { inFunction }: Scope): void {
    if (typeof value !== 'bigint' && typeof value !== 'number') return;
    if (of.is === 'place' && of.place.schema.kind !== 'index')
      this.#compare(of.place, op === '>=' ? 'least' : 'most', Number(value), line);
    if (of.is !== 'size' || OF_PARTS.includes(inFunction) || op === '>=') return;
    const isBytes = of.place.schema.kind === 'bytes';
    this.#compare(of.place, isBytes ? 'mostBytes' : 'most', Number(value), line);
  }

  #equal(one: Value, other: Value, line: number): void {
    if (one.is === 'keys' && other.is === 'list') this.#hasOnly(one, other, line);
    if (other.is === 'alternatives') for (const each of other.of) this.#equal(one, each, line);
    if (one.is !== 'place') return;
    const { schema, path } = one.place;
    if (other.is === 'constant' && schema.options && !(schema.isNullable && other.value === null)) {
      this.#claimed.add(`${path} = ${String(other.value)}`);
      if (!schema.options.includes(String(other.value)))
        this.#report(line, `compares ${path} with '${String(other.value)}'`, list(schema.options));
    }
    if (other.is === 'list' && schema.of) {
      const entry = { schema: schema.of, path: `${path}[]` };
      for (const item of other.items) this.#equal({ is: 'place', place: entry }, item, line);
    }
    if (other.is !== 'map') return;
    this.#wholeKeys(one.place, [...other.entries.keys()], line, mayBeAbsent);
    for (const [key, value] of other.entries) {
      const found = (schema.variants ?? [schema]).flatMap(({ fields }) => fields?.[key] ?? []);
      if (found.length > 0) this.#equal(place(merged(found), `${path}.${key}`), value, line);
    }
  }

  #hasOnly(of: Value, names: Value, line: number): void {
    if (names.is !== 'list') return;
    const keys = names.items.map((item) => (item.is === 'constant' ? String(item.value) : '?'));
    if (of.is === 'place' && of.place.schema.of?.options)
      this.#options({ schema: of.place.schema.of, path: `${of.place.path}[]` }, names.items, line);
    if (of.is === 'list')
      for (const item of of.items) if (item.is === 'place') this.#options(item.place, names.items, line);
    if (of.is !== 'keys') return;
    if (!of.changed || of.base.length > 0) this.#wholeKeys(of.place, [...keys, ...of.base], line, () => false);
    else this.#knownKeys(of.place, keys, line);
  }

  #knownKeys({ schema, path }: Place, keys: readonly string[], line: number): void {
    const known = (schema.variants ?? [schema]).flatMap(({ fields = {} }) => Object.keys(fields));
    if (known.length === 0) return;
    const unknown = keys.filter((key) => !known.includes(key));
    if (unknown.length > 0) this.#report(line, `allows ${list(unknown)} in ${path}`, 'no such key');
  }

  #wholeKeys(at: Place, keys: readonly string[], line: number, mayMiss: (field?: AnySchema) => boolean): void {
    const { schema, path } = at;
    this.#knownKeys(at, keys, line);
    const variants = (schema.variants ?? [schema]).filter(({ fields }) => fields);
    const missing = variants.map(({ fields = {} }) =>
      Object.keys(fields).filter((key) => !keys.includes(key) && !mayMiss(fields[key])),
    );
    const [least] = missing.sort((one, other) => one.length - other.length);
    if (least && least.length > 0) this.#report(line, `leaves ${list(least)} out of ${path}`, `has ${list(least)}`);
  }

  #options({ schema, path }: Place, items: readonly Value[], line: number): void {
    if (!schema.options) return;
    const allowed = items.map((item) => (item.is === 'constant' ? String(item.value) : '?'));
    this.#claimed.add(`${path} options`);
    if ([...allowed].sort().join() !== [...schema.options].sort().join())
      this.#report(line, `allows ${list(allowed)} for ${path}`, list(schema.options));
  }

  #compare(
    { schema, path }: Place,
    aspect: 'least' | 'most' | 'mostBytes' | 'pattern',
    value: unknown,
    line: number,
  ): void {
    if (schema.options || (!schema.kind && !schema.of) || STRICTER.includes(`${path} ${aspect}`)) return;
    this.#claimed.add(`${path} ${aspect}`);
    const own = aspect === 'pattern' ? sourceOf(patternOf(schema)) : schema[aspect];
    if (own !== value) this.#report(line, `has ${aspect} ${String(value)} for ${path}`, `${aspect} ${String(own)}`);
  }

  #report(line: number, rule: string, schema: string): void {
    this.mismatches.add(`firestore.rules:${line} ${rule}; the schema in src/domain: ${schema}`);
  }
}

function place(schema: AnySchema, path: string): Value {
  return { is: 'place', place: { schema, path } };
}

function documentOf(collection: string): Value {
  const schema = COLLECTIONS[collection];
  return schema ? place(schema, collection) : UNKNOWN;
}

function constant(value: unknown): Value {
  return { is: 'constant', value };
}

function isResource(expression: Expression): boolean {
  if (expression.kind === 'name') return expression.name === 'resource';
  return expression.kind === 'member' && expression.name === 'resource';
}

function isText(value: Value): value is { readonly is: 'constant'; readonly value: string } {
  return value.is === 'constant' && typeof value.value === 'string';
}

function isConstant(value: Value, expected: unknown): boolean {
  return value.is === 'constant' && value.value === expected;
}

function mayBeAbsent(field?: AnySchema): boolean {
  return field !== undefined && ('isOptional' in field || 'byDefault' in field);
}

/** One key of several variants of a map. */
function merged(schemas: readonly AnySchema[]): AnySchema {
  const [first] = schemas;
  if (!first) throw new Error('There is no schema to merge.');
  if (first.fields && schemas.length > 1) return { parse: first.parse, variants: schemas };
  return first.options ? { ...first, options: schemas.flatMap(({ options = [] }) => options) } : first;
}

/** As written in the rules, which always match the whole text and write code points in another way. */
function sourceOf(pattern: RegExp | undefined): string | undefined {
  return pattern?.source.replace(/^\^/, '').replace(/\$$/, '').replaceAll('\\/', '/').replaceAll('\\u{', '\\x{');
}

function textOf(key: Expression): string {
  return key.kind === 'literal' ? String(key.value) : '';
}

function list(names: readonly string[]): string {
  return names.join(', ');
}
