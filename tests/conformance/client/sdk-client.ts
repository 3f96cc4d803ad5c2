import { deleteApp, type FirebaseApp } from 'firebase/app';
import type * as lite from 'firebase/firestore/lite';
import type {
  Aggregates,
  BatchedWrite,
  Client,
  FieldChange,
  FoundDocument,
  Query,
  SetOptions,
  StatusCode,
  Transaction,
  TransactionOptions,
} from './client.ts';
import { decodeFields, encode, encodeFields, type SdkClasses } from './codec.ts';
import { Translation, type Sdk } from './sdk-translation.ts';
import type { PlainFields, WrittenFields } from './value.ts';

/** The operations that both SDKs support. */
export class SdkClient implements Client {
  protected readonly sdk: Sdk;
  protected readonly firestore: lite.Firestore;
  protected readonly translation: Translation;
  readonly #app: FirebaseApp;

  constructor(sdk: Sdk, firestore: lite.Firestore, app: FirebaseApp) {
    this.sdk = sdk;
    this.firestore = firestore;
    this.translation = new Translation(sdk, firestore);
    this.#app = app;
  }

  async get(path: string): Promise<PlainFields | undefined> {
    return this.#dataOf(await this.sdk.getDoc(this.#reference(path)));
  }

  async set(path: string, data: WrittenFields, options: SetOptions = {}): Promise<void> {
    await this.sdk.setDoc(this.#reference(path), encodeFields(data, this.classes), this.#setOptions(options));
  }

  async update(path: string, ...changes: FieldChange[]): Promise<void> {
    await this.sdk.updateDoc(this.#reference(path), ...this.#updateArguments(changes));
  }

  async delete(path: string): Promise<void> {
    await this.sdk.deleteDoc(this.#reference(path));
  }

  async query(query: Query): Promise<readonly FoundDocument[]> {
    const snapshot = await this.sdk.getDocs(await this.translation.query(query));
    return snapshot.docs.map((found) => ({
      path: found.ref.path,
      data: decodeFields(found.data(), this.classes),
    }));
  }

  async aggregate(query: Query, aggregates: Aggregates): Promise<Readonly<Record<string, number | null>>> {
    const { count, sum, average } = this.sdk;
    const fields = Object.entries(aggregates).map(([alias, aggregate]) => {
      if ('count' in aggregate) return [alias, count()] as const;
      return [alias, 'sum' in aggregate ? sum(aggregate.sum) : average(aggregate.average)] as const;
    });
    const snapshot = await this.sdk.getAggregate(await this.translation.query(query), Object.fromEntries(fields));
    return snapshot.data();
  }

  async batch(writes: readonly BatchedWrite[]): Promise<void> {
    const batch = this.sdk.writeBatch(this.firestore);
    for (const write of writes) {
      if ('set' in write) {
        const data = encodeFields(write.data, this.classes);
        batch.set(this.#reference(write.set), data, this.#setOptions(write.options ?? {}));
      } else if ('update' in write) {
        batch.update(this.#reference(write.update), ...this.#updateArguments(write.changes));
      } else {
        batch.delete(this.#reference(write.delete));
      }
    }
    await batch.commit();
  }

  async transaction<T>(body: (transaction: Transaction) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    return this.sdk.runTransaction(this.firestore, (transaction) => body(this.#transaction(transaction)), options);
  }

  async close(): Promise<void> {
    await this.sdk.terminate(this.firestore);
    await deleteApp(this.#app);
  }

  codeFor(status: StatusCode): string {
    return status;
  }

  protected get classes(): SdkClasses {
    return this.translation.classes;
  }

  #transaction(transaction: lite.Transaction): Transaction {
    return {
      get: async (path) => this.#dataOf(await transaction.get(this.#reference(path))),
      set: (path, data) => {
        transaction.set(this.#reference(path), encodeFields(data, this.classes));
      },
      update: (path, ...changes) => {
        transaction.update(this.#reference(path), ...this.#updateArguments(changes));
      },
      delete: (path) => {
        transaction.delete(this.#reference(path));
      },
    };
  }

  #dataOf(snapshot: lite.DocumentSnapshot): PlainFields | undefined {
    const data = snapshot.data();
    return data && decodeFields(data, this.classes);
  }

  #reference(path: string): lite.DocumentReference {
    return this.sdk.doc(this.firestore, path);
  }

  #setOptions(options: SetOptions): lite.SetOptions {
    if (options.mergeFields) return { mergeFields: options.mergeFields.map((field) => this.translation.field(field)) };
    return { merge: options.merge ?? false };
  }

  #updateArguments(changes: readonly FieldChange[]): [string | lite.FieldPath, unknown, ...unknown[]] {
    const [first, ...others] = changes.map(
      ([field, value]) => [this.translation.field(field), encode(value, this.classes)] as const,
    );
    if (!first) throw new Error('An update needs at least one change.');
    return [...first, ...others.flat()];
  }
}
