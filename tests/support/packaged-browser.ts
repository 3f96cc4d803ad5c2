import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar';

export interface PackagedBrowser {
  readonly executable: string;
  /** The package includes its own libraries and fonts. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The package contains a program for 64-bit Intel Linux only. */
export const isPackagedForThisMachine = process.platform === 'linux' && process.arch === 'x64';

/** Chromium from the npm package @sparticuz/chromium, unpacked once per version. */
export async function packagedBrowser(): Promise<PackagedBrowser> {
  if (!isPackagedForThisMachine) {
    throw new Error(
      `The browser of the npm package runs on 64-bit Intel Linux, not on ${process.platform} ${process.arch}: install Chrome or Chromium, or set CHROME_PATH.`,
    );
  }
  // The package exports only its loader; its files are relative to build/cjs/index.cjs.
  const home = join(dirname(resolve('@sparticuz/chromium')), '..', '..');
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
  const folder = join(home, '..', '..', '.cache', 'shagun', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(join(home, 'bin'), folder);
  return {
    executable: join(folder, 'chromium'),
    environment: { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_PATH: folder },
  };
}

/** For an installed browser: with the fonts of the package, texts wrap as they do in the browser of the package. */
export async function packagedFonts(): Promise<Readonly<Record<string, string>>> {
  if (!isPackagedForThisMachine) return {};
  const { FONTCONFIG_PATH = '' } = (await packagedBrowser()).environment;
  return { FONTCONFIG_PATH };
}

/** Chromium 103, near the oldest supported version. It uses the libraries and fonts of the current one. */
export async function oldestBrowser(): Promise<PackagedBrowser> {
  const { environment } = await packagedBrowser();
  const home = join(dirname(resolve('chromium-103')), '..');
  const executable = join(home, '..', '.cache', 'shagun', 'chromium-103');
  if (!existsSync(executable)) {
    const fresh = `${executable}.${process.pid}`;
    await mkdir(dirname(fresh), { recursive: true });
    await decompress(join(home, 'bin', 'chromium.br'), fresh);
    await rename(fresh, executable);
  }
  return { executable, environment };
}

async function decompress(packed: string, program: string): Promise<void> {
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(program));
  await chmod(program, 0o755);
}

function resolve(name: string): string {
  return createRequire(import.meta.url).resolve(name);
}

async function unpack(packed: string, folder: string): Promise<void> {
  // Renamed when complete, so that concurrent test runs never see a partial copy.
  const fresh = `${folder}.${process.pid}`;
  await mkdir(fresh, { recursive: true });
  await Promise.all([
    decompress(join(packed, 'chromium.br'), join(fresh, 'chromium')),
    ...['al2023', 'fonts', 'swiftshader'].map((name) => extract({ file: join(packed, `${name}.tar.br`), cwd: fresh })),
  ]);
  await writeFile(join(fresh, 'fonts.conf'), fontConfiguration(folder));
  try {
    await rename(fresh, folder);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
}
