import { Fragment, type ReactNode } from 'react';

interface FilledTextProps {
  /** A text with `{name}` placeholders. */
  readonly text: string;
  /** The element for each placeholder, such as a link. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** A message with elements inside, so that every language can order its words. */
export function FilledText({ text, parts }: FilledTextProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => <Fragment key={index}>{index % 2 === 0 ? piece : (parts[piece] ?? `{${piece}}`)}</Fragment>);
}
