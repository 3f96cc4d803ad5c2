import { Fragment, type ReactNode } from 'react';

interface FilledTextProps {
  /** A sentence with `{name}` markers. */
  readonly text: string;
  /** What stands in place of each marker, such as a link. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** One message with elements inside, so that every language can order its words as it needs. */
export function FilledText({ text, parts }: FilledTextProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => <Fragment key={index}>{index % 2 === 0 ? piece : (parts[piece] ?? `{${piece}}`)}</Fragment>);
}
