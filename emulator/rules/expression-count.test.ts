import { describe, expect, it } from 'vitest';
import { Rulebook } from './testing/rulebook.ts';

const DOCUMENTS = { 'a/x': { a: 1, m: { k: 1 } }, 'cfg/c': { on: true } };
const TOO_MANY = 'maximum of 1000 expressions';

const book = (statements: string) => new Rulebook(`match /a/{id} { ${statements} }`, DOCUMENTS);
const repeated = (count: number, condition: string, operator = '&&') =>
  Array.from({ length: count }, () => condition).join(` ${operator} `);

/** The maximum number of expressions used by any request so far. */
function expressionsOf(rules: Rulebook): number | undefined {
  return rules.usage.report().matches[0]?.expressions.most;
}

describe('the expression count', () => {
  const A = 'resource.data.a';
  const MISSING = 'resource.data.missing';

  it.each([
    ['true', 1],
    ["id == 'x'", 3],
    [`${A} == 1`, 5],
    [`${A} + 1 == 2`, 7],
    ['-1 == -(1)', 4],
    ["!(id == 'y')", 4],
    ['resource.data.keys().size() > 0', 6],
    ["resource.data['a'] == 1", 6],
    ["id[0:1] == 'x'", 6],
    ["id in ['x', 'y']", 5],
    ["resource.data.m == {'k': 1}", 7],
    // The type name counts as an expression.
    ["'a' is string", 3],
    // && and || count one extra if their second operand is evaluated.
    ['true && true', 4],
    ['false && true', 2],
    ['true || true', 2],
    ['false || true', 4],
    // A conditional counts one extra, and two more if it takes the second branch.
    ["id == 'x' ? true : false", 6],
    ["id == 'y' ? false : true", 8],
    // Each piece of a path counts; repeated access to the same document costs the same.
    ['get(/databases/$(database)/documents/cfg/c).data.on', 9],
    [repeated(2, 'exists(/databases/$(database)/documents/cfg/c)'), 16],
    ['math.abs(1) == 1', 6],
    // The rest of an expression is evaluated after an operand fails.
    [`${MISSING} == ${A}`, 7],
    [`[${MISSING}, ${A}] == []`, 9],
    [`resource.data.get(${MISSING}, ${A}) == 1`, 11],
    [`${MISSING} == 1 || true`, 8],
  ])('of %s is %i', (condition, count) => {
    const rules = book(`allow get: if ${condition};`);
    rules.get('a/x');
    expect(expressionsOf(rules)).toBe(count);
  });

  it.each([
    ['the call, its arguments and the function body', 'function f(x) { return x == 1; }', 'f(2)', 5],
    ['a variable even if it is unused', 'function f() { let v = 1 == 1; return true; }', 'f()', 6],
    ['every call of a function', 'function f() { return true; }', 'f() && f()', 6],
  ])('includes %s', (_what, functions, condition, count) => {
    const rules = book(`${functions} allow get: if ${condition};`);
    rules.get('a/x');
    expect(expressionsOf(rules)).toBe(count);
  });
});

/**
 * Measurements from davideast/pyric (captures.json of its expression costs, September 2026). It prepends a false
 * statement that adds 5 expressions per step and sends the request to Google's Rules Test API with increasing steps
 * until the limit denies it.
 */
describe('the expression limit measured on Google’s service', () => {
  const STEPS = 40;
  const filler = (n: number): string => {
    const at = (step: number): string => {
      if ((step + 1) % STEPS === 0) return `n > ${step} && (fill${(step + 1) / STEPS}(n))`;
      return `n > ${step} && (${at(step + 1)})`;
    };
    const functions = Array.from({ length: 5 }, (_, i) => `function fill${i}(n) { return ${at(i * STEPS)}; }`);
    return `${functions.join(' ')} function fill5(n) { return false; } allow get: if fill0(request.auth.token.${n === 0 ? 'n' : 'm'});`;
  };
  const twenty = (condition: string) => `allow get: if ${repeated(20, condition)};`;
  const FIELD = 'resource.data.a == 1';

  it.each([
    ['a false statement', 'allow get: if false;', 196, 197],
    ['a field', twenty(FIELD), 169, 170],
    ['a wildcard', twenty("id == 'x'"), 177, 178],
    ['a literal', twenty('true'), 185, 186],
    ['a parameter', `function f(b) { return ${repeated(20, 'b')}; } allow get: if f(true);`, 184, 185],
    ['a call', `function f(x) { return x == 'x'; } ${twenty('f(id)')}`, 169, 170],
    ['a variable', `function f(x) { let v = x; return v == 'x'; } ${twenty('f(id)')}`, 161, 162],
    [
      'an unused variable',
      `function f() { let v = ${repeated(10, FIELD)}; return id == 'y' && v; } allow get: if !f();`,
      181,
      182,
    ],
    ['a list', twenty("id in ['x', 'y']"), 169, 170],
    ['methods', twenty('resource.data.keys().size() > 0'), 165, 166],
    [
      'an index',
      `function f(r, k) { return ${repeated(20, 'r[k] == 1')}; } allow get: if f(resource.data, 'a');`,
      168,
      169,
    ],
    ['a range', twenty("id[0:1] == 'x'"), 165, 166],
    ['a negation', twenty("!(id == 'y')"), 173, 174],
    ['a conditional', twenty("(id == 'x' ? true : false)"), 165, 166],
    ['a map', `allow get: if ${repeated(10, "resource.data.m == {'k': 1}")};`, 179, 180],
    [
      'twenty alternatives of which the last holds',
      `allow get: if ${repeated(19, "id == 'y'", '||')} || id == 'x';`,
      177,
      178,
    ],
    ['a false operand before nineteen others', `allow get: if !(id == 'y' && ${repeated(19, FIELD)});`, 192, 193],
    ['a true operand before nineteen others', `allow get: if id == 'x' || ${repeated(19, FIELD, '||')};`, 192, 193],
    [
      'five accesses to one document',
      `allow get: if ${repeated(5, 'get(/databases/$(database)/documents/cfg/c).data.on == true')};`,
      184,
      185,
    ],
    [
      'three statements of which the last holds',
      `allow get: if ${repeated(19, FIELD)} && id == 'y'; `.repeat(2) + twenty(FIELD),
      115,
      116,
    ],
  ])('is reached at the same point with %s', (_what, statements, below, at) => {
    const rules = book(`${filler(0)} ${statements}`);
    expect(rules.as('u', { n: below }).get('a/x')).not.toContain(TOO_MANY);
    expect(rules.as('u', { n: at }).get('a/x')).toContain(TOO_MANY);
  });

  // Measurements of another project, hidane: functions of ten comparisons each, combined in pairs.
  it.each([
    [100, 'allowed'],
    [125, TOO_MANY],
  ])('decides %i comparisons as measured: %s', (comparisons, outcome) => {
    const leaves = Array.from({ length: Math.ceil(comparisons / 10) }, (_, i) => {
      const count = Math.min(10, comparisons - i * 10);
      return { name: `f${i}`, result: repeated(count, 'request.auth.token.n >= 1') };
    });
    const functions = [...leaves];
    let level = leaves.map(({ name }) => name);
    while (level.length > 1) {
      const pairs = level.map((name, i) => [name, level[i + 1]]).filter((_, i) => i % 2 === 0);
      level = pairs.map(([left = '', right]) => {
        if (right === undefined) return left;
        functions.push({ name: `${left}${right}`, result: `${left}() && ${right}()` });
        return `${left}${right}`;
      });
    }
    const declared = functions.map(({ name, result }) => `function ${name}() { return ${result}; }`).join(' ');
    expect(
      book(`${declared} allow get: if ${level[0] ?? ''}();`)
        .as('u', { n: 1 })
        .get('a/x'),
    ).toContain(outcome);
  });
});

describe('the expression limit', () => {
  /** 98 comparisons: 98 × 3, plus 97 × 2 for the operators. */
  const DEAR = repeated(98, "id == 'x'");
  const functions = `function dear() { return ${DEAR}; } function dearer() { return dear() && !dear(); }`;

  it('is exactly 1000', () => {
    // Each call costs 489; the rest costs 2 + 4 × 3 + 2 × 4.
    const thousand = `dear() && dear() && ${repeated(4, 'true')} && !false && !false`;
    const rules = book(`${functions} allow get: if ${thousand};`);
    expect(rules.get('a/x')).toBe('allowed');
    expect(expressionsOf(rules)).toBe(1000);
    expect(book(`${functions} allow get: if ${thousand} || true;`).get('a/x')).toContain(TOO_MANY);
  });

  it('is shared by all statements of a request', () => {
    const rules = book(`${functions} allow get: if dearer(); allow get: if dear(); allow get;`);
    expect(rules.get('a/x')).toContain(TOO_MANY);
    expect(book(`${functions} allow get: if dear(); allow get: if dearer();`).get('a/x')).toBe('allowed');
  });

  it('is shared by the statements of all matches', () => {
    const rules = new Rulebook(
      `${functions.replaceAll("id == 'x'", 'true')} match /{path=**} { allow get: if dearer() || dearer(); } match /a/{id} { allow get; }`,
    );
    expect(rules.get('a/x')).toContain(TOO_MANY);
  });

  it('ignores statements for other operations', () => {
    const rules = book(`${functions} allow list: if dearer(); allow create: if dearer(); allow get: if dear();`);
    expect(rules.get('a/x')).toBe('allowed');
  });

  it('is separate for each write of a commit', () => {
    const rules = new Rulebook(`match /a/{id} { function dear() { return ${repeated(98, "id != 'y'")}; }
      allow create: if dear() && dear(); }`);
    expect(rules.commit(['a/1', {}], ['a/2', {}], ['a/3', {}])).toBe('allowed');
  });

  it('denies the request even if another operand of || holds', () => {
    expect(book(`${functions} allow get: if (dear() && dear() && dear()) || true;`).get('a/x')).toContain(TOO_MANY);
    expect(book(`${functions} allow get: if true || (dear() && dear() && dear());`).get('a/x')).toBe('allowed');
  });
});
