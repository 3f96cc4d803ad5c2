import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';

type Chunk = Rollup.OutputChunk;

/** Every provider of a member's page. */
const PROVIDERS = ['src/app/providers.tsx', 'src/app/member-area.tsx', 'src/app/member-bell.tsx'];

async function chunksOfSession(): Promise<Chunk[]> {
  const built = await build({
    root: PROJECT_ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: PROVIDERS, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput;
  return output.filter((part): part is Chunk => part.type === 'chunk');
}

/** The chunks loaded together with a chunk. */
function loadedWith(entry: Chunk, chunks: readonly Chunk[]): Chunk[] {
  const loaded = new Set([entry]);
  for (const chunk of loaded)
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) loaded.add(imported);
    }
  return [...loaded];
}

function firebaseIn(chunks: readonly Chunk[]): string[] {
  return chunks
    .flatMap(({ modules }) => Object.keys(modules))
    .filter((id) => /node_modules\/(@firebase|firebase)\//.test(id));
}

it('loads no Firebase code before it is needed', async () => {
  const chunks = await chunksOfSession();
  const entries = chunks.filter(({ isEntry }) => isEntry);
  expect(entries.flatMap((entry) => entry.exports).sort()).toEqual(['MemberArea', 'MemberBell', 'Providers']);
  expect(firebaseIn(entries.flatMap((entry) => loadedWith(entry, chunks)))).toEqual([]);
  // Firebase is still available on demand.
  expect(firebaseIn(chunks)).not.toEqual([]);
});
