/** A place in a rules file. Lines and columns count from 1, offsets from 0. */
export interface Position {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** A stretch of a rules file. */
export interface Span {
  readonly start: Position;
  readonly end: Position;
}

/** What is wrong with a rules file, or looks wrong. */
export interface Issue {
  readonly severity: 'ERROR' | 'WARNING';
  readonly message: string;
  readonly span: Span;
}

/** The file cannot be parsed any further. */
export class SyntaxIssue extends Error {
  override readonly name = 'SyntaxIssue';

  constructor(
    message: string,
    readonly span: Span,
  ) {
    super(message);
  }
}
