import type * as lite from 'firebase/firestore/lite';
import { DOCUMENT_NAME, type Cursor, type FieldName, type Filter, type Query } from './client.ts';
import { encode, type SdkClasses } from './codec.ts';
import {
  BytesValue,
  GeoPointValue,
  ReferenceValue,
  TimestampValue,
  Transform,
  VectorValue,
  type TransformOperation,
} from './value.ts';

/** The functions of the lite SDK, which the full SDK has as well. */
export type Sdk = typeof lite;

/** Converts the scenarios' values and queries to and from one SDK. */
export class Translation {
  readonly classes: SdkClasses;
  readonly #sdk: Sdk;
  readonly #firestore: lite.Firestore;

  constructor(sdk: Sdk, firestore: lite.Firestore) {
    this.#sdk = sdk;
    this.#firestore = firestore;
    this.classes = { toSdk: (value) => this.#toSdk(value), fromSdk: (value) => this.#fromSdk(value) };
  }

  field(name: FieldName): string | lite.FieldPath {
    if (name === DOCUMENT_NAME) return this.#sdk.documentId();
    return typeof name === 'string' ? name : new this.#sdk.FieldPath(...name);
  }

  /** Builds the SDK's query. A cursor at a document reads that document first. */
  async query(spec: Query): Promise<lite.Query> {
    const snapshots = new Map<string, lite.DocumentSnapshot>();
    for (const cursor of [spec.startAt, spec.startAfter, spec.endAt, spec.endBefore]) {
      if (cursor === undefined || !('document' in cursor)) continue;
      snapshots.set(cursor.document, await this.#sdk.getDoc(this.#sdk.doc(this.#firestore, cursor.document)));
    }
    return this.queryAt(spec, snapshots);
  }

  queryAt(spec: Query, snapshots: ReadonlyMap<string, lite.DocumentSnapshot> = new Map()): lite.Query {
    const sdk = this.#sdk;
    const base = spec.everywhere
      ? sdk.collectionGroup(this.#firestore, spec.from)
      : sdk.collection(this.#firestore, spec.from);
    const rest: lite.QueryNonFilterConstraint[] = (spec.orderBy ?? []).map(([field, direction]) =>
      sdk.orderBy(this.field(field), direction),
    );
    const bound = (cursor: Cursor): unknown[] => {
      if (!('document' in cursor)) return cursor.map((value) => encode(value, this.classes));
      const snapshot = snapshots.get(cursor.document);
      if (!snapshot) throw new Error(`No snapshot of ${cursor.document} at hand for a cursor.`);
      return [snapshot];
    };
    if (spec.startAt) rest.push(sdk.startAt(...bound(spec.startAt)));
    if (spec.startAfter) rest.push(sdk.startAfter(...bound(spec.startAfter)));
    if (spec.endAt) rest.push(sdk.endAt(...bound(spec.endAt)));
    if (spec.endBefore) rest.push(sdk.endBefore(...bound(spec.endBefore)));
    if (spec.limit !== undefined) rest.push(sdk.limit(spec.limit));
    if (spec.limitToLast !== undefined) rest.push(sdk.limitToLast(spec.limitToLast));
    return spec.where ? sdk.query(base, this.#conjunction(spec.where), ...rest) : sdk.query(base, ...rest);
  }

  #conjunction(filters: readonly Filter[]): lite.QueryCompositeFilterConstraint {
    return this.#sdk.and(...filters.map((filter) => this.#constraint(filter)));
  }

  #constraint(filter: Filter): lite.QueryFilterConstraint {
    if ('and' in filter) return this.#conjunction(filter.and);
    if ('or' in filter) return this.#sdk.or(...filter.or.map((part) => this.#constraint(part)));
    const [field, operator, value] = filter;
    return this.#sdk.where(this.field(field), operator, encode(value, this.classes));
  }

  #toSdk(value: Parameters<SdkClasses['toSdk']>[0]): unknown {
    const sdk = this.#sdk;
    if (value instanceof TimestampValue) return new sdk.Timestamp(value.seconds, value.nanoseconds);
    if (value instanceof GeoPointValue) return new sdk.GeoPoint(value.latitude, value.longitude);
    if (value instanceof BytesValue) return sdk.Bytes.fromUint8Array(Uint8Array.from(value.bytes));
    if (value instanceof VectorValue) return sdk.vector([...value.components]);
    if (value instanceof ReferenceValue) return sdk.doc(this.#firestore, value.path);
    if (value instanceof Transform) return this.#transform(value.operation);
    return value satisfies never;
  }

  #fromSdk(value: object): ReturnType<SdkClasses['fromSdk']> {
    const sdk = this.#sdk;
    if (value instanceof sdk.Timestamp) return new TimestampValue(value.seconds, value.nanoseconds);
    if (value instanceof sdk.GeoPoint) return new GeoPointValue(value.latitude, value.longitude);
    if (value instanceof sdk.Bytes) return new BytesValue([...value.toUint8Array()]);
    if (value instanceof sdk.VectorValue) return new VectorValue(value.toArray());
    if (value instanceof sdk.DocumentReference) return new ReferenceValue(value.path);
    return undefined;
  }

  #transform(operation: TransformOperation): lite.FieldValue {
    const sdk = this.#sdk;
    switch (operation.kind) {
      case 'server time':
        return sdk.serverTimestamp();
      case 'delete':
        return sdk.deleteField();
      case 'increment':
        return sdk.increment(operation.by);
      case 'maximum':
        return sdk.maximum(operation.by);
      case 'minimum':
        return sdk.minimum(operation.by);
      case 'union':
        return sdk.arrayUnion(...operation.elements.map((element) => encode(element, this.classes)));
      case 'remove':
        return sdk.arrayRemove(...operation.elements.map((element) => encode(element, this.classes)));
    }
  }
}
