import { invalidArgument } from './status.ts';

/** `projects/{project}/databases/{database}`, the name of one database. */
export type DatabaseName = string;

/** Path segments below `…/documents`: an even count names a document, an odd count a collection. */
export type Segments = readonly string[];

/**
 * The full name of a document or of a parent, as requests carry it:
 * `projects/{project}/databases/{database}/documents[/{segment}…]`.
 */
export interface ResourceName {
  readonly database: DatabaseName;
  readonly segments: Segments;
}

const NAME = /^(projects\/([^/]+)\/databases\/([^/]+))\/documents(?:\/(.*))?$/s;
const DATABASE = /^projects\/[^/]+\/databases\/[^/]+$/;

export function parseDatabaseName(name: string): DatabaseName {
  if (!DATABASE.test(name)) {
    throw invalidArgument(`Invalid database name "${name}": expected projects/{project}/databases/{database}.`);
  }
  return name;
}

export function parseResourceName(name: string): ResourceName {
  const match = NAME.exec(name);
  if (!match) {
    throw invalidArgument(
      `Invalid resource name "${name}": expected projects/{project}/databases/{database}/documents/….`,
    );
  }
  const rest = match[4];
  const segments = rest === undefined || rest === '' ? [] : rest.split('/');
  if (rest === '' || segments.some((segment) => segment === '')) {
    throw invalidArgument(`Invalid resource name "${name}": a path segment is empty.`);
  }
  return { database: match[1] as string, segments };
}

export function formatResourceName(database: DatabaseName, segments: Segments): string {
  return segments.length === 0 ? `${database}/documents` : `${database}/documents/${segments.join('/')}`;
}
