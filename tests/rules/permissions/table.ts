import type { Act } from '../support/court.ts';
import type { Writes } from '../support/fields.ts';
import type { Person } from '../support/people.ts';

/** What somebody does to a collection, by whom it is allowed (by nobody else), and how they do it. */
export interface Row {
  readonly to: string;
  readonly by: readonly Person[];
  readonly act: (who: Person) => Act;
  readonly given?: Writes;
}

export type Verb = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Every collection says something of every verb. */
export type Permissions = Readonly<Record<string, Readonly<Record<Verb, readonly Row[]>>>>;

export const NOBODY: readonly Person[] = [];
