import type { Micros } from './timestamp.ts';
import type { Fields } from './value.ts';

/** A stored document. Immutable: a write makes a new one. `path` is relative to the database: `rooms/a/messages/1`. */
export interface Document {
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}
