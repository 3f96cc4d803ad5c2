import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** In kB over the network, compressed as Hosting does. What is loaded before a page can be used, and each piece after that. */
const MOST = {
  /** HTML with its style sheet and first lines. */
  page: 24,
  /** JavaScript of the guest's page before the list is seen. */
  guestScripts: 88,
  /** JavaScript of any other page, without its own screen. */
  scripts: 106,
  /** A screen, or anything else that is loaded when it is needed. */
  piece: 30,
  /** Live queries: they are loaded for who is signed in, after the page is there. */
  liveQueries: 110,
} as const;

interface Excess {
  readonly what: string;
  readonly kilobytes: number;
  readonly most: number;
}

/** What is larger than it may be; nothing if all is well. */
export function overBudget(outDir: string): readonly Excess[] {
  const sizeOf = (file: string) => brotliCompressSync(readFileSync(join(outDir, file))).length / 1000;
  const pages = readdirSync(outDir).filter((file) => file.endsWith('.html'));
  const checks = pages.flatMap((page): Excess[] => {
    const scripts = scriptsOf(readFileSync(join(outDir, page), 'utf8'));
    return [
      { what: page, kilobytes: sizeOf(page), most: MOST.page },
      {
        what: `the scripts of ${page}`,
        kilobytes: scripts.reduce((sum, script) => sum + sizeOf(script), 0),
        most: page === 'wishlist.html' ? MOST.guestScripts : MOST.scripts,
      },
    ];
  });
  const first = new Set(pages.flatMap((page) => scriptsOf(readFileSync(join(outDir, page), 'utf8'))));
  for (const asset of readdirSync(join(outDir, 'assets')).filter((file) => file.endsWith('.js'))) {
    if (first.has(`assets/${asset}`)) continue;
    const most = /^(live-query|watch-)/.test(asset) ? MOST.liveQueries : MOST.piece;
    checks.push({ what: asset, kilobytes: sizeOf(`assets/${asset}`), most });
  }
  return checks.filter(({ kilobytes, most }) => kilobytes > most);
}

/** What a page names in its head is loaded at once. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
}
