import { initializeApp, type FirebaseApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import type { DocumentView, Feed, ListeningClient, ListenOptions, Query, QueryView } from './client.ts';
import { decodeFields } from './codec.ts';
import { ListenerFeed } from './listener-feed.ts';
import { SdkClient } from './sdk-client.ts';
import type { Sdk } from './sdk-translation.ts';

/** Both SDKs have the same functions with their own classes. This is the only place that casts one to the other. */
const sdk = {
  ...full,
  getDoc: full.getDocFromServer,
  getDocs: full.getDocsFromServer,
  getAggregate: full.getAggregateFromServer,
} as unknown as Sdk;

// Scenarios provoke errors on purpose and check them.
full.setLogLevel('silent');

let opened = 0;

class FullClient extends SdkClient implements ListeningClient {
  readonly #firestore: full.Firestore;

  constructor(firestore: full.Firestore, app: FirebaseApp) {
    super(sdk, firestore, app);
    this.#firestore = firestore;
  }

  listenToDocument(path: string, { includeMetadataChanges = false }: ListenOptions = {}): Feed<DocumentView> {
    const reference = full.doc(this.#firestore, path);
    return new ListenerFeed((onView, onError) =>
      full.onSnapshot(
        reference,
        { includeMetadataChanges },
        (snapshot) => {
          const data = snapshot.data();
          const { fromCache, hasPendingWrites } = snapshot.metadata;
          onView({ data: data && decodeFields(data, this.classes), fromCache, hasPendingWrites });
        },
        onError,
      ),
    );
  }

  listenToQuery(spec: Query, { includeMetadataChanges = false }: ListenOptions = {}): Feed<QueryView> {
    const query = this.translation.queryAt(spec) as unknown as full.Query;
    return new ListenerFeed((onView, onError) =>
      full.onSnapshot(
        query,
        { includeMetadataChanges },
        (snapshot) => {
          onView(this.#queryView(snapshot));
        },
        onError,
      ),
    );
  }

  disableNetwork(): Promise<void> {
    return full.disableNetwork(this.#firestore);
  }

  enableNetwork(): Promise<void> {
    return full.enableNetwork(this.#firestore);
  }

  waitForPendingWrites(): Promise<void> {
    return full.waitForPendingWrites(this.#firestore);
  }

  #queryView(snapshot: full.QuerySnapshot): QueryView {
    return {
      documents: snapshot.docs.map((found) => ({
        path: found.ref.path,
        data: decodeFields(found.data(), this.classes),
      })),
      changes: snapshot.docChanges().map(({ type, doc, oldIndex, newIndex }) => ({
        type,
        path: doc.ref.path,
        oldIndex,
        newIndex,
      })),
      fromCache: snapshot.metadata.fromCache,
      hasPendingWrites: snapshot.metadata.hasPendingWrites,
    };
  }
}

export interface FullClientOptions {
  readonly longPolling?: boolean;
  readonly userId?: string | undefined;
}

/** A client over gRPC in Node and over WebChannel in a browser, streaming or long polling. */
export function openFullClient(projectId: string, port: number, options: FullClientOptions = {}): ListeningClient {
  const { longPolling = false, userId } = options;
  const app = initializeApp({ projectId, apiKey: 'none' }, `full-${++opened}`);
  const firestore = full.initializeFirestore(app, {
    ...(longPolling ? { experimentalForceLongPolling: true } : { experimentalAutoDetectLongPolling: false }),
  });
  const user = userId === undefined ? {} : { mockUserToken: { sub: userId } };
  full.connectFirestoreEmulator(firestore, '127.0.0.1', port, user);
  return new FullClient(firestore, app);
}
