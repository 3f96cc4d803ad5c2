import type { Document } from '../model/document.ts';
import type { DatabaseName } from '../model/path.ts';
import type { Micros } from '../model/timestamp.ts';
import type { Query } from '../query/query.ts';

/** The caller as seen by rules: `request.auth` is null without claims. */
interface Requester {
  readonly claims: Readonly<Record<string, unknown>> | undefined;
}

/** A snapshot of the documents. */
export interface DocumentReader {
  get(path: string): Document | undefined;
}

/** The context in which a request is evaluated. */
export interface AccessContext {
  readonly requester: Requester;
  readonly database: DatabaseName;
  readonly view: DocumentReader;
  /** The same snapshot, retained for later replays when `view` may have advanced. */
  readonly snapshot: () => DocumentReader;
  readonly time: Micros;
}

/** One document of a commit, before and after the whole commit. */
export interface WriteAccess {
  readonly path: string;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
  /** The write has an `exists: true` precondition, so it is an update or delete even if the document is missing. */
  readonly mustExist: boolean;
}

/**
 * The access check. Each method returns if the request is allowed and throws PERMISSION_DENIED otherwise. Admin requests
 * bypass it.
 */
export interface Access {
  get(context: AccessContext, path: string, document: Document | undefined): Grant;
  list(context: AccessContext, query: Query): Grant;
  /** `after` shows the database as it would be after the commit. */
  write(context: AccessContext, writes: readonly WriteAccess[], after: DocumentReader): void;
}

/** A granted request. */
export interface Grant {
  /** Other documents the decision depends on; when one of them changes, the grant must be re-evaluated. */
  readonly dependsOn: ReadonlySet<string>;
}

const UNCONDITIONAL: Grant = { dependsOn: new Set() };

/** Allows everything; used while no rules are loaded. */
export const openAccess: Access = {
  get: () => UNCONDITIONAL,
  list: () => UNCONDITIONAL,
  write: () => undefined,
};
