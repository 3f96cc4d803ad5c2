/**
 * Starts the emulator from its TypeScript sources (`node emulator/launch.mjs [flags]`) or the Storage rules runtime
 * (`node emulator/launch.mjs storage-rules [recordings folder]`).
 *
 * Loading over a hundred source files takes longer than starting, so they are bundled into dist/<stamp>/. The stamp
 * hashes every source's path, size and mtime; if a bundle with that stamp exists, it is reused.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const DIST = `${ROOT}dist/`;

const storageRules = process.argv[2] === 'storage-rules';
const entry = storageRules ? 'storage-rules' : 'main';
const bundle = `${DIST}${stampOfSources()}/`;
if (!existsSync(`${bundle}${entry}.js`)) {
  const { buildBundle } = await import('./bundle.mjs');
  await buildBundle(ROOT, DIST, bundle);
}
const program = await import(pathToFileURL(`${bundle}${entry}.js`).href);
if (storageRules) await program.runStorageRules(process.stdin, process.stdout, process.stderr, process.argv[3]);
else await program.main(process.argv.slice(2));

function stampOfSources() {
  let stamp = 2166136261;
  const mix = (text) => {
    for (let index = 0; index < text.length; index += 1) stamp = Math.imul(stamp ^ text.charCodeAt(index), 16777619);
  };
  const walk = (directory) => {
    for (const found of readdirSync(directory, { withFileTypes: true })) {
      const path = `${directory}${found.name}`;
      if (found.isDirectory()) {
        if (found.name !== 'dist' && found.name !== 'node_modules') walk(`${path}/`);
      } else if (/\.(ts|mjs|json)$/.test(found.name) && !found.name.endsWith('.test.ts')) {
        const { size, mtimeMs } = statSync(path);
        mix(`${path}|${size}|${mtimeMs};`);
      }
    }
  };
  walk(ROOT);
  // A dependency upgrade needs a new bundle.
  const lock = statSync(`${ROOT}../package-lock.json`, { throwIfNoEntry: false });
  if (lock) mix(`${lock.size}|${lock.mtimeMs}`);
  return (stamp >>> 0).toString(16).padStart(8, '0');
}
