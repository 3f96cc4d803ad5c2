import type { Expression, FunctionDeclaration, Match, PatternSegment, RulesFile } from '../language/ast.ts';

/** Prints a tree as rules, fully parenthesized. */
export function printFile({ version, functions, services }: RulesFile): string {
  const lines = [`rules_version = '${version}';`, ...functions.map(printFunction)];
  for (const { name, functions: own, matches } of services) {
    lines.push(`service ${name} {`, ...own.map(printFunction), ...matches.map(printMatch), '}');
  }
  return lines.join('\n');
}

function printMatch({ pattern, functions, allows, matches }: Match): string {
  const rules = allows.map(({ verbs, condition }) => {
    return `allow ${verbs.join(', ')}${condition ? `: if ${printExpression(condition)}` : ''};`;
  });
  const inner = [...functions.map(printFunction), ...rules, ...matches.map(printMatch)];
  return `match ${pattern.map(printSegment).join('')} {\n${inner.join('\n')}\n}`;
}

function printSegment(segment: PatternSegment): string {
  if (segment.kind === 'literal') return `/${segment.text}`;
  return segment.kind === 'wildcard' ? `/{${segment.name}}` : `/{${segment.name}=**}`;
}

function printFunction({ name, parameters, lets, result }: FunctionDeclaration): string {
  const variables = lets.map((each) => `let ${each.name} = ${printExpression(each.value)};`).join(' ');
  return `function ${name}(${parameters.join(', ')}) { ${variables} return ${printExpression(result)}; }`;
}

const listed = (all: readonly Expression[]) => all.map(printExpression).join(', ');

export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return printLiteral(expression.value);
    case 'name':
      return expression.name;
    case 'member':
      return `(${printExpression(expression.object)}).${expression.name}`;
    case 'index':
      return `(${printExpression(expression.object)})[${printExpression(expression.index)}]`;
    case 'slice': {
      const { object, from, to } = expression;
      return `(${printExpression(object)})[${from ? printExpression(from) : ''}:${to ? printExpression(to) : ''}]`;
    }
    case 'call':
      return `${expression.name}(${listed(expression.args)})`;
    case 'method': {
      const { object, name, args } = expression;
      return `${object.kind === 'name' ? object.name : `(${printExpression(object)})`}.${name}(${listed(args)})`;
    }
    case 'unary':
      return `${expression.op}(${printExpression(expression.operand)})`;
    case 'binary':
      return `(${printExpression(expression.left)}) ${expression.op} (${printExpression(expression.right)})`;
    case 'is':
      return `(${printExpression(expression.operand)}) is ${expression.type}`;
    case 'conditional': {
      const { test, then, otherwise } = expression;
      return `(${printExpression(test)}) ? (${printExpression(then)}) : (${printExpression(otherwise)})`;
    }
    case 'list':
      return `[${listed(expression.items)}]`;
    case 'map':
      return `{${expression.entries.map(({ key, value }) => `${printExpression(key)}: ${printExpression(value)}`).join(', ')}}`;
    case 'path':
      return expression.segments
        .map((segment) => (segment.kind === 'literal' ? `/${segment.text}` : `/$(${printExpression(segment.value)})`))
        .join('');
  }
}

function printLiteral(value: null | boolean | bigint | number | string | Uint8Array): string {
  if (typeof value === 'string') return printString(value);
  if (value instanceof Uint8Array) {
    return `b'${Array.from(value, (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
  }
  if (typeof value !== 'number') return String(value);
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

function printString(text: string): string {
  const escaped = text.replace(/['\\\n]/g, (each) => (each === '\n' ? '\\n' : `\\${each}`));
  return `'${escaped}'`;
}
