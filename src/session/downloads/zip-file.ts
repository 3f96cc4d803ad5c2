import { strToU8, zipSync } from 'fflate';

export function zipFile(texts: Readonly<Record<string, string>>): Blob {
  const files = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)]));
  return new Blob([zipSync(files)], { type: 'application/zip' });
}
