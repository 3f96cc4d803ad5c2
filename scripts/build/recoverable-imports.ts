import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's wrapper of each `import()` in a browser build. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const LOAD_CHUNK = fileURLToPath(new URL('../../src/app/load-chunk.ts', import.meta.url));

/** Allows retrying a failed `import()` (src/app/load-chunk.ts). */
export function recoverableImports(): Plugin {
  return {
    name: 'recoverable-imports',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      return id === PRELOAD_HELPER ? `export { loadChunk as __vitePreload } from ${JSON.stringify(LOAD_CHUNK)};` : null;
    },
  };
}
