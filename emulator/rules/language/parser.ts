import type { Allow, FunctionDeclaration, Let, Match, PatternSegment, RulesFile, Service, Verb } from './ast.ts';
import { ExpressionParser } from './expression-parser.ts';
import { SyntaxIssue, type Issue, type Span } from './issue.ts';
import { Lexer } from './lexer.ts';

const VERBS: ReadonlySet<string> = new Set<Verb>(['read', 'write', 'get', 'list', 'create', 'update', 'delete']);

export type ParseResult =
  | { readonly file: RulesFile; readonly issues: readonly [] }
  | { readonly file?: undefined; readonly issues: readonly Issue[] };

/** Parses a rules file. Stops at the first syntax error. */
export function parseRules(source: string): ParseResult {
  try {
    return { file: new RulesParser(new Lexer(source)).file(), issues: [] };
  } catch (error) {
    if (!(error instanceof SyntaxIssue)) throw error;
    return { issues: [{ severity: 'ERROR', message: error.message, span: error.span }] };
  }
}

/** The contents of a service or match block, grouped by kind. */
interface Body {
  readonly functions: FunctionDeclaration[];
  readonly matches: Match[];
  readonly allows: Allow[];
}

class RulesParser extends ExpressionParser {
  file(): RulesFile {
    const version = this.#version();
    const functions: FunctionDeclaration[] = [];
    const services: Service[] = [];
    while (this.lexer.peek().kind !== 'end') {
      if (this.is('service')) services.push(this.#service());
      else if (this.is('function')) functions.push(this.#function());
      else this.unexpected("'service' or 'function'");
    }
    if (services.length === 0) this.unexpected("'service'");
    return { version, functions, services };
  }

  #version(): 1 | 2 {
    if (!this.accept('rules_version')) return 1;
    this.expect('=');
    const token = this.lexer.peek();
    if (token.kind !== 'string') return this.unexpected("'1' or '2' in quotes");
    this.lexer.take();
    if (token.value !== '1' && token.value !== '2') {
      throw new SyntaxIssue(`There is no rules_version ${token.text}: use '2'.`, token.span);
    }
    this.accept(';');
    return token.value === '2' ? 2 : 1;
  }

  #service(): Service {
    const { start } = this.expect('service').span;
    const first = this.expectName('the name of a service');
    let name = first.text;
    let { end } = first.span;
    while (this.accept('.')) {
      const part = this.expectName('the name of a service');
      name += `.${part.text}`;
      end = part.span.end;
    }
    const { functions, matches, allows } = this.#body();
    const [misplaced] = allows;
    if (misplaced) throw new SyntaxIssue("'allow' must stand in a 'match'.", misplaced.span);
    return { name, functions, matches, span: { start, end } };
  }

  #body(): Body {
    const body: Body = { functions: [], matches: [], allows: [] };
    this.expect('{');
    while (!this.accept('}')) {
      if (this.is('match')) body.matches.push(this.#match());
      else if (this.is('allow')) body.allows.push(this.#allow());
      else if (this.is('function')) body.functions.push(this.#function());
      else if (!this.accept(';')) this.unexpected("'match', 'allow', 'function' or '}'");
    }
    return body;
  }

  #match(): Match {
    const { start } = this.expect('match').span;
    const pattern: PatternSegment[] = [];
    let end = start;
    while (this.is('/')) {
      this.lexer.take();
      const segment = this.#patternSegment();
      pattern.push(segment);
      end = segment.span.end;
    }
    if (pattern.length === 0) this.unexpected("a path that begins with '/'");
    return { pattern, ...this.#body(), span: { start, end } };
  }

  #patternSegment(): PatternSegment {
    const literal = this.lexer.takeSegment();
    if (literal) return { kind: 'literal', ...literal };
    if (this.is('(')) {
      const { start } = this.lexer.take().span;
      const name = this.lexer.takeSegment();
      return { kind: 'literal', text: `(${name?.text ?? ''})`, span: { start, end: this.expect(')').span.end } };
    }
    const { start } = this.expect('{').span;
    const name = this.expectName('the name of a wildcard').text;
    const isRecursive = this.accept('=') !== undefined;
    if (isRecursive) {
      this.expect('*');
      this.expect('*');
    }
    const span: Span = { start, end: this.expect('}').span.end };
    return { kind: isRecursive ? 'recursive' : 'wildcard', name, span };
  }

  #allow(): Allow {
    const { start } = this.expect('allow').span;
    const verbs: Verb[] = [];
    let end = start;
    do {
      const token = this.expectName('a verb such as read or write');
      if (!isVerb(token.text)) {
        throw new SyntaxIssue(`There is no verb '${token.text}': use ${[...VERBS].join(', ')}.`, token.span);
      }
      verbs.push(token.text);
      end = token.span.end;
    } while (this.accept(','));
    if (!this.accept(':')) {
      this.#endStatement();
      return { verbs, condition: undefined, span: { start, end } };
    }
    const { span: ifSpan } = this.expect('if');
    if (this.is(';')) throw new SyntaxIssue("Missing conditional expression after 'if'.", ifSpan);
    const condition = this.expression();
    this.#endStatement();
    return { verbs, condition, span: { start, end: condition.span.end } };
  }

  #function(): FunctionDeclaration {
    const { start } = this.expect('function').span;
    const name = this.expectName('the name of a function');
    this.expect('(');
    const parameters: string[] = [];
    while (!this.is(')')) {
      parameters.push(this.expectName('the name of a parameter').text);
      if (!this.accept(',')) break;
    }
    this.expect(')');
    this.expect('{');
    const lets: Let[] = [];
    while (this.is('let')) lets.push(this.#let());
    this.expect('return');
    const result = this.expression();
    this.#endStatement();
    const { end } = this.expect('}').span;
    return { name: name.text, parameters, lets, result, span: { start, end } };
  }

  #let(): Let {
    const { start } = this.expect('let').span;
    const name = this.expectName('the name of a variable').text;
    this.expect('=');
    const value = this.expression();
    this.expect(';');
    return { name, value, span: { start, end: value.span.end } };
  }

  /** The semicolon is optional before a closing brace or another statement. */
  #endStatement(): void {
    if (this.accept(';')) return;
    if (['}', 'allow', 'match', 'function'].some((text) => this.is(text))) return;
    this.expect(';');
  }
}

function isVerb(text: string): text is Verb {
  return VERBS.has(text);
}
