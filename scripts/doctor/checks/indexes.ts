import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../suite/project.ts';
import { type Check, DEPLOY, type Difference } from '../check.ts';
import { listAt, textAt } from '../google-apis.ts';

export const firestoreIndexes: Check = {
  title: 'Firestore indexes',
  run: async ({ project, google }) => {
    const groups = `/v1/projects/${project}/databases/(default)/collectionGroups/-`;
    const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
    const [indexes, fields] = await Promise.all([
      google.list('firestore', `${groups}/indexes`, 'indexes'),
      google.list('firestore', `${groups}/fields?filter=${filter}`, 'fields'),
    ]);
    const own: unknown = JSON.parse(readFileSync(join(PROJECT_ROOT, 'firestore.indexes.json'), 'utf8'));

    const wanted = listAt(own, 'indexes').map((index) => indexName(textAt(index, 'collectionGroup'), index));
    const built = new Map(indexes.map((index) => [indexName(groupOf(index), index), textAt(index, 'state')]));
    const wantedFields = listAt(own, 'fieldOverrides').map((field) =>
      fieldName(textAt(field, 'collectionGroup'), field),
    );
    const deployedFields = fields
      .filter((field) => !textAt(field, 'name').includes('/__default__/'))
      .map((field) => fieldName(groupOf(field), field));

    const deploy = `${DEPLOY} ${project} --only firestore:indexes`;
    const remove = `${deploy}, and answer yes when it asks whether to delete it; or add it to firestore.indexes.json`;
    const missing = [...without(wanted, [...built.keys()]), ...without(wantedFields, deployedFields)];
    const extra = [...without([...built.keys()], wanted), ...without(deployedFields, wantedFields)];
    return {
      differences: [
        ...missing.map((name): Difference => ({ what: `Missing: ${name}`, remedy: deploy })),
        ...extra.map((name): Difference => ({ what: `Not in the repository: ${name}`, remedy: remove })),
        ...wanted.flatMap((name): Difference[] => {
          const state = built.get(name) ?? 'READY';
          if (state === 'READY') return [];
          return [
            {
              what: `${name} is ${state}.`,
              remedy: 'Wait until it is built. If it needs repair, delete and deploy it.',
            },
          ];
        }),
      ],
    };
  },
};

const without = (names: readonly string[], others: readonly string[]) => names.filter((name) => !others.includes(name));

/** `projects/…/collectionGroups/wishlists/indexes/…` and `…/fields/…` */
function groupOf(stored: unknown): string {
  return /\/collectionGroups\/([^/]+)\//.exec(textAt(stored, 'name'))?.[1] ?? '';
}

/** "index wishlists(userId ascending, createdAt descending)". Google adds a last `__name__` in the order of the field before it. */
function indexName(group: string, index: unknown): string {
  const fields = listAt(index, 'fields').map((field) => ({
    path: textAt(field, 'fieldPath'),
    mode: (textAt(field, 'order') || textAt(field, 'arrayConfig')).toLowerCase(),
  }));
  const [before, last] = fields.slice(-2);
  const usual = before?.mode === 'descending' ? 'descending' : 'ascending';
  if (last?.path === '__name__' && last.mode === usual) fields.pop();
  const scope = textAt(index, 'queryScope') === 'COLLECTION_GROUP' ? ' of the collection group' : '';
  return `index ${group}(${fields.map(({ path, mode }) => `${path} ${mode}`).join(', ')})${scope}`;
}

/** "field wishlists.items, indexed: nothing" */
function fieldName(group: string, field: unknown): string {
  const path = textAt(field, 'fieldPath') || (textAt(field, 'name').split('/fields/')[1] ?? '');
  const stored = listAt(field, 'indexConfig', 'indexes');
  const modes = [...stored.flatMap((index) => listAt(index, 'fields')), ...listAt(field, 'indexes')]
    .map((index) => (textAt(index, 'order') || textAt(index, 'arrayConfig')).toLowerCase())
    .sort();
  return `field ${group}.${path}, indexed: ${modes.join(', ') || 'nothing'}`;
}
