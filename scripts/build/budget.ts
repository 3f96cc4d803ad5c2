import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { firstScripts, scriptsLoadedBy } from './built-scripts.ts';
import { precachedFiles } from './service-worker.ts';

/**
 * The size limits in kB, compressed as by Hosting: what is loaded before a page can be used, and each chunk after that.
 */
const MOST = {
  /** HTML with its inline styles and scripts. */
  page: 24,
  /** JavaScript of the guest's page until the list is visible. */
  guestScripts: 87,
  /** JavaScript that a guest loads on demand to give under a name: the sheet, the settings, signing in, the recording. */
  giving: 24,
  /** JavaScript that is loaded after that, on a list with UPI: the addresses, the QR code, and what marks the gift as sent. */
  sending: 10,
  /** What a guest who gives anonymously has loaded until the thanks: no signing in, a key, the scripts of the page. */
  untilThanks: 110,
  /** JavaScript of any other page, without its screen. */
  scripts: 106,
  /** A screen, or any other chunk loaded on demand. */
  piece: 30,
  /** What the screens of members share with the dashboard, in one chunk (screen-chunks.ts). */
  members: 36,
  /** The messages of a language until giving. */
  firstMessages: 6,
  /** The styles of the six themes (src/ui/theme-styles.tsx), which the guest's page has inline. */
  themes: 3,
  /** The full Firestore SDK for live queries, loaded after the page for signed-in users. */
  liveQueries: 110,
  /** What the service worker keeps for every visitor. */
  precached: 250,
} as const;

interface Limit {
  readonly what: string;
  readonly files: readonly string[];
  readonly most: number;
}

/** Fails with everything that is above its limit. */
export function requireWithinBudget(outDir: string): void {
  const sizeOf = sizes(outDir);
  const lines = limits(outDir).flatMap(({ what, files, most }) => {
    const kilobytes = sizeOf(files, most);
    return kilobytes > most ? [`  ${what}: ${kilobytes.toFixed(2)} kB, at most ${most} kB (compressed)`] : [];
  });
  if (lines.length === 0) return;
  throw new Error(`These files exceed the size budget for a phone on a slow network:\n${lines.join('\n')}`);
}

/**
 * The compressed size of files in kB. Compressing as Hosting does takes long, so the result is only an upper bound if that
 * is within the limit: the plain size, or compressed quickly.
 */
function sizes(outDir: string): (files: readonly string[], most: number) => number {
  const read = (file: string) => readFileSync(join(outDir, file));
  const compressed = (file: string, quality: number) =>
    brotliCompressSync(read(file), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const measures = [read, (file: string) => compressed(file, 5), (file: string) => compressed(file, 11)].map(
    (measure) => remembering((file) => measure(file).length / 1000),
  );
  return (files, most) => {
    let total = 0;
    for (const measure of measures) {
      total = files.reduce((sum, file) => sum + measure(file), 0);
      if (total <= most) break;
    }
    return total;
  };
}

/** Every page loads the same scripts. */
function remembering(measure: (file: string) => number): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const size = known.get(file) ?? measure(file);
    known.set(file, size);
    return size;
  };
}

function limits(outDir: string): readonly Limit[] {
  const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const found = pages.flatMap((page): Limit[] => [
    { what: page, files: [page], most: MOST.page },
    {
      what: `the scripts of ${page}`,
      files: firstScripts(outDir, page),
      most: page === 'wishlist.html' ? MOST.guestScripts : MOST.scripts,
    },
  ]);
  for (const file of readdirSync(join(outDir, 'assets'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const most = /(\/first|^wording-.*)\.json$/.test(file) ? MOST.firstMessages : MOST.piece;
    found.push({ what: file, files: [`assets/${file}`], most });
  }
  const first = new Set(pages.flatMap((page) => firstScripts(outDir, page)));
  for (const asset of readdirSync(join(outDir, 'assets')).filter((file) => file.endsWith('.js'))) {
    if (first.has(`assets/${asset}`)) continue;
    const most = /^(live-query|watch-)/.test(asset)
      ? MOST.liveQueries
      : asset.startsWith('theme-styles-')
        ? MOST.themes
        : asset.startsWith('members-')
          ? MOST.members
          : MOST.piece;
    found.push({ what: asset, files: [`assets/${asset}`], most });
  }
  const opening = firstScripts(outDir, 'wishlist.html');
  const giving = scriptsLoadedBy(outDir, opening, GIVING);
  const signingIn = scriptsLoadedBy(outDir, [...opening, ...giving], SIGNING_IN);
  const provingIt = scriptsLoadedBy(outDir, [...opening, ...giving], PROVING_IT);
  found.push(
    { what: 'giving under a name', files: [...giving, ...signingIn], most: MOST.giving },
    {
      what: 'sending by UPI',
      files: scriptsLoadedBy(outDir, [...opening, ...giving, ...signingIn], SENDING),
      most: MOST.sending,
    },
    {
      what: 'the scripts of wishlist.html and giving anonymously',
      files: [...opening, ...giving, ...provingIt],
      most: MOST.untilThanks,
    },
    { what: 'the files that the service worker keeps', files: precachedFiles(outDir), most: MOST.precached },
  );
  return found;
}

const GIVING = ['giving-sheet', 'read-settings', 'record-contribution'];
const SIGNING_IN = ['guest-sign-in'];
const SENDING = ['send-step', 'mark-sent'];
const PROVING_IT = ['giver-key'];
