import { expect, it } from 'vitest';
import { FakeService } from './fake-service.ts';
import { warnOfOtherProjects } from './single-project.ts';

it('warns once about each other project, whichever call names it', async () => {
  const service = new FakeService();
  const warnings: string[] = [];
  const watched = warnOfOtherProjects(service, 'mine', (message) => warnings.push(message));
  const caller = { kind: 'anonymous' } as const;
  await watched.unary('Commit', { database: 'projects/mine/databases/(default)' }, caller);
  await watched.unary('GetDocument', { name: 'projects/other/databases/(default)/documents/a/b' }, caller);
  await watched.serverStreaming('RunQuery', { parent: 'projects/other/databases/(default)/documents' }, caller);
  await watched.unary(
    'UpdateDocument',
    { document: { name: 'projects/third/databases/(default)/documents/a/b' } },
    caller,
  );
  watched
    .openStream('Listen', caller, service.streams[0]?.peer ?? { send: () => undefined, end: () => undefined })
    .receive({
      database: 'projects/fourth/databases/(default)',
    });
  expect(warnings.map((warning) => /"(\w+)"/.exec(warning)?.[1])).toEqual(['other', 'third', 'fourth']);
  expect(service.calls).toHaveLength(4);
  expect(service.streams[0]?.received).toHaveLength(1);
});
