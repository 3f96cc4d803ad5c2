import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator, startEmulatorForTest, type EmulatorProcess } from './emulator-process.ts';
import { Rest } from './raw/rest.ts';
import { temporaryFolder } from './temporary-folder.ts';

let emulator: EmulatorProcess;

beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.stop());

const exportTo = (rest: Rest, directory: string, project: string) =>
  fetch(`${emulator.origin}/emulator/v1/projects/${project}:export`, {
    method: 'POST',
    body: JSON.stringify({ database: rest.database, export_directory: directory, export_name: 'kept' }),
  });

const metadataIn = (folder: string) => join(folder, 'kept', 'kept.overall_export_metadata');

test('restores an export with values of every type at every depth', async () => {
  const folder = temporaryFolder();
  const rest = new Rest(emulator.origin, 'exporting');
  const fields = {
    nothing: { nullValue: null },
    yes: { booleanValue: true },
    large: { integerValue: '-9223372036854775808' },
    half: { doubleValue: 0.5 },
    whole: { doubleValue: 3 },
    nan: { doubleValue: 'NaN' },
    text: { stringValue: 'शगुन 🪔 \u0000' },
    bytes: { bytesValue: 'AAH/' },
    when: { timestampValue: '1969-12-31T23:59:59.999999Z' },
    where: { geoPointValue: { latitude: 28.5, longitude: -77.25 } },
    other: { referenceValue: rest.name('gifts/b') },
    list: {
      arrayValue: {
        values: [{ integerValue: '1' }, { stringValue: 'two' }, { mapValue: { fields: { a: { nullValue: null } } } }],
      },
    },
    none: { arrayValue: {} },
    map: { mapValue: { fields: { deep: { mapValue: { fields: { 'odd.name': { booleanValue: false } } } } } } },
  };
  await rest.store({ 'gifts/a': fields, 'gifts/b': {}, 'gifts/missing/notes/n': { n: { integerValue: '1' } } });
  expect((await exportTo(rest, folder, 'exporting')).status).toBe(200);

  const restored = await startEmulatorForTest('--seed_from_export', metadataIn(folder), '--project_id', 'exporting');
  const again = new Rest(restored.origin, 'exporting');
  const { body } = await again.get('/gifts/a');
  const before = await rest.get('/gifts/a');
  expect((body as { fields: object }).fields).toEqual((before.body as { fields: object }).fields);
  expect(before.body).toMatchObject({ fields: { whole: { doubleValue: 3 }, large: fields.large } });
  expect(await again.get('/gifts/b')).toMatchObject({ status: 200 });
  expect(await again.get('/gifts/missing/notes/n')).toMatchObject({ body: { fields: { n: { integerValue: '1' } } } });
  await restored.stop();
});

test('exports and imports an empty database', async () => {
  const folder = temporaryFolder();
  const rest = new Rest(emulator.origin, 'empty');
  expect((await exportTo(rest, folder, 'empty')).status).toBe(200);
  const restored = await startEmulatorForTest('--seed_from_export', metadataIn(folder), '--project_id', 'empty');
  expect((await new Rest(restored.origin, 'empty').post(':listCollectionIds', {})).body).toEqual({});
  await restored.stop();
});

test.each([
  ['does not exist', (folder: string) => join(folder, 'none.overall_export_metadata')],
  [
    'is malformed',
    (folder: string) => {
      const path = join(folder, 'broken.overall_export_metadata');
      writeFileSync(path, 'this is no export');
      return path;
    },
  ],
])('reports an import file that %s in one line', async (_what, fileIn) => {
  const path = fileIn(temporaryFolder());
  const failure = await startEmulatorForTest('--seed_from_export', path, '--project_id', 'importing').then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  expect(failure).toContain(path);
  expect(failure).not.toMatch(/\n\s+at /);
});
