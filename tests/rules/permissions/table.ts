import type { Operation } from '../support/rules-test.ts';
import type { Writes } from '../support/fields.ts';
import type { Person } from '../support/people.ts';

/** One operation on a collection: who is allowed, and how it is performed. */
export interface Row {
  readonly to: string;
  readonly by: readonly Person[];
  readonly act: (who: Person) => Operation;
  readonly given?: Writes;
}

type Verb = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Every collection specifies every verb. */
export type Permissions = Readonly<Record<string, Readonly<Record<Verb, readonly Row[]>>>>;

export const NOBODY: readonly Person[] = [];
