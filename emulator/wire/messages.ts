/**
 * The google.firestore.v1 messages as produced by the codecs (see rpc.ts). Absent fields have proto3 defaults. The codecs
 * validate every field against the descriptor, so these types are reliable.
 */
export interface TimestampMessage {
  readonly seconds?: string;
  readonly nanos?: number;
}

export type ValueMessage =
  | { readonly nullValue: 'NULL_VALUE' }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number }
  | { readonly timestampValue: TimestampMessage }
  | { readonly stringValue: string }
  | { readonly bytesValue: Uint8Array }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude?: number; readonly longitude?: number } }
  | { readonly arrayValue: { readonly values?: readonly ValueMessage[] } }
  | { readonly mapValue: { readonly fields?: FieldsMessage } };

export type FieldsMessage = Readonly<Record<string, ValueMessage>>;

export interface DocumentMessage {
  readonly name?: string;
  readonly fields?: FieldsMessage;
  readonly createTime?: TimestampMessage;
  readonly updateTime?: TimestampMessage;
}

export interface MaskMessage {
  readonly fieldPaths?: readonly string[];
}

export interface PreconditionMessage {
  readonly exists?: boolean;
  readonly updateTime?: TimestampMessage;
}

export interface FieldTransformMessage {
  readonly fieldPath?: string;
  readonly setToServerValue?: string;
  readonly increment?: ValueMessage;
  readonly maximum?: ValueMessage;
  readonly minimum?: ValueMessage;
  readonly appendMissingElements?: { readonly values?: readonly ValueMessage[] };
  readonly removeAllFromArray?: { readonly values?: readonly ValueMessage[] };
}

export interface WriteMessage {
  readonly update?: DocumentMessage;
  readonly delete?: string;
  readonly verify?: string;
  readonly transform?: { readonly document?: string; readonly fieldTransforms?: readonly FieldTransformMessage[] };
  readonly updateMask?: MaskMessage;
  readonly updateTransforms?: readonly FieldTransformMessage[];
  readonly currentDocument?: PreconditionMessage;
}

export interface TransactionOptionsMessage {
  readonly readOnly?: { readonly readTime?: TimestampMessage };
  readonly readWrite?: { readonly retryTransaction?: Uint8Array };
}

export interface ConsistencyMessage {
  readonly transaction?: Uint8Array;
  readonly newTransaction?: TransactionOptionsMessage;
  readonly readTime?: TimestampMessage;
}

interface FieldReferenceMessage {
  readonly fieldPath?: string;
}

export interface FilterMessage {
  readonly compositeFilter?: { readonly op?: string; readonly filters?: readonly FilterMessage[] };
  readonly fieldFilter?: {
    readonly field?: FieldReferenceMessage;
    readonly op?: string;
    readonly value?: ValueMessage;
  };
  readonly unaryFilter?: { readonly op?: string; readonly field?: FieldReferenceMessage };
}

export interface OrderMessage {
  readonly field?: FieldReferenceMessage;
  readonly direction?: string;
}

export interface CursorMessage {
  readonly values?: readonly ValueMessage[];
  readonly before?: boolean;
}

export interface FindNearestMessage {
  readonly vectorField?: FieldReferenceMessage;
  readonly queryVector?: ValueMessage;
  readonly distanceMeasure?: string;
  readonly limit?: { readonly value?: number };
  readonly distanceResultField?: string;
  readonly distanceThreshold?: { readonly value?: number };
}

export interface StructuredQueryMessage {
  readonly select?: { readonly fields?: readonly FieldReferenceMessage[] };
  readonly from?: readonly { readonly collectionId?: string; readonly allDescendants?: boolean }[];
  readonly where?: FilterMessage;
  readonly orderBy?: readonly OrderMessage[];
  readonly startAt?: CursorMessage;
  readonly endAt?: CursorMessage;
  readonly offset?: number;
  readonly limit?: { readonly value?: number };
  readonly findNearest?: FindNearestMessage;
}

export interface AggregationMessage {
  readonly count?: { readonly upTo?: { readonly value?: string } };
  readonly sum?: { readonly field?: FieldReferenceMessage };
  readonly avg?: { readonly field?: FieldReferenceMessage };
  readonly alias?: string;
}

export interface TargetMessage {
  readonly query?: { readonly parent?: string; readonly structuredQuery?: StructuredQueryMessage };
  readonly documents?: { readonly documents?: readonly string[] };
  readonly resumeToken?: Uint8Array;
  readonly readTime?: TimestampMessage;
  readonly targetId?: number;
  readonly once?: boolean;
  readonly expectedCount?: { readonly value?: number };
}

export interface ExplainOptionsMessage {
  readonly analyze?: boolean;
}

/** Request types by method name. */
export interface Requests {
  GetDocument: ConsistencyMessage & { readonly name?: string; readonly mask?: MaskMessage };
  ListDocuments: ConsistencyMessage & {
    readonly parent?: string;
    readonly collectionId?: string;
    readonly pageSize?: number;
    readonly pageToken?: string;
    readonly orderBy?: string;
    readonly mask?: MaskMessage;
    readonly showMissing?: boolean;
  };
  CreateDocument: {
    readonly parent?: string;
    readonly collectionId?: string;
    readonly documentId?: string;
    readonly document?: DocumentMessage;
    readonly mask?: MaskMessage;
  };
  UpdateDocument: {
    readonly document?: DocumentMessage;
    readonly updateMask?: MaskMessage;
    readonly mask?: MaskMessage;
    readonly currentDocument?: PreconditionMessage;
  };
  DeleteDocument: { readonly name?: string; readonly currentDocument?: PreconditionMessage };
  BeginTransaction: { readonly database?: string; readonly options?: TransactionOptionsMessage };
  Commit: { readonly database?: string; readonly writes?: readonly WriteMessage[]; readonly transaction?: Uint8Array };
  Rollback: { readonly database?: string; readonly transaction?: Uint8Array };
  ListCollectionIds: ConsistencyMessage & {
    readonly parent?: string;
    readonly pageSize?: number;
    readonly pageToken?: string;
  };
  BatchWrite: { readonly database?: string; readonly writes?: readonly WriteMessage[] };
  BatchGetDocuments: ConsistencyMessage & {
    readonly database?: string;
    readonly documents?: readonly string[];
    readonly mask?: MaskMessage;
  };
  RunQuery: ConsistencyMessage & {
    readonly parent?: string;
    readonly structuredQuery?: StructuredQueryMessage;
    readonly explainOptions?: ExplainOptionsMessage;
  };
  RunAggregationQuery: ConsistencyMessage & {
    readonly parent?: string;
    readonly structuredAggregationQuery?: {
      readonly structuredQuery?: StructuredQueryMessage;
      readonly aggregations?: readonly AggregationMessage[];
    };
    readonly explainOptions?: ExplainOptionsMessage;
  };
  Listen: { readonly database?: string; readonly addTarget?: TargetMessage; readonly removeTarget?: number };
  Write: {
    readonly database?: string;
    readonly streamId?: string;
    readonly writes?: readonly WriteMessage[];
    readonly streamToken?: Uint8Array;
  };
}
