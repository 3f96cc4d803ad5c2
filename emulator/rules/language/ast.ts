import type { Span } from './issue.ts';

export type ServiceName = 'cloud.firestore' | 'firebase.storage';

export type Verb = 'read' | 'write' | 'get' | 'list' | 'create' | 'update' | 'delete';

export interface RulesFile {
  /** 1 if the file does not declare a version. */
  readonly version: 1 | 2;
  /** Functions declared outside any service. */
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly Service[];
}

export interface Service {
  readonly name: string;
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly Match[];
  readonly span: Span;
}

export interface Match {
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
  readonly span: Span;
}

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string; readonly span: Span }
  /** `{name}`: one segment. */
  | { readonly kind: 'wildcard'; readonly name: string; readonly span: Span }
  /** `{name=**}`: the rest of the path. */
  | { readonly kind: 'recursive'; readonly name: string; readonly span: Span };

export interface Allow {
  readonly verbs: readonly Verb[];
  /** undefined means unconditional. */
  readonly condition: Expression | undefined;
  readonly span: Span;
}

export interface FunctionDeclaration {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly Let[];
  readonly result: Expression;
  readonly span: Span;
}

export interface Let {
  readonly name: string;
  readonly value: Expression;
  readonly span: Span;
}

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

type UnaryOperator = '!' | '-';

export type Expression = {
  readonly span: Span;
  /** Number of enclosing parentheses, which have no node of their own. */
  readonly groups?: number;
} & (
  | { readonly kind: 'literal'; readonly value: null | boolean | bigint | number | string | Uint8Array }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
  | {
      readonly kind: 'slice';
      readonly object: Expression;
      readonly from: Expression | undefined;
      readonly to: Expression | undefined;
    }
  /** `name(…)`. */
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  /** `object.name(…)`: a method of a value, or a function of a namespace such as `math`. */
  | {
      readonly kind: 'method';
      readonly object: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
    }
  | { readonly kind: 'unary'; readonly op: UnaryOperator; readonly operand: Expression }
  | { readonly kind: 'binary'; readonly op: BinaryOperator; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
  | {
      readonly kind: 'conditional';
      readonly test: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
    }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly MapEntry[] }
  | { readonly kind: 'path'; readonly segments: readonly PathSegment[] }
);

export interface MapEntry {
  readonly key: Expression;
  readonly value: Expression;
}

/** A segment of a path expression: text, or `$(…)`. */
export type PathSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'value'; readonly value: Expression };
