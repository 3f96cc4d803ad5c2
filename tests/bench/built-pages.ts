import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmulator } from '../../emulator/bench/emulator-process.ts';
import { buildAppFor } from '../../scripts/preview/build-app.ts';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { benchList, storeList } from './bench-list.ts';
import { servePages } from './page-server.ts';
import { servePictures } from './picture-server.ts';

interface BuiltPages {
  readonly origin: string;
  /** The URL of a wishlist. */
  readonly wishlist: string;
}

/** Serves the production build with data from an emulator while `measure` runs. */
export async function withBuiltPages(
  measure: (pages: BuiltPages) => Promise<void>,
  { gifts = 8, pictures = 0 }: { readonly gifts?: number; readonly pictures?: number } = {},
): Promise<void> {
  const cache = join(PROJECT_ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'bench-guest-'));
  const storage = await servePictures();
  const emulator = await startEmulator('--rules', join(PROJECT_ROOT, 'firestore.rules'));
  try {
    const wishlist = benchList(new Date(), gifts, storage.addresses(pictures));
    await storeList(emulator.port, wishlist);
    // The page does not use Auth while loading.
    await buildAppFor({ auth: 9, firestore: emulator.port, storage: storage.port }, folder);
    const pages = await servePages(folder);
    try {
      await measure({ origin: pages.origin, wishlist: `${pages.origin}/wishlist/${wishlist.id}` });
    } finally {
      await pages.stop();
    }
  } finally {
    await emulator.stop();
    await storage.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
