import type { Document } from '../model/document.ts';
import type { DatabaseName } from '../model/path.ts';
import type { Micros } from '../model/timestamp.ts';
import type { Query } from '../query/query.ts';

/** Who asks, as rules see it: `request.auth` is null without claims. */
export interface Requester {
  readonly claims: Readonly<Record<string, unknown>> | undefined;
}

/** The documents at one moment. */
export interface DocumentReader {
  get(path: string): Document | undefined;
}

/** The state in which a request is judged. */
export interface AccessContext {
  readonly requester: Requester;
  readonly database: DatabaseName;
  readonly view: DocumentReader;
  /** The same state for later, when `view` may have moved on. */
  readonly snapshot: () => DocumentReader;
  readonly time: Micros;
}

/** One document of a commit, as it was and as it would be after the whole commit. */
export interface WriteAccess {
  readonly path: string;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
  /** The client says that it exists: this is an update, or a delete, even where there is nothing to update. */
  readonly mustExist: boolean;
}

/**
 * Where security rules decide. Each method returns when the request is allowed and throws PERMISSION_DENIED when not.
 * Requests of the emulator's owner never come here.
 */
export interface Access {
  get(context: AccessContext, path: string, document: Document | undefined): Grant;
  list(context: AccessContext, query: Query): Grant;
  /** `after` shows the database as it would be after the commit. */
  write(context: AccessContext, writes: readonly WriteAccess[], after: DocumentReader): void;
}

/** A request is allowed, as things are. */
export interface Grant {
  /** Other documents that the decision rests on: when one of them changes it may have to be taken back. */
  readonly dependsOn: ReadonlySet<string>;
}

const UNCONDITIONAL: Grant = { dependsOn: new Set() };

/** Allows everything: what the emulator does while it has no rules. */
export const openAccess: Access = {
  get: () => UNCONDITIONAL,
  list: () => UNCONDITIONAL,
  write: () => undefined,
};
