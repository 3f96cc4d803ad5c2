/** A position in a rules file. Lines and columns are 1-based, offsets 0-based. */
export interface Position {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** A range in a rules file. */
export interface Span {
  readonly start: Position;
  readonly end: Position;
}

/** An error or warning about a rules file. */
export interface Issue {
  readonly severity: 'ERROR' | 'WARNING';
  readonly message: string;
  readonly span: Span;
}

/** Parsing cannot continue. */
export class SyntaxIssue extends Error {
  override readonly name = 'SyntaxIssue';

  constructor(
    message: string,
    readonly span: Span,
  ) {
    super(message);
  }
}
