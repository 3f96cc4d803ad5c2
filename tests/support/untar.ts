import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

const BLOCK = 512;

/** Extracts the regular files of a tar archive. */
export async function untar(archive: Buffer, folder: string): Promise<void> {
  for (let at = 0; at + BLOCK <= archive.length;) {
    const header = archive.subarray(at, at + BLOCK);
    const name = text(header, 0, 100);
    if (name === '') return;
    const size = Number.parseInt(text(header, 124, 12), 8);
    const mode = Number.parseInt(text(header, 100, 8), 8);
    const type = String.fromCharCode(header[156] ?? 0);
    at += BLOCK;
    if (type === '0' || type === '\0') {
      const path = join(folder, normalize(`/${name}`));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, archive.subarray(at, at + size), { mode: mode & 0o777 });
    }
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
}

function text(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? length : end).trim();
}
