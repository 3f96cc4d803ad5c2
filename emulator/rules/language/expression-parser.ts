import type { BinaryOperator, Expression, MapEntry, PathSegment } from './ast.ts';
import { SyntaxIssue, type Span } from './issue.ts';
import { type Lexer, type Token } from './lexer.ts';
import { TOO_COMPLEX } from './nesting.ts';

/** From lowest to highest precedence. `in` and `is` have the precedence of comparisons. */
const LEVELS: readonly (readonly BinaryOperator[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in'],
  ['+', '-'],
  ['*', '/', '%'],
];
const RELATIONAL_LEVEL = 3;
/** Maximum nesting, to protect the stack. The static checks are stricter. */
const MAX_NESTING = 200;
const MAX_INT64 = 2n ** 63n - 1n;

/** Parses expressions: whatever follows `if`, `return` and `=`. */
export class ExpressionParser {
  #nesting = 0;
  #isNegated = false;

  constructor(protected readonly lexer: Lexer) {}

  expression(): Expression {
    if (++this.#nesting > MAX_NESTING) {
      throw new SyntaxIssue(TOO_COMPLEX, this.lexer.peek().span);
    }
    const test = this.#binary(0);
    let result = test;
    if (this.accept('?')) {
      const then = this.expression();
      this.expect(':');
      const otherwise = this.expression();
      result = { kind: 'conditional', test, then, otherwise, span: join(test, otherwise) };
    }
    this.#nesting--;
    return result;
  }

  protected is(text: string): boolean {
    const token = this.lexer.peek();
    return token.text === text && token.kind !== 'string' && token.kind !== 'bytes';
  }

  protected accept(text: string): Token | undefined {
    return this.is(text) ? this.lexer.take() : undefined;
  }

  protected expect(text: string): Token {
    return this.accept(text) ?? this.unexpected(`'${text}'`);
  }

  protected expectName(what: string): Token {
    return this.lexer.peek().kind === 'name' ? this.lexer.take() : this.unexpected(what);
  }

  protected unexpected(expected: string): never {
    const token = this.lexer.peek();
    const isQuoted = token.kind === 'string' || token.kind === 'bytes';
    const found = token.kind === 'end' || isQuoted ? token.text : `'${token.text}'`;
    throw new SyntaxIssue(`Unexpected ${found}: expected ${expected}.`, token.span);
  }

  #binary(level: number): Expression {
    const operators = LEVELS[level];
    if (!operators) return this.#unary();
    let left = this.#binary(level + 1);
    for (;;) {
      const op = operators.find((candidate) => this.is(candidate));
      if (op) {
        this.lexer.take();
        const right = this.#binary(level + 1);
        left = { kind: 'binary', op, left, right, span: join(left, right) };
      } else if (level === RELATIONAL_LEVEL && this.accept('is')) {
        const type = this.expectName('the name of a type');
        left = { kind: 'is', operand: left, type: type.text, span: { start: left.span.start, end: type.span.end } };
      } else {
        return left;
      }
    }
  }

  #unary(): Expression {
    const token = this.accept('!') ?? this.accept('-');
    if (!token) return this.#postfix();
    if (++this.#nesting > MAX_NESTING) throw new SyntaxIssue(TOO_COMPLEX, token.span);
    // The minimum integer is written as the negation of a literal that does not fit into 64 bits.
    this.#isNegated = token.text === '-' && this.lexer.peek().kind === 'integer';
    const isNegatedLiteral = this.#isNegated;
    const operand = this.#unary();
    this.#nesting--;
    const span = { start: token.span.start, end: operand.span.end };
    if (isNegatedLiteral && operand.kind === 'literal' && typeof operand.value === 'bigint') {
      return { kind: 'literal', value: -operand.value, span };
    }
    return { kind: 'unary', op: token.text === '!' ? '!' : '-', operand, span };
  }

  #postfix(): Expression {
    let object = this.#primary();
    for (;;) {
      if (this.accept('.')) {
        const name = this.expectName('a name after the dot');
        object = this.is('(')
          ? this.#call(object.span, (args, span) => ({ kind: 'method', object, name: name.text, args, span }))
          : { kind: 'member', object, name: name.text, span: { start: object.span.start, end: name.span.end } };
      } else if (this.accept('[')) {
        object = this.#subscript(object);
      } else {
        return object;
      }
    }
  }

  #subscript(object: Expression): Expression {
    const from = this.is(':') ? undefined : this.expression();
    const isSlice = this.accept(':') !== undefined;
    const to = isSlice && !this.is(']') ? this.expression() : undefined;
    const span = { start: object.span.start, end: this.expect(']').span.end };
    if (isSlice) return { kind: 'slice', object, from, to, span };
    return { kind: 'index', object, index: from ?? this.unexpected('an index'), span };
  }

  #call(start: Span, build: (args: Expression[], span: Span) => Expression): Expression {
    this.expect('(');
    const args = this.#listUntil(')', () => this.expression());
    const end = this.expect(')').span.end;
    return build(args, { start: start.start, end });
  }

  #primary(): Expression {
    const token = this.lexer.peek();
    const { span } = token;
    switch (token.kind) {
      case 'integer':
        if (token.value > MAX_INT64 && !this.#isNegated) {
          throw new SyntaxIssue(`The integer ${token.text} does not fit 64 bits.`, span);
        }
        this.#isNegated = false;
        this.lexer.take();
        return { kind: 'literal', value: token.value, span };
      case 'string':
      case 'bytes':
      case 'float':
        this.lexer.take();
        return { kind: 'literal', value: token.value, span };
      case 'name':
        return this.#named(this.lexer.take());
      case 'punctuation':
        if (token.text === '(') return this.#parenthesised();
        if (token.text === '[') return this.#list();
        if (token.text === '{') return this.#map();
        if (token.text === '/') return this.#path();
        return this.unexpected('an expression');
      case 'end':
        return this.unexpected('an expression');
    }
  }

  #named({ text, span }: Token): Expression {
    if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true', span };
    if (text === 'null') return { kind: 'literal', value: null, span };
    if (this.is('(')) return this.#call(span, (args, whole) => ({ kind: 'call', name: text, args, span: whole }));
    return { kind: 'name', name: text, span };
  }

  #parenthesised(): Expression {
    const { start } = this.expect('(').span;
    const inner = this.expression();
    const groups = (inner.groups ?? 0) + 1;
    // The span includes the parentheses, so that it can be cut from the source as a unit.
    return { ...inner, groups, span: { start, end: this.expect(')').span.end } };
  }

  #list(): Expression {
    const { start } = this.expect('[').span;
    const items = this.#listUntil(']', () => this.expression());
    return { kind: 'list', items, span: { start, end: this.expect(']').span.end } };
  }

  #map(): Expression {
    const { start } = this.expect('{').span;
    const entries = this.#listUntil('}', (): MapEntry => {
      const key = this.expression();
      this.expect(':');
      return { key, value: this.expression() };
    });
    return { kind: 'map', entries, span: { start, end: this.expect('}').span.end } };
  }

  #listUntil<T>(close: string, read: () => T): T[] {
    const items: T[] = [];
    while (!this.is(close)) {
      items.push(read());
      if (!this.accept(',')) break;
    }
    return items;
  }

  /** `/users/$(request.auth.uid)/posts`. */
  #path(): Expression {
    const { start } = this.lexer.peek().span;
    let end = start;
    const segments: PathSegment[] = [];
    while (this.is('/')) {
      end = this.lexer.take().span.end;
      if (this.lexer.isNext('$')) {
        this.lexer.take();
        this.expect('(');
        segments.push({ kind: 'value', value: this.expression() });
        end = this.expect(')').span.end;
        continue;
      }
      // `(default)` is the only name with parentheses.
      if (this.lexer.isNext('(')) {
        this.lexer.take();
        const name = this.lexer.takeSegment();
        end = this.expect(')').span.end;
        segments.push({ kind: 'literal', text: `(${name?.text ?? ''})` });
        continue;
      }
      const segment = this.lexer.takeSegment();
      if (!segment) return this.unexpected('a path segment');
      segments.push({ kind: 'literal', text: segment.text });
      end = segment.span.end;
    }
    return { kind: 'path', segments, span: { start, end } };
  }
}

function join(first: Expression, last: Expression): Span {
  return { start: first.span.start, end: last.span.end };
}
