import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AggregateField,
  FieldValue,
  Filter,
  Firestore,
  type DocumentSnapshot,
  type ExplainMetrics,
  type Query,
} from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startEmulator, startEmulatorForTest, type EmulatorProcess } from './emulator-process.ts';
import { Rest } from './raw/rest.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PROJECT = 'explained';
const GIFTS = 20;

let emulator: EmulatorProcess;
beforeAll(async () => {
  emulator = await startEmulator();
  const firestore = connect(emulator);
  await fill(firestore);
  await firestore.terminate();
});
afterAll(() => emulator.stop());

function connect({ port }: EmulatorProcess): Firestore {
  return new Firestore({
    projectId: PROJECT,
    host: `127.0.0.1:${port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
    // Not sent, but without credentials the package looks for a metadata server in the network.
    credentials: { client_email: 'nobody@shagun.test', private_key: 'none' },
  });
}

/** Gifts 0 to 19: prices 0 to 19, four colours, every other one funded, a vector for half of them. */
async function fill(firestore: Firestore): Promise<void> {
  const batch = firestore.batch();
  for (let n = 0; n < GIFTS; n++) {
    batch.set(firestore.doc(`gifts/${String(n).padStart(2, '0')}`), {
      price: n,
      weight: GIFTS - n,
      color: ['red', 'gold', 'green', 'blue'][n % 4],
      funded: n % 2 === 0,
      tags: n < 3 ? ['new'] : [],
      ...(n >= 10 && { taste: FieldValue.vector([n, 1]) }),
    });
  }
  await batch.commit();
}

/** What the tests compare, in short. */
function read({ planSummary, executionStats }: ExplainMetrics) {
  const stats = executionStats?.debugStats as
    | { index_entries_scanned: string; documents_scanned: string; billing_details: Record<string, string> }
    | undefined;
  return {
    indexes: planSummary.indexesUsed.map((index) => index['properties']),
    reads: executionStats?.readOperations,
    documents: Number(stats?.documents_scanned),
    entries: Number(stats?.index_entries_scanned),
    billedEntries: Number(stats?.billing_details['index_entries_billable']),
  };
}

describe('a query explained by the SDK', () => {
  let firestore: Firestore;
  beforeEach(() => {
    firestore = connect(emulator);
    return () => firestore.terminate();
  });
  const gifts = () => firestore.collection('gifts');
  const analyzed = async (query: Query) => {
    const { metrics, snapshot } = await query.explain({ analyze: true });
    expect(metrics.executionStats?.resultsReturned).toBe(snapshot?.size);
    return { ...read(metrics), ids: snapshot?.docs.map(({ id }) => Number(id)) };
  };

  test('is planned without being executed', async () => {
    const { metrics, snapshot } = await gifts().where('price', '>', 3).explain();
    expect(metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection', properties: '(price ASC, __name__ ASC)' },
    ]);
    expect(metrics.executionStats).toBeNull();
    expect(snapshot).toBeNull();
  });

  test('is executed when analyzed, with its duration and its reads', async () => {
    const { metrics, snapshot } = await gifts().where('color', '==', 'red').explain({ analyze: true });
    expect(snapshot?.docs.map(({ id }) => id)).toEqual(['00', '04', '08', '12', '16']);
    expect(snapshot?.readTime.toMillis()).toBeGreaterThan(0);
    expect(metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection', properties: '(color ASC, __name__ ASC)' },
    ]);
    const stats = metrics.executionStats;
    expect(stats).toMatchObject({ resultsReturned: 5, readOperations: 5 });
    const { seconds, nanoseconds } = stats?.executionDuration ?? { seconds: -1, nanoseconds: -1 };
    expect(seconds * 1e9 + nanoseconds).toBeGreaterThan(0);
    expect(stats?.debugStats).toEqual({
      index_entries_scanned: '5',
      documents_scanned: '5',
      billing_details: { documents_billable: '5', index_entries_billable: '0', small_ops: '0', min_query_cost: '0' },
    });
  });

  test.each<[string, (gifts: Query) => Query, string[], object]>([
    ['everything', (gifts) => gifts, ['(__name__ ASC)'], { reads: 20, entries: 20 }],
    ['a limit', (gifts) => gifts.limit(3), ['(__name__ ASC)'], { reads: 3, entries: 3 }],
    ['skipped documents', (gifts) => gifts.offset(4).limit(3), ['(__name__ ASC)'], { reads: 7, documents: 7 }],
    [
      'nothing',
      (gifts) => gifts.where('color', '==', 'black'),
      ['(color ASC, __name__ ASC)'],
      { reads: 1, entries: 0 },
    ],
    [
      'a falling order',
      (gifts) => gifts.orderBy('price', 'desc').limit(2),
      ['(price DESC, __name__ DESC)'],
      { reads: 2, entries: 2, ids: [19, 18] },
    ],
    [
      'an equality and an order',
      (gifts) => gifts.where('color', '==', 'red').orderBy('price', 'desc'),
      ['(color ASC, price DESC, __name__ DESC)'],
      { reads: 5, ids: [16, 12, 8, 4, 0] },
    ],
    [
      'merged equalities',
      (gifts) => gifts.where('color', '==', 'red').where('funded', '==', true),
      ['(color ASC, __name__ ASC)', '(funded ASC, __name__ ASC)'],
      { reads: 5, entries: 10 },
    ],
    [
      'an array',
      (gifts) => gifts.where('tags', 'array-contains', 'new'),
      ['(tags CONTAINS, __name__ ASC)'],
      { reads: 3, entries: 3 },
    ],
    [
      'alternatives',
      (gifts) => gifts.where(Filter.or(Filter.where('color', '==', 'red'), Filter.where('price', '==', 1))),
      ['(color ASC, __name__ ASC)', '(price ASC, __name__ ASC)'],
      { reads: 6, entries: 6 },
    ],
    [
      'two ranges, whose index entries are billed',
      (gifts) => gifts.where('price', '>=', 10).where('weight', '<', 3),
      ['(price ASC, weight ASC, __name__ ASC)'],
      { reads: 3, documents: 2, entries: 10, billedEntries: 10, ids: [18, 19] },
    ],
  ])('reads what production would for %s', async (_what, build, indexes, expected) => {
    expect(await analyzed(build(gifts()))).toMatchObject({ indexes, ...expected });
  });

  test('names the scope of a collection group', async () => {
    const { metrics } = await firestore.collectionGroup('gifts').where('price', '==', 1).explain();
    expect(metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection group', properties: '(price ASC, __name__ ASC)' },
    ]);
  });

  test('streams its documents and then its metrics', async () => {
    const documents: DocumentSnapshot[] = [];
    const metrics: ExplainMetrics[] = [];
    for await (const chunk of gifts().where('funded', '==', true).explainStream({ analyze: true })) {
      const part = chunk as unknown as { document?: DocumentSnapshot; metrics?: ExplainMetrics };
      if (part.document) documents.push(part.document);
      if (part.metrics) metrics.push(part.metrics);
    }
    expect(documents).toHaveLength(10);
    expect(metrics.map(read)).toMatchObject([{ indexes: ['(funded ASC, __name__ ASC)'], reads: 10 }]);
  });

  test('explains aggregations, which read index entries instead of documents', async () => {
    const totals = gifts()
      .where('funded', '==', true)
      .aggregate({ count: AggregateField.count(), sum: AggregateField.sum('price') });
    const planned = await totals.explain();
    expect([planned.snapshot, planned.metrics.executionStats]).toEqual([null, null]);
    const { metrics, snapshot } = await totals.explain({ analyze: true });
    expect(snapshot?.data()).toEqual({ count: 10, sum: 90 });
    expect(metrics.executionStats?.resultsReturned).toBe(1);
    expect(read(metrics)).toEqual({
      indexes: ['(funded ASC, price ASC, __name__ ASC)'],
      reads: 1,
      documents: 0,
      entries: 10,
      billedEntries: 10,
    });
    const count = await gifts().count().explain({ analyze: true });
    expect(read(count.metrics)).toMatchObject({ indexes: ['(__name__ ASC)'], reads: 1, entries: 20 });
  });

  test('explains a search for the nearest vectors, which reads every vector', async () => {
    // The package does not declare this method, but documents and implements it.
    const search = gifts()
      .where('funded', '==', true)
      .findNearest({
        vectorField: 'taste',
        queryVector: [10, 1],
        limit: 2,
        distanceMeasure: 'EUCLIDEAN',
      }) as unknown as Pick<Query, 'explain'>;
    const planned = await search.explain();
    expect(planned.metrics.executionStats).toBeNull();
    const { metrics, snapshot } = await search.explain({ analyze: true });
    expect(snapshot?.docs.map(({ id }) => id)).toEqual(['10', '12']);
    expect(read(metrics)).toEqual({
      indexes: ['(funded ASC, __name__ ASC, taste VECTOR<2>)'],
      reads: 3,
      documents: 2,
      entries: 5,
      billedEntries: 5,
    });
  });
});

describe('a query explained over REST', () => {
  const where = { fieldFilter: { field: { fieldPath: 'price' }, op: 'LESS_THAN', value: { integerValue: '2' } } };
  const structuredQuery = { from: [{ collectionId: 'gifts' }], where };
  const planSummary = { indexesUsed: [{ query_scope: 'Collection', properties: '(price ASC, __name__ ASC)' }] };

  test('has metrics only, or documents and then metrics', async () => {
    const rest = new Rest(emulator.origin, PROJECT);
    const planned = await rest.post(':runQuery', { structuredQuery, explainOptions: {} });
    expect([planned.status, planned.body]).toEqual([200, [{ explainMetrics: { planSummary } }]]);
    const { body } = await rest.post(':runQuery', { structuredQuery, explainOptions: { analyze: true } });
    const readTime = expect.any(String) as string;
    expect(body).toEqual([
      { document: expect.objectContaining({ name: rest.name('gifts/00') }) as object, readTime },
      { document: expect.objectContaining({ name: rest.name('gifts/01') }) as object, readTime },
      {
        explainMetrics: {
          planSummary,
          executionStats: {
            resultsReturned: '2',
            executionDuration: expect.stringMatching(/^\d+\.\d+s$/) as string,
            readOperations: '2',
            debugStats: {
              index_entries_scanned: '2',
              documents_scanned: '2',
              billing_details: {
                documents_billable: '2',
                index_entries_billable: '0',
                small_ops: '0',
                min_query_cost: '0',
              },
            },
          },
        },
        readTime,
      },
    ]);
  });

  test('explains a search for the nearest vectors', async () => {
    const rest = new Rest(emulator.origin, PROJECT);
    const numbers = (...values: readonly number[]) => ({ values: values.map((doubleValue) => ({ doubleValue })) });
    const queryVector = {
      mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: numbers(10, 1) } } },
    };
    const findNearest = { vectorField: { fieldPath: 'taste' }, queryVector, distanceMeasure: 'EUCLIDEAN', limit: 2 };
    const explained = (analyze: boolean) =>
      rest.post(':runQuery', {
        structuredQuery: { from: [{ collectionId: 'gifts' }], findNearest },
        explainOptions: { analyze },
      });
    const planSummary = { indexesUsed: [{ query_scope: 'Collection', properties: '(__name__ ASC, taste VECTOR<2>)' }] };
    expect((await explained(false)).body).toEqual([{ explainMetrics: { planSummary } }]);
    expect((await explained(true)).body).toMatchObject([
      { document: { name: rest.name('gifts/10') } },
      { document: { name: rest.name('gifts/11') } },
      {
        explainMetrics: {
          planSummary,
          executionStats: {
            resultsReturned: '2',
            // The two documents, and one batch of the ten vectors that were compared.
            readOperations: '3',
            debugStats: { index_entries_scanned: '10', documents_scanned: '2' },
          },
        },
      },
    ]);
  });

  test('explains aggregations', async () => {
    const rest = new Rest(emulator.origin, PROJECT);
    const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'n', count: {} }] };
    const explained = (analyze: boolean) =>
      rest.post(':runAggregationQuery', { structuredAggregationQuery, explainOptions: { analyze } });
    expect((await explained(false)).body).toEqual([{ explainMetrics: { planSummary } }]);
    expect((await explained(true)).body).toMatchObject([
      {
        result: { aggregateFields: { n: { integerValue: '2' } } },
        explainMetrics: { planSummary, executionStats: { resultsReturned: '1', readOperations: '1' } },
      },
    ]);
  });
});

test('names the composite indexes of the file that serve the query', async () => {
  const file = join(temporaryFolder(), 'firestore.indexes.json');
  const fields = [
    { fieldPath: 'color', order: 'ASCENDING' },
    { fieldPath: 'price', order: 'ASCENDING' },
  ];
  writeFileSync(file, JSON.stringify({ indexes: [{ collectionGroup: 'gifts', queryScope: 'COLLECTION', fields }] }));
  const indexed = await startEmulatorForTest('--require-indexes', file);
  const firestore = connect(indexed);
  const red = firestore.collection('gifts').where('color', '==', 'red');
  const { metrics } = await red.orderBy('price', 'desc').explain();
  expect(metrics.planSummary.indexesUsed).toEqual([
    { query_scope: 'Collection', properties: '(color ASC, price ASC, __name__ ASC)' },
  ]);
  await expect(red.orderBy('weight').explain()).rejects.toThrow('The query requires an index');
  await firestore.terminate();
  await indexed.stop();
});
