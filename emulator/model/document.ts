import type { Micros } from './timestamp.ts';
import type { Fields } from './value.ts';

/** An immutable stored document. `path` is relative to the database: `rooms/a/messages/1`. */
export interface Document {
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}
