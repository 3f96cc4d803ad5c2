import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmulatorForTest } from './emulator-process.ts';
import { Rest } from './raw/rest.ts';
import { temporaryFolder } from './temporary-folder.ts';

const field = (fieldPath: string) => ({ field: { fieldPath } });
const equal = (fieldPath: string) => ({
  fieldFilter: { ...field(fieldPath), op: 'EQUAL', value: { booleanValue: true } },
});
const both = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });

test('a query without its composite index fails and names the missing index', async () => {
  const file = join(temporaryFolder(), 'firestore.indexes.json');
  const fields = [
    { fieldPath: 'shown', order: 'ASCENDING' },
    { fieldPath: 'price', order: 'DESCENDING' },
  ];
  writeFileSync(
    file,
    JSON.stringify({ indexes: [{ collectionGroup: 'gifts', queryScope: 'COLLECTION', fields }], fieldOverrides: [] }),
  );
  const emulator = await startEmulatorForTest('--require-indexes', file);
  const rest = new Rest(emulator.origin, 'indexed');
  const run = (query: object) =>
    rest.post(':runQuery', { structuredQuery: { from: [{ collectionId: 'gifts' }], ...query } });
  const fallingPrice = [{ ...field('price'), direction: 'DESCENDING' }];

  const indexed = await run({ where: equal('shown'), orderBy: fallingPrice });
  expect(indexed.status).toBe(200);
  for (const alone of [
    {},
    { where: equal('gone') },
    { orderBy: [field('price')] },
    { where: both(equal('a'), equal('b')) },
  ]) {
    expect((await run(alone)).status).toBe(200);
  }
  const missing = await run({ where: equal('gone'), orderBy: fallingPrice });
  expect(missing.status).toBe(400);
  const text = JSON.stringify(missing.body);
  expect(text).toContain('FAILED_PRECONDITION');
  expect(text).toContain('The query requires an index');
  expect(text).toMatch(/gone.*price/);
  await emulator.stop();
});
