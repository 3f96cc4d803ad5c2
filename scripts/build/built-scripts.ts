import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const DYNAMIC_IMPORT = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** The scripts that a page starts with. A painted page names them in a meta element (write-pages.ts). */
export function firstScripts(outDir: string, page: string): readonly string[] {
  const html = readFileSync(join(outDir, page), 'utf8');
  return [...html.matchAll(/<(?:script|link|meta)[^>]*(?:src|href|content)="\/(assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
}

/** What these scripts import on demand under one of these names, with everything that it imports. */
export function scriptsLoadedBy(
  outDir: string,
  loaded: readonly string[],
  names: readonly string[],
): readonly string[] {
  const imported = (script: string, how: RegExp) =>
    [...readFileSync(join(outDir, script), 'utf8').matchAll(how)].map(([, file = '']) => `assets/${file}`);
  const found = new Set<string>();
  const add = (script: string) => {
    if (loaded.includes(script) || found.has(script)) return;
    found.add(script);
    imported(script, STATIC_IMPORT).forEach(add);
  };
  const onDemand = loaded.flatMap((script) => imported(script, DYNAMIC_IMPORT));
  for (const name of names) {
    const start = onDemand.find((script) => script.startsWith(`assets/${name}-`));
    if (start === undefined) throw new Error(`No script that the guest's page loads on demand is named ${name}.`);
    add(start);
  }
  return [...found];
}
